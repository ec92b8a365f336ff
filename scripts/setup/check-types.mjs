import { linkNewWorkspaces } from './packages.mjs';
import { nodeProgram, runProgram } from './run-program.mjs';
import { step, together } from './step.mjs';

/**
 * Each of these is one program, so that what its folders share is checked once. Tests are in the first two, but not in
 * the build: an error in one never prevents the portal from starting.
 */
const programs = [
  ['the server side', 'tsconfig.tests.json'],
  ['the front ends', 'tsconfig.front-ends.json'],
  ['the browser tests', 'e2e/tsconfig.json'],
];

/** Types of everything, two programs at a time; all problems of a program are shown. */
export async function checkTypes() {
  linkNewWorkspaces();
  await together(
    programs.map(
      ([name, config]) =>
        () =>
          step(`Types of ${name}`, () =>
            runProgram(
              // Several threads would check what they share more than once.
              nodeProgram('typescript/bin/tsc', '--noEmit', '--singleThreaded', '-p', config),
            ),
          ),
    ),
  );
}
