// npm test: everything a change must pass, on a clean checkout as well. The last line counts the tests.
import './setup/help.mjs';
import './setup/node-version.mjs';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildAll } from './setup/build-all.mjs';
import { checkTypes } from './setup/check-types.mjs';
import { installPackages } from './setup/packages.mjs';
import { nodeProgram, root, runProgram } from './setup/run-program.mjs';
import { fail, say, seconds, step, together } from './setup/step.mjs';
import { ensureChromium, ensureRedis } from './setup/system-packages.mjs';
import { countTests } from './setup/test-count.mjs';
import { runJest, runPlaywright } from './setup/test-runs.mjs';

const results = [];

/** Runs one part. A failure is printed, recorded for the summary, and does not stop the other parts. */
async function part(name, run) {
  const began = Date.now();
  const result = { name, passed: true };
  results.push(result);
  try {
    await run();
  } catch (error) {
    result.passed = false;
    say(error?.message ?? String(error));
  }
  result.took = Date.now() - began;
}

const lint = () =>
  step('Lint (biome)', () =>
    runProgram(nodeProgram('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.')),
  );

/** Files, exports and libraries that nothing uses (knip.jsonc); after the build, which scripts import. */
const unused = () =>
  step('Unused code (knip)', () =>
    runProgram(nodeProgram('knip/bin/knip.js', '--no-config-hints', '--no-progress')),
  );

const unitAndServiceTests = () => step('Unit and service tests (jest)', runJest);

const browserTests = () => step('Browser tests (Playwright)', runPlaywright);

try {
  rmSync(join(root, 'reports'), { recursive: true, force: true });
  mkdirSync(join(root, 'reports'), { recursive: true });
  await installPackages();
  await ensureRedis();
  await ensureChromium();
  await part('Build', buildAll);
  await together([() => part('Types', checkTypes), () => part('Lint', lint)]);
  await part('Unused code', unused);
  await part('Unit and service tests', unitAndServiceTests);
  await part('Browser tests', browserTests);
  say();
  for (const { name, passed, took } of results) {
    say(`${passed ? 'passed' : 'FAILED'}  ${name} (${seconds(took)})`);
  }
  const { passed, failed, flaky } = countTests(join(root, 'reports'));
  say();
  for (const name of flaky) say(`FLAKY   passed only in the second run, please fix it: ${name}`);
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
  process.exitCode = failed === 0 && results.every((result) => result.passed) ? 0 : 1;
} catch (error) {
  fail(error);
}
