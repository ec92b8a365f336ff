import type { RemoteManifest } from '@commons/contracts/front-ends/remotes';

/** An active version of a front end. */
export interface KnownRemote {
  readonly manifest: RemoteManifest;
  /** Address of its files: `/mfe/mfe-tools/`, or of a published version `/mfe/mfe-tools/1.5.0/`. */
  readonly base: string;
  /** Its weight among the active versions. */
  readonly weight: number;
  /** When the pointer to it was moved; undefined for a static server. */
  readonly release?: string;
}

/** The versions of one front end. */
export interface KnownArea {
  readonly versions: readonly KnownRemote[];
  /** Whether its files were reachable at the last poll. */
  healthy: boolean;
}

/** Why a version is not active although its files exist. */
export class RefusedRemote extends Error {}

/** Path of its server bundle, `1.5.0/server.0a1b2c3d.cjs` of a published version; undefined without one. */
export function serverBundleOf({ manifest, base }: KnownRemote): string | undefined {
  const folder = base.slice(`/mfe/${manifest.name}/`.length);
  return manifest.server && folder + manifest.server;
}
