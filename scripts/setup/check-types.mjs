import { buildServerSide } from './build-all.mjs';
import { frontEnds, sourcePackages } from './build-plan.mjs';
import { linkNewWorkspaces } from './packages.mjs';
import { nodeProgram, runProgram } from './run-program.mjs';
import { step, together } from './step.mjs';

/** Types of everything. The front ends' checks run two at a time; all problems of a folder are shown. */
export async function checkTypes() {
  linkNewWorkspaces();
  const web = [...sourcePackages, ...frontEnds, 'e2e'].map(
    (folder) => () =>
      step(`Types of ${folder}`, () =>
        runProgram(nodeProgram('typescript/bin/tsc', '--noEmit', '-p', folder)),
      ),
  );
  // Tests are not part of the build, so that an error in one never prevents the portal from starting.
  const tests = () =>
    step('Types of the server side with its tests', () =>
      runProgram(nodeProgram('typescript/bin/tsc', '--noEmit', '-p', 'tsconfig.tests.json')),
    );
  await together([buildServerSide, tests, ...web]);
}
