// npm run load -- jobs FILE: sends a file of rows to the running portal.
import './setup/node-version.mjs';
import { runCommand } from './setup/run-command.mjs';

await runCommand(async (root) => {
  const { runLoad } = await import('../packages/standalone/dist/load/run-load.js');
  process.exitCode = await runLoad(root, process.argv.slice(2), process.env);
});
