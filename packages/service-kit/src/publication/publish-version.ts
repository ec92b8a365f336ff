import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { FrontEndVersion, PublishedManifest } from '@commons/contracts/front-ends/publication';
import { RemoteManifest } from '@commons/contracts/front-ends/remotes';
import { filesOfBuild } from './files-of-build.js';
import { integrityOf } from './integrity.js';
import { PublicationFailure } from './publication-failure.js';
import type { PublicationStore } from './publication-store.js';

/** Number of files written concurrently. */
const atOnce = 8;

/** Compressed copies: compressors may differ between machines. */
const isCopy = (file: string) => /\.(br|gz)$/.test(file);

export interface Published {
  readonly name: string;
  readonly version: string;
  readonly files: number;
  /** The version existed already, with the same files. */
  readonly known: boolean;
  /** Hash of its mfe.json. */
  readonly manifest: string;
}

/**
 * Stores a built front end under its version, which never changes. Visitors get it when it is released.
 * @param folder output of its build
 * @throws PublicationFailure when the version exists with other files, or the build is incomplete
 */
export async function publishVersion(
  store: PublicationStore,
  folder: string,
  { commit, now = new Date() }: { commit?: string | undefined; now?: Date } = {},
): Promise<Published> {
  const files = (await filesOfBuild(folder)).filter(
    (file) => file.replace(/\.\w+$/, '') !== 'mfe.json',
  );
  const contents = await readAll(
    folder,
    files.filter((file) => file !== 'mfe.json'),
  );
  const built = await readManifest(folder);
  const { name, version } = built;
  if (!FrontEndVersion.safeParse(version).success) {
    throw new PublicationFailure(`${name} has the version ${version}, expected one like 1.4.2.`);
  }
  const integrity = Object.fromEntries(
    [...contents]
      .filter(([file]) => !isCopy(file))
      .map(([file, bytes]) => [file, integrityOf(bytes)]),
  );
  if (!integrity[built.entry]) {
    throw new PublicationFailure(`${built.entry}, the entry of ${name}, is not among its files.`);
  }
  const published = { name, version, files: contents.size };
  const there = await store.read(name, version, 'mfe.json');
  if (there) {
    refuseOtherFiles(PublishedManifest.parse(JSON.parse(there.toString())), {
      ...built,
      integrity,
    });
    return { ...published, known: true, manifest: integrityOf(there) };
  }
  await inGroups([...contents], ([file, bytes]) => store.write(name, version, file, bytes));
  const manifest: PublishedManifest = {
    ...built,
    ...(commit && { commit }),
    published_at: now.toISOString(),
    integrity,
  };
  // Last: without it the version counts as absent.
  const text = Buffer.from(JSON.stringify(manifest, null, 2));
  await store.write(name, version, 'mfe.json', text);
  return { ...published, known: false, manifest: integrityOf(text) };
}

/** The manifest of a published version; undefined when it is not in the store. */
export async function publishedManifest(
  store: PublicationStore,
  name: string,
  version: string,
): Promise<PublishedManifest | undefined> {
  const text = await store.read(name, version, 'mfe.json');
  return text && PublishedManifest.parse(JSON.parse(text.toString()));
}

async function readManifest(folder: string): Promise<RemoteManifest> {
  try {
    return RemoteManifest.parse(JSON.parse(await readFile(join(folder, 'mfe.json'), 'utf8')));
  } catch (error) {
    throw new PublicationFailure(
      `${folder} has no readable mfe.json (${(error as Error).message.split('\n')[0]}). Build it first.`,
    );
  }
}

function refuseOtherFiles(there: PublishedManifest, built: RemoteManifest): void {
  const { published_at: _when, commit: _commit, ...same } = there;
  const { commit: _own, ...ours } = built;
  if (isDeepStrictEqual(same, ours)) return;
  const names = [...new Set(Object.keys({ ...same.integrity, ...ours.integrity }))];
  const other = names.filter((file) => same.integrity[file] !== ours.integrity[file]).sort();
  const some = [...other.slice(0, 4), ...(other.length > 4 ? ['…'] : [])].join(', ') || 'mfe.json';
  throw new PublicationFailure(
    `${there.name} ${there.version} is published already, with other files (${some}).\n` +
      `Nothing was changed. Raise its version: npm version patch -w ${there.name} --no-git-tag-version --no-workspaces-update`,
  );
}

async function readAll(folder: string, files: readonly string[]): Promise<Map<string, Buffer>> {
  const read = files.map(async (file) => [file, await readFile(join(folder, file))] as const);
  return new Map(await Promise.all(read));
}

async function inGroups<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const rest = [...items];
  const worker = async () => {
    for (let item = rest.pop(); item !== undefined; item = rest.pop()) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
