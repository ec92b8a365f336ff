// npm run check [-- BRANCH]: quick checks before a commit: types, lint, and the tests of what differs from BRANCH (main)
// and of its nearest users.
import './setup/help.mjs';
import './setup/node-version.mjs';
import { changedFiles } from './setup/changed-files.mjs';
import { checkTypes } from './setup/check-types.mjs';
import { nodeProgram, root, runProgram } from './setup/run-program.mjs';
import { fail, say, seconds, step, together } from './setup/step.mjs';
import { testsOfChange } from './setup/tests-of-change.mjs';

const lint = () =>
  step('Lint (biome)', () =>
    runProgram(nodeProgram('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.')),
  );

async function unitTests() {
  const tests = testsOfChange(await changedFiles(process.argv[2] ?? 'main'), root).filter(
    (path) => !path.startsWith('e2e/'),
  );
  if (tests.length === 0) return say('No tests are about what changed.');
  const options = ['--config', 'jest.config.mjs', '--maxWorkers=2', '--runTestsByPath', ...tests];
  await step(`Tests of what changed (${tests.length} files)`, () =>
    runProgram(nodeProgram('jest/bin/jest.js', ...options), { show: true }),
  );
}

const began = Date.now();
try {
  await together([checkTypes, lint]);
  await unitTests();
  say(`Passed in ${seconds(Date.now() - began)}.`);
} catch (error) {
  fail(error);
}
