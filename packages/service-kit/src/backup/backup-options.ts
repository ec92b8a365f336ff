import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Environment } from '../config/parse-config.js';
import { type ArchiveSecret, archiveSecret } from './archive-cipher.js';
import { ArchiveFault } from './archive-format.js';

const backupUsage = `npm run backup -- FILE [--key-file FILE] [--with-secrets]
npm run backup -- FOLDER [--keep N] …    a dated file in FOLDER; the oldest go until N are left

The whole portal, running or not, of the stores that npm start would use (--data DIR as there).
--key-file FILE   encrypts with that file; or set BACKUP_PASSPHRASE
--with-secrets    the keys and the operator's password of the data folder too`;

const restoreUsage = `npm run restore -- FILE [--key-file FILE] [--replace]
npm run restore -- FILE --check          reads the whole archive and changes nothing

Into the stores that npm start would use (--data DIR as there); the portal must be stopped.
--key-file FILE   the file it was encrypted with; or set BACKUP_PASSPHRASE
--replace         what the portal holds is deleted first`;

export interface BackupOptions {
  /** A file, or a folder for a dated one. */
  readonly path: string;
  readonly keep?: number | undefined;
  readonly withSecrets: boolean;
  readonly secret?: ArchiveSecret | undefined;
  readonly data: string;
}

export interface RestoreOptions {
  readonly file: string;
  readonly check: boolean;
  readonly replace: boolean;
  readonly secret?: ArchiveSecret | undefined;
  readonly data: string;
}

const shared = {
  data: { type: 'string', default: '.data' },
  'key-file': { type: 'string' },
} as const;

/** npm runs scripts in the project's folder; INIT_CWD is the caller's. */
const fromCaller = (path: string, env: Environment) => resolve(env.INIT_CWD ?? '.', path);

/** @throws ArchiveFault with the usage */
export function backupOptions(args: readonly string[], env: Environment): BackupOptions {
  const { values, positionals } = parsed(backupUsage, () =>
    parseArgs({
      args: [...args],
      options: { ...shared, keep: { type: 'string' }, 'with-secrets': { type: 'boolean' } },
      allowPositionals: true,
    }),
  );
  const path = onlyOne(positionals, backupUsage, env);
  const keep = values.keep === undefined ? undefined : Number(values.keep);
  const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
  if (keep !== undefined && (!Number.isInteger(keep) || keep < 1 || !isFolder)) {
    throw new ArchiveFault('--keep needs a number of 1 or more, and a folder that exists.');
  }
  return {
    path,
    keep,
    withSecrets: values['with-secrets'] ?? false,
    secret: secretOf(values['key-file'], env),
    data: values.data,
  };
}

/** @throws ArchiveFault with the usage */
export function restoreOptions(args: readonly string[], env: Environment): RestoreOptions {
  const { values, positionals } = parsed(restoreUsage, () =>
    parseArgs({
      args: [...args],
      options: { ...shared, check: { type: 'boolean' }, replace: { type: 'boolean' } },
      allowPositionals: true,
    }),
  );
  const file = onlyOne(positionals, restoreUsage, env);
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) {
    throw new ArchiveFault(`There is no file ${file}.`);
  }
  return {
    file,
    check: values.check ?? false,
    replace: values.replace ?? false,
    secret: secretOf(values['key-file'], env),
    data: values.data,
  };
}

function parsed<Result>(usage: string, parse: () => Result): Result {
  try {
    return parse();
  } catch (error) {
    throw new ArchiveFault(`${(error as Error).message}\n\n${usage}`);
  }
}

function onlyOne(positionals: readonly string[], usage: string, env: Environment): string {
  const [path, ...more] = positionals;
  if (!path || more.length > 0) throw new ArchiveFault(usage);
  return fromCaller(path, env);
}

function secretOf(keyFile: string | undefined, env: Environment): ArchiveSecret | undefined {
  const file = keyFile ?? env.BACKUP_KEY_FILE;
  if (file) return archiveSecret('key', readKey(fromCaller(file, env)));
  if (env.BACKUP_PASSPHRASE) return archiveSecret('passphrase', env.BACKUP_PASSPHRASE);
  return undefined;
}

function readKey(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new ArchiveFault(`The key file ${file} cannot be read (${code}).`);
  }
}
