import type { PublishedManifest } from '@commons/contracts/front-ends/publication';
import { contentTypeOf } from '@commons/service-kit/publication/content-type';
import { integrityOf } from '@commons/service-kit/publication/integrity';
import { LRUCache } from 'lru-cache';
import type { Encoding } from '../../proxy/compression.js';
import type { PublishedReleases } from './published-releases.js';

const maxKeptBytes = 64 * 1024 * 1024;

export interface PublishedFile {
  readonly plain: Buffer;
  /** Compressed at build time. */
  readonly packed: Partial<Record<Encoding, Buffer>>;
  readonly contentType: string;
  readonly etag: string;
}

/** Files of published versions, verified by their hashes and cached in memory: they never change. */
export class PublishedFiles {
  readonly #files = new LRUCache<string, PublishedFile>({
    maxSize: maxKeptBytes,
    sizeCalculation: ({ plain, packed }) =>
      plain.length + (packed.br?.length ?? 0) + (packed.gzip?.length ?? 0) + 1,
  });
  readonly #loading = new Map<string, Promise<PublishedFile | undefined>>();

  constructor(private readonly releases: PublishedReleases) {}

  /**
   * @returns undefined for a file that no released version has
   * @throws when the store is down or the file was altered
   */
  get(name: string, version: string, file: string): Promise<PublishedFile | undefined> {
    const key = `${name}/${version}/${file}`;
    const known = this.#files.get(key);
    if (known) return Promise.resolve(known);
    const loading = this.#loading.get(key) ?? this.#load(key, name, version, file);
    this.#loading.set(key, loading);
    return loading;
  }

  async #load(key: string, name: string, version: string, file: string) {
    try {
      const loaded = await this.#read(name, version, file);
      if (loaded) this.#files.set(key, loaded);
      return loaded;
    } finally {
      this.#loading.delete(key);
    }
  }

  async #read(name: string, version: string, file: string): Promise<PublishedFile | undefined> {
    const manifest = await this.releases.manifest(name, version);
    return manifest && this.of(manifest, file);
  }

  /** A file of this version, uncached. @returns undefined for one that it does not have @throws as `get` */
  async of({ name, version, integrity }: PublishedManifest, file: string) {
    const expected = integrity[file];
    if (!expected) return undefined;
    const { store } = this.releases;
    const [plain, br, gzip] = await Promise.all(
      [file, `${file}.br`, `${file}.gz`].map((each) => store.read(name, version, each)),
    );
    if (!plain || integrityOf(plain) !== expected) {
      throw new Error(`${file} of ${name} ${version} is not the file that was published`);
    }
    return {
      plain,
      packed: { ...(br && { br }), ...(gzip && { gzip }) },
      contentType: contentTypeOf(file),
      etag: expected.slice('sha384-'.length),
    };
  }
}
