// npm run typecheck: the server side by its build, each front end and its packages without output.
import './setup/node-version.mjs';
import { checkTypes } from './setup/check-types.mjs';
import { fail } from './setup/step.mjs';

try {
  await checkTypes();
} catch (error) {
  fail(error);
}
