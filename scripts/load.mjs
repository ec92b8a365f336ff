// npm run load -- jobs|businesses FILE: sends a file of rows to the running portal.
//
// FILE holds one JSON object a line (.jsonl or .jsonl.gz). Jobs are on the board for 60 days from their latest import, or
// until a row's own valid_through: load a feed again to keep what it still has. What has not changed stays as it is.
//
//   --data DIR   the data folder, if the portal was started with one
import './setup/help.mjs';
import './setup/node-version.mjs';
import { runCommand } from './setup/run-command.mjs';

await runCommand(async (root) => {
  const { runLoad } = await import('../packages/standalone/dist/load/run-load.js');
  process.exitCode = await runLoad(root, process.argv.slice(2), process.env);
});
