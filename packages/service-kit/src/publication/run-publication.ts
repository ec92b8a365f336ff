import type { KeyObject } from 'node:crypto';
import { userInfo } from 'node:os';
import { resolve } from 'node:path';
import type { Release } from '@commons/contracts/front-ends/publication';
import type { Environment } from '../config/parse-config.js';
import { openPublicationStore, publisherAccess } from './open-publication-store.js';
import { PublicationFailure } from './publication-failure.js';
import { publishOptions, releaseCommand } from './publication-options.js';
import type { PublicationStore } from './publication-store.js';
import { publishedManifest, publishVersion } from './publish-version.js';
import { currentRelease, pruneVersions, releaseVersions } from './release-versions.js';
import { readSigningKey } from './signed-release.js';

export interface Publication {
  /** Builds the front end, unless `--folder` names a build. @returns its output folder */
  readonly build: () => Promise<string>;
  readonly commit?: string | undefined;
  /** The project folder, which a relative FRONT_ENDS is resolved against. */
  readonly rootDir: string;
}

/** `npm run publish -w NAME`: publishes and releases. @returns a message for the publisher */
export async function runPublish(
  { build, commit, rootDir }: Publication,
  args: readonly string[],
  env: Environment,
): Promise<string> {
  const options = publishOptions(args, env);
  const { to, sameStore, release, canary, keepDays, folder = await build() } = options;
  const store = await openPublicationStore(to, publisherAccess(env), rootDir);
  const key = signingKey(env, rootDir);
  const { name, version, files, known, manifest } = await publishVersion(store, folder, { commit });
  const what = known
    ? `${name} ${version} was published before, with the same files.`
    : `${name} ${version} is published: ${files} files in ${to}.`;
  if (!release)
    return `${what}\nNobody gets it until: npm run release -- ${name} ${version}${sameStore}`;
  const before = await currentRelease(store, name, key);
  const weights = canary ? canaryWeights(name, before, version, canary) : { [version]: 100 };
  const written = { [version]: manifest };
  const moved = { by: publisher(env), key, written, seen: before?.changed_at };
  const now = await releaseVersions(store, name, weights, moved);
  const removed = await prune(store, name, keepDays, key);
  const gone =
    removed.length > 0 ? `\nRemoved, unused for ${keepDays} days: ${removed.join(', ')}.` : '';
  return `${what}\n${visitorsGet(now)}${wayBack(before, now, sameStore)}${gone}`;
}

/** `npm run release -- NAME VERSION`: moves the pointer, or prints it. @returns a message for the publisher */
export async function runRelease(
  rootDir: string,
  args: readonly string[],
  env: Environment,
): Promise<string> {
  const { to, sameStore, name, weights } = releaseCommand(args, env);
  const store = await openPublicationStore(to, publisherAccess(env), rootDir);
  const key = signingKey(env, rootDir);
  const before = await currentRelease(store, name, key);
  if (weights) {
    const moved = { by: publisher(env), key, seen: before?.changed_at };
    const now = await releaseVersions(store, name, weights, moved);
    return visitorsGet(now) + wayBack(before, now, sameStore);
  }
  const versions = await store.versions(name);
  if (versions.length === 0) return `The store has no version of ${name}.`;
  const state = before
    ? `${visitorsGet(before)} Since ${before.changed_at}, by ${before.changed_by}.`
    : `No version of ${name} is released.`;
  return `${state}\nIn the store: ${versions.join(', ')}.`;
}

function canaryWeights(name: string, before: Release | undefined, version: string, share: number) {
  const [old, ...more] = Object.keys(before?.weights ?? {}).filter((each) => each !== version);
  if (!old || more.length > 0) {
    const why = old ? `visitors get ${more.length + 1} others` : 'there is no version before';
    throw new PublicationFailure(
      `${name} ${version} is in the store, but not released: --canary needs one version to share with, and ${why}.\n` +
        `Say it in full: npm run release -- ${name} VERSION=WEIGHT ${version}=${share}`,
    );
  }
  return { [old]: 100 - share, [version]: share };
}

/** Undefined without PUBLISH_KEY_FILE: the pointer is unsigned. */
const signingKey = ({ PUBLISH_KEY_FILE }: Environment, rootDir: string) =>
  PUBLISH_KEY_FILE ? readSigningKey(resolve(rootDir, PUBLISH_KEY_FILE)) : undefined;

const prune = (store: PublicationStore, name: string, days: number, key: KeyObject | undefined) =>
  pruneVersions(
    store,
    name,
    async (version) => {
      const manifest = await publishedManifest(store, name, version);
      return manifest && new Date(manifest.published_at);
    },
    { days, key },
  );

function visitorsGet({ name, weights }: Release): string {
  const entries = Object.entries(weights);
  const sum = entries.reduce((total, [, weight]) => total + weight, 0);
  const [only] = entries;
  if (only && entries.length === 1) return `Visitors get ${name} ${only[0]}.`;
  const shares = entries.map(([version, weight]) => {
    return `${version} (${Math.round((weight / sum) * 1_000) / 10} %)`;
  });
  return `Visitors get ${name} ${shares.join(', ')}.`;
}

function wayBack(before: Release | undefined, now: Release, sameStore: string): string {
  const versions = Object.entries(before?.weights ?? {});
  const same = JSON.stringify(before?.weights) === JSON.stringify(now.weights);
  if (versions.length === 0 || same) return '';
  const words = versions.map(([version, weight]) =>
    versions.length === 1 ? version : `${version}=${weight}`,
  );
  return `\nBack to what it was: npm run release -- ${now.name} ${words.join(' ')}${sameStore}`;
}

/** Author of the move, for the history. */
function publisher(env: Environment): string {
  if (env.PUBLISHER) return env.PUBLISHER;
  try {
    return userInfo().username;
  } catch {
    return 'unknown';
  }
}
