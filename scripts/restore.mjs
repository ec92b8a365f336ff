// npm run restore -- FILE: restores an archive of npm run backup (docs/runbooks/backup.md).
import './setup/node-version.mjs';
import { join } from 'node:path';
import { runCommand } from './setup/run-command.mjs';
import { readSettings } from './setup/settings.mjs';
import { say } from './setup/step.mjs';

await runCommand(async (root) => {
  readSettings(join(root, '.env'));
  const { restorePortal } = await import('../packages/standalone/dist/backup/restore-portal.js');
  say(await restorePortal(root, process.argv.slice(2), process.env));
});
