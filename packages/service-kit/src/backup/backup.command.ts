import { ArchiveFault } from './archive-format.js';
import { backupOptions, restoreOptions } from './backup-options.js';
import { runBackup } from './run-backup.js';
import { checkAndRestore } from './run-restore.js';

// For images: `node node_modules/@commons/service-kit/dist/backup/backup.command.js backup FILE`, or `restore FILE`. The
// options are those of `npm run backup` and `npm run restore`; the stores are those of the environment.
const [command, ...args] = process.argv.slice(2);
try {
  const { env } = process;
  const work = { backup: () => runBackup(env, backupOptions(args, env)), restore: restoreIt };
  if (command !== 'backup' && command !== 'restore') {
    throw new ArchiveFault('Say backup FILE or restore FILE.');
  }
  process.stdout.write(`${await work[command]()}\n`);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}

function restoreIt(): Promise<string> {
  return checkAndRestore(process.env, restoreOptions(args, process.env));
}
