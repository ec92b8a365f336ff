// npm run operator -- ACTION: what only who runs the portal may do. The portal must be running, or MONGODB_URI and
// REDIS_URL name its stores.
//
// npm run operator -- grant EMAIL          makes an account an operator
// npm run operator -- revoke EMAIL         takes that back
// npm run operator -- list                 the operators
// npm run operator -- first-link           a new link that makes the first operator, while there is none
// npm run operator -- news-readers         the addresses of people who subscribed to news of the site
// npm run operator -- clear-demo [--yes]   removes the demo content and its accounts, before going live
//
//   --data DIR   the data folder, if the portal was started with one
import './setup/help.mjs';
import './setup/node-version.mjs';
import { runCommand } from './setup/run-command.mjs';
import { say } from './setup/step.mjs';

await runCommand(async (root) => {
  const { runOperator } = await import('../packages/standalone/dist/load/run-operator.js');
  say(await runOperator(root, process.argv.slice(2), process.env));
});
