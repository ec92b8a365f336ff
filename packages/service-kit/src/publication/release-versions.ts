import { createPublicKey, type KeyObject } from 'node:crypto';
import { dayMs } from '@commons/contracts/durations';
import type { Release } from '@commons/contracts/front-ends/publication';
import { integrityOf } from './integrity.js';
import { PublicationFailure } from './publication-failure.js';
import type { PublicationStore } from './publication-store.js';
import { readSigned, writeSigned } from './signed-release.js';

/** Earlier releases listed in a pointer. */
const maxFormer = 10;

/** How often a pointer is read again after somebody else has written it. */
const maxAttempts = 5;

export interface ReleaseOptions {
  readonly by: string;
  readonly now?: Date;
  /** The publisher's key: signs the pointer, and must have signed the previous one. */
  readonly key?: KeyObject | undefined;
  /** Hashes of manifests that this publisher has just written. */
  readonly written?: Readonly<Record<string, string>>;
  /** `changed_at` of the release that the caller decided on; a later one is not overwritten. */
  readonly seen?: string | undefined;
}

/**
 * The pointer of a front end; undefined when it was never released.
 * @param key the publisher's key: pointers without its signature are ignored
 */
export async function currentRelease(
  store: PublicationStore,
  name: string,
  key?: KeyObject,
): Promise<Release | undefined> {
  return (await readPointer(store, name, key)).release;
}

async function readPointer(store: PublicationStore, name: string, key: KeyObject | undefined) {
  const text = await store.releaseText(name);
  if (text === undefined) return {};
  try {
    return { text, release: readSigned(text, key && createPublicKey(key)) };
  } catch (error) {
    throw new PublicationFailure(
      `released.json of ${name} cannot be taken: ${(error as Error).message}\nPut back the one before, or delete it and release a version anew.`,
    );
  }
}

/**
 * Moves the pointer: visitors get these versions in these proportions from now on. Also rolls back.
 * @param weights e.g. `{'1.4.2': 90, '1.5.0': 10}`
 * @throws PublicationFailure for a version that is not in the store, or when somebody else moved the pointer meanwhile
 */
export async function releaseVersions(
  store: PublicationStore,
  name: string,
  weights: Readonly<Record<string, number>>,
  options: ReleaseOptions,
): Promise<Release> {
  const first = await readPointer(store, name, options.key);
  const seen = options.seen ?? first.release?.changed_at;
  let { text, release: before } = first;
  for (let attempt = 0; attempt < maxAttempts && before?.changed_at === seen; attempt++) {
    const release = await nextRelease(store, name, weights, before, options);
    if (await store.replaceRelease(name, text, writeSigned(release, options.key))) return release;
    ({ text, release: before } = await readPointer(store, name, options.key));
  }
  throw new PublicationFailure(
    `Somebody released another version of ${name} meanwhile. Look at what it is now.`,
  );
}

async function nextRelease(
  store: PublicationStore,
  name: string,
  weights: Readonly<Record<string, number>>,
  before: Release | undefined,
  { by, now = new Date(), written = {} }: ReleaseOptions,
): Promise<Release> {
  const named = await Promise.all(
    Object.keys(weights).map(async (version) => {
      const expected = written[version] ?? before?.versions[version]?.manifest;
      return [version, { manifest: await manifestHash(store, name, version, expected) }] as const;
    }),
  );
  return {
    name,
    weights: { ...weights },
    versions: { ...withoutUse(before, now), ...Object.fromEntries(named) },
    changed_at: now.toISOString(),
    changed_by: by,
    ...(before && { history: historyOf(before) }),
  };
}

interface PruneOptions {
  readonly days: number;
  readonly now?: Date;
  readonly key?: KeyObject | undefined;
}

/**
 * Deletes versions that have been inactive for `days` days. One that the pointer names is never deleted. What somebody
 * else releases meanwhile stays.
 * @returns the deleted versions
 */
export async function pruneVersions(
  store: PublicationStore,
  name: string,
  publishedAt: (version: string) => Promise<Date | undefined>,
  { days, now = new Date(), key }: PruneOptions,
): Promise<string[]> {
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const { text, release } = await readPointer(store, name, key);
    if (!release) return [];
    const unused: string[] = [];
    for (const version of await store.versions(name)) {
      if (release.weights[version] !== undefined) continue;
      const until = release.versions[version]?.used_until;
      const last = until ? new Date(until) : await publishedAt(version);
      if (last && now.getTime() - last.getTime() > days * dayMs) unused.push(version);
    }
    if (unused.length === 0) return [];
    const remaining = Object.entries(release.versions).filter(
      ([version]) => !unused.includes(version),
    );
    // Moves the pointer first, so that it never names a deleted version.
    const pointer = { ...release, versions: Object.fromEntries(remaining) };
    if (await store.replaceRelease(name, text, writeSigned(pointer, key))) {
      return removeUnnamed(store, name, unused, key);
    }
  }
  // The next publication removes them.
  return [];
}

/** Deletes those of the versions that nobody has released again. */
async function removeUnnamed(
  store: PublicationStore,
  name: string,
  versions: readonly string[],
  key: KeyObject | undefined,
): Promise<string[]> {
  const removed: string[] = [];
  for (const version of versions) {
    const release = await currentRelease(store, name, key);
    if (release?.versions[version]) continue;
    await store.remove(name, version);
    removed.push(version);
  }
  return removed;
}

async function manifestHash(
  store: PublicationStore,
  name: string,
  version: string,
  expected: string | undefined,
) {
  const manifest = await store.read(name, version, 'mfe.json');
  if (manifest) {
    const found = integrityOf(manifest);
    if (!expected || found === expected) return found;
    throw new PublicationFailure(`mfe.json of ${name} ${version} was changed in the store.`);
  }
  const known = await store.versions(name);
  throw new PublicationFailure(
    `${name} ${version} is not in the store. ${known.length > 0 ? `It has ${known.join(', ')}.` : `It has no version of ${name}.`}`,
  );
}

/** The previous versions; those that were active until now get the current time. */
function withoutUse(before: Release | undefined, now: Date): Release['versions'] {
  const entries = Object.entries(before?.versions ?? {}).map(([version, known]) =>
    before?.weights[version] === undefined
      ? ([version, known] as const)
      : ([version, { ...known, used_until: now.toISOString() }] as const),
  );
  return Object.fromEntries(entries);
}

function historyOf({ weights, changed_at, changed_by, history = [] }: Release): Release['history'] {
  return [{ weights, changed_at, changed_by }, ...history].slice(0, maxFormer);
}
