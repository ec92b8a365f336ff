import type { KeyObject } from 'node:crypto';
import type { PublishedManifest, Release } from '@commons/contracts/front-ends/publication';
import { log } from '@commons/service-kit/logging/logger';
import {
  type BucketAccess,
  openPublicationStore,
} from '@commons/service-kit/publication/open-publication-store';
import {
  type ReleaseOptions,
  releaseVersions,
} from '@commons/service-kit/publication/release-versions';
import { failures } from '../../failures.js';
import { type PublishedFile, PublishedFiles } from './published-files.js';
import { PublishedReleases } from './published-releases.js';
import { PublishedRemotes } from './published-remotes.js';

/** The store of published front ends configured by FRONT_ENDS, if any (ADR 0018). */
export class FrontEndStore {
  private constructor(
    readonly remotes: PublishedRemotes | undefined,
    private readonly files: PublishedFiles | undefined,
    private readonly releases?: PublishedReleases,
  ) {}

  /**
   * @param key the publisher's, if pointers must be signed
   * @throws when the setting lacks the credentials of its bucket
   */
  static async open(
    target: string | undefined,
    access: BucketAccess,
    key: KeyObject | undefined,
  ): Promise<FrontEndStore> {
    if (!target) return new FrontEndStore(undefined, undefined);
    const releases = new PublishedReleases(await openPublicationStore(target, access), key);
    const files = new PublishedFiles(releases);
    return new FrontEndStore(new PublishedRemotes(releases, files), files, releases);
  }

  /** The pointer of a front end; undefined when it was never released here. @throws when it is damaged */
  async release(name: string): Promise<Release | undefined> {
    return this.releases?.release(name);
  }

  /** The manifest of a version that has ever been released. */
  async manifest(name: string, version: string): Promise<PublishedManifest | undefined> {
    return this.releases?.manifest(name, version);
  }

  /** The manifest of any version in the store; see PublishedReleases. */
  async anyManifest(name: string, version: string): Promise<PublishedManifest | undefined> {
    return this.releases?.anyManifest(name, version);
  }

  /** Moves the pointer, where this gateway may write. @throws PublicationFailure */
  async moveTo(
    name: string,
    weights: Readonly<Record<string, number>>,
    options: ReleaseOptions,
  ): Promise<void> {
    if (this.releases) await releaseVersions(this.releases.store, name, weights, options);
  }

  /**
   * A file of a version that has ever been released.
   * @throws 404, or 503 when the store is down or the file was altered
   */
  file(name: string, version: string, file: string): Promise<PublishedFile> {
    return found(name, this.files?.get(name, version, file));
  }

  /** A file of a version that may never have been released. @throws as `file` */
  fileOf(manifest: PublishedManifest, file: string): Promise<PublishedFile> {
    return found(manifest.name, this.files?.of(manifest, file));
  }
}

async function found(remote: string, reading: Promise<PublishedFile | undefined> | undefined) {
  const file = await reading?.catch((error: Error) => {
    log().warn({ remote, reason: error.message }, 'a published file cannot be sent');
    throw failures.unavailable(error);
  });
  if (!file) throw failures.notFound();
  return file;
}
