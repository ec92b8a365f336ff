import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { CommandLine } from '../config/command-line.js';
import type { Environment } from '../config/parse-config.js';
import { type ArchiveSecret, archiveSecret } from './archive-cipher.js';
import { ArchiveFault } from './archive-format.js';

const backup = new CommandLine('npm run backup', ArchiveFault);
const restore = new CommandLine('npm run restore', ArchiveFault);

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

/** @throws ArchiveFault */
export function backupOptions(args: readonly string[], env: Environment): BackupOptions {
  const { values, positionals } = backup.parse(
    args,
    { ...shared, keep: { type: 'string' }, 'with-secrets': { type: 'boolean' } },
    true,
  );
  const path = onlyOne(positionals, backup, env);
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

/** @throws ArchiveFault */
export function restoreOptions(args: readonly string[], env: Environment): RestoreOptions {
  const { values, positionals } = restore.parse(
    args,
    { ...shared, check: { type: 'boolean' }, replace: { type: 'boolean' } },
    true,
  );
  const file = onlyOne(positionals, restore, env);
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

function onlyOne(positionals: readonly string[], command: CommandLine, env: Environment): string {
  const [path, ...more] = positionals;
  if (!path || more.length > 0) throw command.failure('Name one file.');
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
