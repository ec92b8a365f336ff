import type { PublishedManifest } from '@commons/contracts/front-ends/publication';
import type { KnownRemote } from './known-remote.js';

/** Override of a front end in one browser (ADR 0024). */
export interface Override {
  /** As in the link: a version of the store, or the origin of a development server. */
  readonly use: string;
  /** Of the version; undefined for a development server. */
  readonly manifest: PublishedManifest | undefined;
}

/** By the name of the front end. */
export type Overrides = ReadonlyMap<string, Override>;

export const noOverrides: Overrides = new Map();

/** The development servers that this browser loads files from. */
export const developersOf = (overrides: Overrides): string[] =>
  [...overrides.values()].filter(({ manifest }) => !manifest).map(({ use }) => use);

/** @param given the remote without the override: a development server has the same pages */
export function overriddenRemote(given: KnownRemote, { use, manifest }: Override): KnownRemote {
  const { name } = given.manifest;
  if (manifest) return { manifest, base: `/mfe/${name}/${use}/`, weight: 1 };
  const { server: _none, ...known } = given.manifest;
  return {
    base: `${use}/mfe/${name}/`,
    weight: 1,
    manifest: {
      ...known,
      version: 'development',
      // What `npm run override` serves; its files have no hashes, in their names or elsewhere.
      entry: 'remoteEntry.js',
      // In English only: translations would need CORS on the development server.
      texts: {},
      integrity: {},
      assets: [],
      routes: known.routes.map((route) => ({ ...route, assets: [] })),
    },
  };
}
