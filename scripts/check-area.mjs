// npm run check:area -- mfe-tools: the checks for a change of one area. The whole portal is tested on main.
import './setup/help.mjs';
import './setup/node-version.mjs';
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { frontEnds, sourcePackages } from './setup/build-plan.mjs';
import { nodeProgram, root, runProgram } from './setup/run-program.mjs';
import { fail, say, seconds, step } from './setup/step.mjs';

const [area] = process.argv.slice(2);
const isWeb = frontEnds.includes(area) || sourcePackages.includes(area);

const types = () =>
  step(`Types of ${area}`, () =>
    isWeb
      ? runProgram(nodeProgram('typescript/bin/tsc', '--noEmit', '-p', area))
      : runProgram(nodeProgram('typescript/bin/tsc', '-b', area)),
  );
const lint = () =>
  step('Lint (biome)', () =>
    runProgram(nodeProgram('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', area)),
  );
const tests = () =>
  step('Unit and service tests (jest)', () =>
    runProgram(
      nodeProgram(
        'jest/bin/jest.js',
        '--config',
        'jest.config.mjs',
        '--selectProjects',
        basename(area),
      ),
    ),
  );
const contract = () =>
  step('The API that was released', () =>
    runProgram([process.execPath, join(root, 'scripts/contract/contract.mjs')]),
  );
const build = () =>
  step(`Building ${area} (rspack)`, () =>
    runProgram(nodeProgram('@rspack/cli/bin/rspack.js', 'build'), {
      cwd: area,
      env: { NODE_ENV: 'production' },
    }),
  );

const began = Date.now();
try {
  if (!area || !existsSync(join(root, area, 'package.json'))) {
    throw new Error('Name an area by its folder: npm run check:area -- mfe-tools');
  }
  await types();
  await lint();
  await tests();
  await contract();
  if (frontEnds.includes(area)) await build();
  say(`Passed in ${seconds(Date.now() - began)}.`);
} catch (error) {
  fail(error);
}
