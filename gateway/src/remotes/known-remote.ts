import type { RemoteManifest } from '@commons/contracts/front-ends/remotes';

/** A version of a front end that visitors may get. */
export interface KnownRemote {
  readonly manifest: RemoteManifest;
  /** Address of its files: `/mfe/mfe-tools/`, or of a published version `/mfe/mfe-tools/1.5.0/`. */
  readonly base: string;
  /** Its share of the visitors, in relation to the other versions. */
  readonly weight: number;
  /** When the pointer that names it was moved; undefined of a static server. */
  readonly release?: string;
}

/** The versions of one front end. */
export interface KnownArea {
  readonly versions: readonly KnownRemote[];
  /** Whether its files could be reached at the last poll. */
  healthy: boolean;
}

/** Why a version is not given to visitors, although its files are there. */
export class RefusedRemote extends Error {}

/** Its server bundle below its own name, `1.5.0/server.0a1b2c3d.cjs` of a published version; undefined without one. */
export function serverBundleOf({ manifest, base }: KnownRemote): string | undefined {
  const folder = base.slice(`/mfe/${manifest.name}/`.length);
  return manifest.server && folder + manifest.server;
}
