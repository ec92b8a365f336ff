// npm run restore -- FILE: restores an archive of npm run backup (docs/runbooks/backup.md) into the stores that npm start
// would use. The portal must be stopped.
//
//   --check           reads the whole archive and changes nothing
//   --replace         deletes first what the portal holds
//   --key-file FILE   the file it was encrypted with; or set BACKUP_PASSPHRASE
//   --data DIR        the data folder, as with npm start
import './setup/help.mjs';
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
