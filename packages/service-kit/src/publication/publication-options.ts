import { resolve } from 'node:path';
import { FrontEndVersion } from '@commons/contracts/front-ends/publication';
import { CommandLine } from '../config/command-line.js';
import type { Environment } from '../config/parse-config.js';
import { PublicationFailure } from './publication-failure.js';

const publish = new CommandLine('npm run publish -w NAME', PublicationFailure);
const release = new CommandLine('npm run release', PublicationFailure);

/** Versions that can be released again are stored as long as a tab may be open. */
const retentionDays = 30;

export interface PublishOptions {
  readonly to: string;
  /** The given ` --to …`, for the commands suggested next. */
  readonly sameStore: string;
  readonly release: boolean;
  /** Percentage of visitors for the new version; undefined for all. */
  readonly canary?: number | undefined;
  readonly keepDays: number;
  /** Folder of an existing build. */
  readonly folder?: string | undefined;
}

export interface ReleaseCommand {
  readonly to: string;
  readonly sameStore: string;
  readonly name: string;
  /** Undefined: only prints the current state. */
  readonly weights?: Readonly<Record<string, number>> | undefined;
}

/** @throws PublicationFailure */
export function publishOptions(args: readonly string[], env: Environment): PublishOptions {
  const { values } = publish.parse(args, {
    to: { type: 'string' },
    folder: { type: 'string' },
    canary: { type: 'string' },
    'no-release': { type: 'boolean' },
    'keep-days': { type: 'string' },
  });
  const canary = values.canary === undefined ? undefined : Number(values.canary);
  const keepDays = Number(values['keep-days'] ?? retentionDays);
  const wrong = canary !== undefined && !(Number.isInteger(canary) && canary > 0 && canary < 100);
  if (wrong || !Number.isInteger(keepDays) || keepDays < 1) {
    throw publish.failure('--canary is from 1 to 99, --keep-days 1 or more.');
  }
  const to = target(values.to, env, publish);
  const folder = values.folder && fromCaller(values.folder, env);
  const sameStore = sameStoreAs(values.to);
  return { to, sameStore, release: !values['no-release'], canary, keepDays, folder };
}

/** @throws PublicationFailure */
export function releaseCommand(args: readonly string[], env: Environment): ReleaseCommand {
  const { values, positionals } = release.parse(args, { to: { type: 'string' } }, true);
  const [name, ...versions] = positionals;
  if (!name || !/^mfe-[a-z-]+$/.test(name)) {
    throw release.failure('Name a front end, such as mfe-tools.');
  }
  const to = target(values.to, env, release);
  const weights = versions.length > 0 ? weightsOf(versions) : undefined;
  return { to, sameStore: sameStoreAs(values.to), name, weights };
}

function weightsOf(words: readonly string[]): Record<string, number> {
  const single = words.length === 1;
  const pairs = words.map((word) => {
    const [version = '', weight = single ? '100' : ''] = word.split('=');
    if (!FrontEndVersion.safeParse(version).success || !/^\d{1,6}$/.test(weight)) {
      throw release.failure(`${word} is not VERSION=WEIGHT.`);
    }
    return [version, Number(weight)] as const;
  });
  // A weight of 0 ends a canary.
  const given = pairs.filter(([, weight]) => weight > 0);
  if (given.length === 0) throw new PublicationFailure('One version needs a weight above 0.');
  return Object.fromEntries(given);
}

const sameStoreAs = (to: string | undefined) => (to ? ` --to ${to}` : '');

/** Folders are relative to where the command was called: npm runs scripts elsewhere. */
const fromCaller = (folder: string, env: Environment) => resolve(env.INIT_CWD ?? '.', folder);

/**
 * The store of `--to`, else that of the portal by the same .env: of npm start, or of compose (`npm run keys` adds it),
 * so that the commands which console and gateway suggest run as they are.
 */
export function target(to: string | undefined, env: Environment, command: CommandLine): string {
  if (to?.startsWith('s3:')) return to;
  if (to) return fromCaller(to, env);
  const own = env.FRONT_ENDS || env.FRONT_ENDS_BUCKET;
  if (own) return own;
  throw command.failure(
    'Name the store with --to, or in .env: FRONT_ENDS, under compose FRONT_ENDS_BUCKET (npm run keys adds it).',
  );
}
