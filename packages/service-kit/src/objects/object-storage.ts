import type { Readable } from 'node:stream';

/** Metadata of a stored object. `size` in bytes. */
export interface ObjectInfo {
  readonly size: number;
  readonly contentType: string;
}

export interface StoredObject extends ObjectInfo {
  readonly stream: Readable;
}

/**
 * Files of a service: a folder in standalone, S3 in production. Keys look like `resumes/65f0…`: parts of letters,
 * digits, `.`, `_` and `-`, joined by `/`; anything else throws. Also the injection token.
 */
export abstract class ObjectStorage {
  /**
   * Stores an object atomically; an existing one is replaced.
   * @param content bytes, or a stream of exactly `size` bytes
   */
  abstract put(key: string, content: Uint8Array | Readable, info: ObjectInfo): Promise<void>;
  /** The object with its stream, or `undefined` when there is none. */
  abstract get(key: string): Promise<StoredObject | undefined>;
  abstract exists(key: string): Promise<boolean>;
  /**
   * The keys of all objects, or of those in a folder (`mfe-tools/`), in no particular order; for backups and
   * publications, never for requests.
   */
  abstract list(folder?: string): AsyncIterable<string>;
  /** Deletes an object; deleting a missing one is no error. */
  abstract delete(key: string): Promise<void>;
  /** @throws Error when the store is currently unusable */
  abstract check(): Promise<void>;
}

const part = /^[A-Za-z0-9_-][A-Za-z0-9._-]*$/;

/** @throws Error for a malformed key, e.g. one that could leave the folder */
export function checkKey(key: string): void {
  const parts = key.split('/');
  if (key.length > 300 || !parts.every((text) => part.test(text))) {
    throw new Error(`not an object key: ${JSON.stringify(key)}`);
  }
}
