import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ArchiveFault } from './archive-format.js';

/** `commons-2026-11-23T08-43-00Z.backup`: sorts by time. */
const dated = /^commons-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.backup$/;

/**
 * The file that a backup is written to: the path itself, or a dated file in it if it is a folder.
 * @throws ArchiveFault when it exists
 */
export function backupFile(path: string, now = new Date()): string {
  const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
  const time = now.toISOString().replace(/\.\d+/, '').replaceAll(':', '-');
  const file = isFolder ? join(path, `commons-${time}.backup`) : path;
  if (existsSync(file)) {
    throw new ArchiveFault(`${file} exists. A backup never overwrites a file: name another one.`);
  }
  return file;
}

/**
 * Deletes the oldest dated backups of a folder and keeps the newest; other files are not touched.
 * @returns the names of the deleted files
 */
export function keepNewest(folder: string, count: number): string[] {
  const files = readdirSync(folder).filter((name) => dated.test(name));
  const old = files.sort().slice(0, Math.max(files.length - count, 0));
  for (const name of old) rmSync(join(folder, name));
  return old;
}
