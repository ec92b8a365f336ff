import type { Environment } from '../config/parse-config.js';
import { ArchiveFault } from './archive-format.js';
import { type CheckedArchive, checkArchive } from './archive-reader.js';
import type { RestoreOptions } from './backup-options.js';
import { objectPlaces } from './object-places.js';
import { PortalDatabases } from './portal-databases.js';
import { clearQueues, servicesAreRunning } from './queue-store.js';
import { clearPortal, portalIsEmpty, type Restored, restoreBackup } from './restore-backup.js';
import { countsText } from './run-backup.js';

/** Refuses to restore over existing data. */
export const notEmpty = () =>
  new ArchiveFault(
    'The portal is not empty. With --replace its records and files are deleted first; back them up before that.',
  );

/** The text for `--check`. */
export const checkedText = ({ head, end }: CheckedArchive) =>
  `The archive of ${head.created_at} is whole: ${countsText(end)}. Nothing was changed.`;

/**
 * Restores an archive into the configured stores. Nothing is changed before the whole archive was verified.
 * @param env MONGODB_URI, the location of the files, and REDIS_URL unless Redis is empty
 * @param checked the result of `checkArchive`
 * @throws ArchiveFault for what the operator can fix
 */
export async function runRestore(
  env: Environment,
  { file, secret, replace }: RestoreOptions,
  checked: CheckedArchive,
): Promise<Restored> {
  if (env.REDIS_URL && (await servicesAreRunning(env))) {
    throw new ArchiveFault('Services of the portal are running. Stop them all, then try again.');
  }
  const objects = objectPlaces(env);
  const databases = await PortalDatabases.connect(env);
  try {
    const empty = await portalIsEmpty(databases, objects);
    if (!empty && !replace) throw notEmpty();
    if (!empty) await clearPortal(databases, objects);
    const restored = await restoreBackup({ file, secret, end: checked.end, databases, objects });
    if (env.REDIS_URL) await clearQueues(env);
    return restored;
  } finally {
    await databases.close();
  }
}

/** The command of an image: verifies the archive, and restores it unless `--check` is given. */
export async function checkAndRestore(env: Environment, options: RestoreOptions): Promise<string> {
  const checked = await checkArchive(options.file, options.secret);
  if (options.check) return checkedText(checked);
  try {
    return restoredText(await runRestore(env, options, checked));
  } catch (error) {
    if (error instanceof ArchiveFault) throw error;
    throw new ArchiveFault(
      `The restore failed half-way: ${(error as Error).message}\n` +
        'The portal is incomplete. Mend the cause and run the same command with --replace before you start it.',
    );
  }
}

/** Summary for the terminal. @param restored `unowned`: files in the archive that no record names */
export function restoredText({ documents, objects, unowned }: Restored): string {
  const left = unowned > 0 ? ` ${unowned} files that no record names were left out.` : '';
  return `Restored ${documents.toLocaleString('en-US')} records and ${objects.toLocaleString('en-US')} files.${left}`;
}
