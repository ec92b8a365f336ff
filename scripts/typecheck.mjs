// npm run typecheck: everything with its tests; nothing is built.
import './setup/help.mjs';
import './setup/node-version.mjs';
import { checkTypes } from './setup/check-types.mjs';
import { fail } from './setup/step.mjs';

try {
  await checkTypes();
} catch (error) {
  fail(error);
}
