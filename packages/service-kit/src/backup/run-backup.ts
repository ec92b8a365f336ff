import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Environment } from '../config/parse-config.js';
import type { ArchiveCounts } from './archive-format.js';
import { checkArchive } from './archive-reader.js';
import type { BackupOptions } from './backup-options.js';
import { type BackupPlan, createBackup } from './create-backup.js';
import { backupFile, keepNewest } from './dated-files.js';
import { objectPlaces } from './object-places.js';
import { PortalDatabases } from './portal-databases.js';

const number = (value: number) => value.toLocaleString('en-US');

/** `12.3 MB` */
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

/** Summary for the terminal: '1,204 records and 88 files, 31 MB'. */
export const countsText = ({ documents, objects, bytes }: ArchiveCounts) =>
  `${number(documents)} records and ${number(objects)} files, ${megabytes(bytes)}`;

/**
 * Backs up the configured stores and verifies the archive.
 * @param env MONGODB_URI and the location of the files
 * @param folder files of the data folder
 * @returns a text for the operator
 */
export async function runBackup(
  env: Environment,
  options: BackupOptions,
  folder: BackupPlan['folder'] = [],
): Promise<string> {
  const began = Date.now();
  const { path, secret, keep, withSecrets: secrets } = options;
  const file = backupFile(path);
  const objects = objectPlaces(env);
  const databases = await PortalDatabases.connect(env);
  try {
    await createBackup({ file, databases, objects, secret, folder, secrets });
  } finally {
    await databases.close();
  }
  const { end } = await checkArchive(file, secret);
  // Only now, so that a failed backup never costs an older one.
  const gone = keep === undefined ? [] : keepNewest(dirname(file), keep);
  const seconds = ((Date.now() - began) / 1_000).toFixed(1);
  const size = megabytes(statSync(file).size);
  return [
    `${file}: ${countsText(end)} (${size} in the archive), in ${seconds} s. Written and read again.`,
    ...(secret
      ? []
      : ['It is not encrypted and holds personal data and signing keys: keep it safe.']),
    ...(gone.length > 0 ? [`Deleted: ${gone.join(', ')}`] : []),
  ].join('\n');
}
