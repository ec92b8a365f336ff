import { buildServerSide } from './build-all.mjs';
import { installPackages } from './packages.mjs';
import { root } from './run-program.mjs';
import { Failure, fail } from './step.mjs';

/** Errors of the compiled packages that say what to do. */
const forPeople = new Set(['StartFailure', 'PublicationFailure']);

/** Runs a command of a package of the server side, built if necessary; user errors are printed without a stack. */
export async function runCommand(command) {
  try {
    await installPackages();
    await buildServerSide();
    await command(root);
  } catch (error) {
    fail(forPeople.has(error?.constructor?.name) ? new Failure(error.message) : error);
  }
}
