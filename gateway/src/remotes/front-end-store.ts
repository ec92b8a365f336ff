import type { KeyObject } from 'node:crypto';
import type { PublishedManifest, Release } from '@commons/contracts/publication';
import { log } from '@commons/service-kit/logging/logger';
import {
  type BucketAccess,
  openPublicationStore,
} from '@commons/service-kit/publication/open-publication-store';
import {
  type ReleaseOptions,
  releaseVersions,
} from '@commons/service-kit/publication/release-versions';
import { failures } from '../proxy/failures.js';
import { type PublishedFile, PublishedFiles } from './published-files.js';
import { PublishedReleases } from './published-releases.js';
import { PublishedRemotes } from './published-remotes.js';

/** The store of published front ends that FRONT_ENDS names, if it does (ADR 0018). */
export class FrontEndStore {
  private constructor(
    readonly remotes: PublishedRemotes | undefined,
    private readonly files: PublishedFiles | undefined,
    private readonly releases?: PublishedReleases,
  ) {}

  /**
   * @param key the publisher's, if only signed pointers are to be taken
   * @throws when the setting lacks the access to its bucket
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

  /** The manifest of a version that was released at some time. */
  async manifest(name: string, version: string): Promise<PublishedManifest | undefined> {
    return this.releases?.manifest(name, version);
  }

  /** Moves the pointer, where this gateway may write. @throws PublicationFailure */
  async moveTo(
    name: string,
    weights: Readonly<Record<string, number>>,
    options: ReleaseOptions,
  ): Promise<void> {
    if (this.releases) await releaseVersions(this.releases.store, name, weights, options);
  }

  /** @throws 404, or 503 when the store is down or has another file than was published */
  async file(name: string, version: string, file: string): Promise<PublishedFile> {
    const found = await this.files?.get(name, version, file).catch((error: Error) => {
      log().warn({ remote: name, reason: error.message }, 'a published file cannot be sent');
      throw failures.unavailable(error);
    });
    if (!found) throw failures.notFound();
    return found;
  }
}
