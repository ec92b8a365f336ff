// npm run backup -- FILE: writes the whole portal to an archive (docs/runbooks/backup.md), whether it runs or not, from
// the stores that npm start would use.
// npm run backup -- FOLDER: a dated file in the folder.
//
//   --key-file FILE   encrypts with that file; or set BACKUP_PASSPHRASE
//   --with-secrets    the keys and the operator's password of the data folder too
//   --keep N          removes the oldest files of the folder until N are left
//   --data DIR        the data folder, as with npm start
import './setup/help.mjs';
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
