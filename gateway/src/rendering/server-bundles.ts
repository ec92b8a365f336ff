import { LRUCache } from 'lru-cache';
import type { Upstreams } from '../proxy/upstreams.js';
import type { BundleCode } from './render-protocol.js';

const answerMs = 2_000;
/** Those of the versions in use, and of the ones before. */
const mostKept = 16;

/** The server bundles of the front ends, read once from their static servers: their names change with their content. */
export class ServerBundles {
  readonly #read = new LRUCache<string, Promise<BundleCode>>({ max: mostKept });

  constructor(private readonly upstreams: Upstreams) {}

  /** @throws when the server of the front end does not have the file */
  get(frontEnd: string, file: string): Promise<BundleCode> {
    const key = `${frontEnd}/${file}`;
    const known = this.#read.get(key) ?? this.#ask(frontEnd, file);
    this.#read.set(key, known);
    known.catch(() => this.#read.delete(key));
    return known;
  }

  async #ask(frontEnd: string, file: string): Promise<BundleCode> {
    const answer = await this.upstreams.ask(frontEnd, `/${file}`, answerMs);
    const code = await answer.body.text();
    if (answer.statusCode !== 200) throw new Error(`${file} answered ${answer.statusCode}`);
    return { file: `${frontEnd}/${file}`, code };
  }
}
