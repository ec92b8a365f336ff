import type { KeyObject } from 'node:crypto';
import { PublishedManifest, type Release } from '@commons/contracts/front-ends/publication';
import { integrityOf } from '@commons/service-kit/publication/integrity';
import type { PublicationStore } from '@commons/service-kit/publication/publication-store';
import { readSigned } from '@commons/service-kit/publication/signed-release';
import { LRUCache } from 'lru-cache';

/** An unknown version triggers a read of the pointer, at most this often. */
const readAgainMs = 1_000;
const maxManifests = 200;

interface ReadRelease {
  readonly text: string;
  readonly release: Release;
}

/** The pointers and manifests in the store of published front ends. */
export class PublishedReleases {
  readonly #releases = new Map<string, ReadRelease>();
  readonly #readAt = new Map<string, number>();
  readonly #manifests = new LRUCache<string, PublishedManifest>({ max: maxManifests });

  /** @param key the publisher's public key: unsigned pointers are refused */
  constructor(
    readonly store: PublicationStore,
    private readonly key?: KeyObject,
  ) {}

  /** The current pointer; undefined when the front end was never released here. @throws when it is damaged */
  async release(name: string): Promise<Release | undefined> {
    this.#readAt.set(name, Date.now());
    const text = await this.store.releaseText(name);
    if (text === undefined) return undefined;
    const known = this.#releases.get(name);
    if (known?.text === text) return known.release;
    const release = readSigned(text, this.key);
    if (release.name !== name) throw new Error(`released.json names ${release.name}`);
    this.#releases.set(name, { text, release });
    return release;
  }

  /**
   * The manifest of a version that has ever been released; undefined for any other. The pointer has its hash.
   * @throws when the store has another one
   */
  async manifest(name: string, version: string): Promise<PublishedManifest | undefined> {
    const expected = await this.#expected(name, version);
    if (!expected) return undefined;
    const known = this.#manifests.get(expected);
    if (known) return known;
    const text = await this.store.read(name, version, 'mfe.json');
    if (!text) throw new Error(`${name} ${version} is released, but not in the store`);
    if (integrityOf(text) !== expected) {
      throw new Error(`mfe.json of ${name} ${version} is not the one that was released`);
    }
    const manifest = PublishedManifest.parse(JSON.parse(text.toString()));
    if (manifest.name !== name || manifest.version !== version) {
      throw new Error(
        `mfe.json of ${name} ${version} is that of ${manifest.name} ${manifest.version}`,
      );
    }
    this.#manifests.set(expected, manifest);
    return manifest;
  }

  /**
   * The manifest of a version in the store, released or not. Where signatures are required, an unreleased one counts as
   * absent, since it is unsigned.
   * @throws when the store is down
   */
  async anyManifest(name: string, version: string): Promise<PublishedManifest | undefined> {
    const released = await this.manifest(name, version);
    if (released || this.key) return released;
    const text = await this.store.read(name, version, 'mfe.json');
    if (!text) return undefined;
    const manifest = PublishedManifest.parse(JSON.parse(text.toString()));
    return manifest.name === name && manifest.version === version ? manifest : undefined;
  }

  /** A browser may know a version from another gateway before this one has read the pointer. */
  async #expected(name: string, version: string): Promise<string | undefined> {
    const known = this.#releases.get(name)?.release.versions[version];
    if (known) return known.manifest;
    if (Date.now() - (this.#readAt.get(name) ?? 0) < readAgainMs) return undefined;
    return (await this.release(name))?.versions[version]?.manifest;
  }
}
