// npm run contract [-- --release]: compares the API with the released one, or releases the current one.
import '../setup/help.mjs';
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const released = join(root, 'packages/contracts/released.json');
const declared = join(root, 'packages/contracts/declared-changes.json');

const build = spawnSync('npx', ['tsc', '-b', 'packages/contracts'], {
  cwd: root,
  stdio: 'inherit',
});
if (build.status !== 0) process.exit(build.status ?? 1);

const { describeContract } = await import('./describe-contract.mjs');
const now = describeContract();
if (process.argv.includes('--release')) {
  writeFileSync(released, `${JSON.stringify(now, null, 1)}\n`);
  writeFileSync(declared, '[]\n');
  console.log(`Released: ${Object.keys(now.operations).length} operations.`);
} else {
  const { checkContract } = await import('./check-contract.mjs');
  const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
  const objections = checkContract(read(released), now, read(declared), root);
  for (const objection of objections) console.error(objection);
  if (objections.length === 0) console.log('No released operation is broken.');
  process.exitCode = objections.length === 0 ? 0 : 1;
}
