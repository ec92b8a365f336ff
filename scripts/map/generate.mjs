// npm run map: writes docs/map.svg and docs/operations.md. With --check it only says whether they are current.
import '../setup/help.mjs';
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './code-files.mjs';
import { drawMap } from './draw-map.mjs';
import { readCode } from './read-code.mjs';

const isCheck = process.argv.includes('--check');
if (!isCheck) {
  const build = spawnSync('npx', ['tsc', '-b', 'packages/contracts'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (build.status !== 0) process.exit(build.status ?? 1);
}
const { listOperations } = await import('./list-operations.mjs');

const pages = { 'docs/map.svg': drawMap(readCode()), 'docs/operations.md': listOperations() };
for (const [page, content] of Object.entries(pages)) {
  const target = join(root, page);
  if (!isCheck) writeFileSync(target, content);
  else if (readFileSync(target, 'utf8') !== content) {
    console.error(`${page} is not what the code says: run npm run map`);
    process.exitCode = 1;
  }
}
