// npm run operator -- grant EMAIL: makes an account an operator.
import './setup/node-version.mjs';
import { runCommand } from './setup/run-command.mjs';
import { say } from './setup/step.mjs';

await runCommand(async (root) => {
  const { runOperator } = await import('../packages/standalone/dist/load/run-operator.js');
  say(await runOperator(root, process.argv.slice(2), process.env));
});
