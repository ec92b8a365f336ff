import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const root = join(__dirname, '../..');
const knip = join(root, 'node_modules/knip/bin/knip.js');

/** What `npm run unused` prints; nothing when all is used (`knip.jsonc`). */
const unused = () =>
  promisify(execFile)(process.execPath, [knip, '--no-config-hints', '--no-progress'], {
    cwd: root,
  }).then(
    ({ stdout }) => stdout,
    (error: { stdout: string; stderr: string }) => error.stdout + error.stderr,
  );

it('every file, export and library is used', async () => {
  expect(await unused()).toBe('');
});
