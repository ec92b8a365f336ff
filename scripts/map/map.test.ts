import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

it('docs/map.svg and docs/operations.md are current (else: npm run map)', () => {
  const run = spawnSync(process.execPath, [join(__dirname, 'generate.mjs'), '--check'], {
    encoding: 'utf8',
  });
  expect(run.stderr).toBe('');
  expect(run.status).toBe(0);
});
