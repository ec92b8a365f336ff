import { buildServerSide } from './build-all.mjs';
import { installPackages } from './packages.mjs';
import { root } from './run-program.mjs';
import { Failure, fail } from './step.mjs';

/** Runs a command of packages/standalone, built if necessary; user errors are printed without a stack. */
export async function runCommand(command) {
  try {
    await installPackages();
    await buildServerSide();
    await command(root);
  } catch (error) {
    fail(error?.constructor?.name === 'StartFailure' ? new Failure(error.message) : error);
  }
}
