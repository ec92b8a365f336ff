import { LRUCache } from 'lru-cache';
import type { Upstreams } from '../proxy/upstreams.js';
import type { FrontEndStore } from '../remotes/published/front-end-store.js';
import type { BundleCode } from './render-protocol.js';

const answerMs = 2_000;
/** Those of the active versions and of the previous ones. */
const maxBundles = 16;

/**
 * The server bundles of the front ends, read once from their static servers or the store of published versions: their
 * names change with their content.
 */
export class ServerBundles {
  readonly #read = new LRUCache<string, Promise<BundleCode>>({ max: maxBundles });

  constructor(
    private readonly upstreams: Upstreams,
    private readonly store: FrontEndStore,
  ) {}

  /** @param file see serverBundleOf @throws when the server of the front end does not have the file */
  get(frontEnd: string, file: string): Promise<BundleCode> {
    const key = `${frontEnd}/${file}`;
    const known = this.#read.get(key) ?? this.#ask(frontEnd, file);
    this.#read.set(key, known);
    known.catch(() => this.#read.delete(key));
    return known;
  }

  async #ask(frontEnd: string, file: string): Promise<BundleCode> {
    const [version = '', published] = file.split('/');
    if (published) {
      const { plain } = await this.store.file(frontEnd, version, published);
      return { file: `${frontEnd}/${file}`, code: plain.toString() };
    }
    const answer = await this.upstreams.ask(frontEnd, `/${file}`, answerMs);
    const code = await answer.body.text();
    if (answer.statusCode !== 200) throw new Error(`${file} answered ${answer.statusCode}`);
    return { file: `${frontEnd}/${file}`, code };
  }
}
