import type { Readable } from 'node:stream';
import { inSpan } from '../tracing/span.js';
import { type ObjectInfo, ObjectStorage, type StoredObject } from './object-storage.js';

/** A storage whose calls are traced. Keys are omitted. */
export class TracedStorage extends ObjectStorage {
  constructor(
    private readonly storage: ObjectStorage,
    private readonly system: string,
  ) {
    super();
  }

  put(key: string, content: Uint8Array | Readable, info: ObjectInfo): Promise<void> {
    return this.#step('put', () => this.storage.put(key, content, info));
  }

  get(key: string): Promise<StoredObject | undefined> {
    return this.#step('get', () => this.storage.get(key));
  }

  exists(key: string): Promise<boolean> {
    return this.#step('exists', () => this.storage.exists(key));
  }

  list(folder?: string): AsyncIterable<string> {
    return this.storage.list(folder);
  }

  delete(key: string): Promise<void> {
    return this.#step('delete', () => this.storage.delete(key));
  }

  check(): Promise<void> {
    return this.storage.check();
  }

  #step<Result>(name: string, run: () => Promise<Result>): Promise<Result> {
    return inSpan(`objects ${name}`, { 'commons.objects': this.system }, run);
  }
}
