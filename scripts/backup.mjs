// npm run backup -- FILE: writes the whole portal to an archive (docs/runbooks/backup.md).
import './setup/node-version.mjs';
import { join } from 'node:path';
import { runCommand } from './setup/run-command.mjs';
import { readSettings } from './setup/settings.mjs';
import { say } from './setup/step.mjs';

await runCommand(async (root) => {
  readSettings(join(root, '.env'));
  const { backUpPortal } = await import('../packages/standalone/dist/backup/back-up-portal.js');
  say(await backUpPortal(root, process.argv.slice(2), process.env));
});
