import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { FrontEndVersion } from '@commons/contracts/front-ends/publication';
import type { Environment } from '../config/parse-config.js';
import { PublicationFailure } from './publication-failure.js';

const publishUsage = `npm run publish -w mfe-tools -- --to TARGET [options]

  --to TARGET     a folder, or s3://bucket/prefix (with PUBLISH_S3_ENDPOINT, _ACCESS_KEY, _SECRET_KEY);
                  default: FRONT_ENDS of the environment or .env
  --canary N      gives it to N of 100 visitors, the others keep what they have
  --no-release    puts it into the store only
  --folder DIR    publishes a build made elsewhere, e.g. by CI, instead of building
  --keep-days N   removes versions that nobody has got for N days (default 30)`;

const releaseUsage = `npm run release -- NAME [VERSION | VERSION=WEIGHT …] --to TARGET

npm run release -- mfe-tools                       says what visitors get
npm run release -- mfe-tools 1.4.2                 gives 1.4.2 to everybody; rolling back is the same
npm run release -- mfe-tools 1.4.2=90 1.5.0=10     gives 1.5.0 to a tenth of the visitors`;

/** Versions that can be released again are kept as long as a tab may be open. */
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

/** @throws PublicationFailure with the usage */
export function publishOptions(args: readonly string[], env: Environment): PublishOptions {
  const { values } = parsed(publishUsage, () =>
    parseArgs({
      args: [...args],
      options: {
        to: { type: 'string' },
        folder: { type: 'string' },
        canary: { type: 'string' },
        'no-release': { type: 'boolean' },
        'keep-days': { type: 'string' },
      },
    }),
  );
  const canary = values.canary === undefined ? undefined : Number(values.canary);
  const keepDays = Number(values['keep-days'] ?? retentionDays);
  const wrong = canary !== undefined && !(Number.isInteger(canary) && canary > 0 && canary < 100);
  if (wrong || !Number.isInteger(keepDays) || keepDays < 1) {
    throw new PublicationFailure(
      `--canary is from 1 to 99, --keep-days 1 or more.\n\n${publishUsage}`,
    );
  }
  const to = target(values.to, env, publishUsage);
  const folder = values.folder && fromCaller(values.folder, env);
  const sameStore = sameStoreAs(values.to);
  return { to, sameStore, release: !values['no-release'], canary, keepDays, folder };
}

/** @throws PublicationFailure with the usage */
export function releaseCommand(args: readonly string[], env: Environment): ReleaseCommand {
  const { values, positionals } = parsed(releaseUsage, () =>
    parseArgs({ args: [...args], options: { to: { type: 'string' } }, allowPositionals: true }),
  );
  const [name, ...versions] = positionals;
  if (!name || !/^mfe-[a-z-]+$/.test(name)) throw new PublicationFailure(releaseUsage);
  const to = target(values.to, env, releaseUsage);
  const weights = versions.length > 0 ? weightsOf(versions) : undefined;
  return { to, sameStore: sameStoreAs(values.to), name, weights };
}

function weightsOf(words: readonly string[]): Record<string, number> {
  const single = words.length === 1;
  const pairs = words.map((word) => {
    const [version = '', weight = single ? '100' : ''] = word.split('=');
    if (!FrontEndVersion.safeParse(version).success || !/^\d{1,6}$/.test(weight)) {
      throw new PublicationFailure(`${word} is not VERSION=WEIGHT.\n\n${releaseUsage}`);
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

function target(to: string | undefined, env: Environment, usage: string): string {
  if (to?.startsWith('s3:')) return to;
  if (to) return fromCaller(to, env);
  if (env.FRONT_ENDS) return env.FRONT_ENDS;
  throw new PublicationFailure(`Name the store with --to, or FRONT_ENDS in .env.\n\n${usage}`);
}

function parsed<Result>(usage: string, parse: () => Result): Result {
  try {
    return parse();
  } catch (error) {
    throw new PublicationFailure(`${(error as Error).message}\n\n${usage}`);
  }
}
