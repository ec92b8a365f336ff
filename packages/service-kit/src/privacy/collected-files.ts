import { Injectable } from '@nestjs/common';
import type { UserFile } from './user-data.js';

/** Lifetime of a list: an archive requests one file after the other, and its client may be slow. */
const cacheMs = 120_000;

/** Most lists, for archives that are made at the same time. */
const maxLists = 100;

interface FileList {
  readonly files: ReadonlyMap<string, UserFile>;
  used: number;
}

/**
 * Caches the files that a holder named, for the calls that fetch them: otherwise each of n files would collect all n
 * records again. Only names and how to open them are cached, never records; file contents are read from the store.
 */
@Injectable()
export class CollectedFiles {
  readonly #lists = new Map<string, FileList>();

  /** Holds a person's files until they are downloaded, replacing earlier ones. @returns them by name */
  keep(holder: string, personId: string, files: readonly UserFile[]) {
    const key = keyOf(holder, personId);
    this.#forgetOld();
    this.#lists.delete(key);
    const list = { files: new Map(files.map((file) => [file.name, file])), used: Date.now() };
    if (files.length > 0) this.#lists.set(key, list);
    return list.files;
  }

  /** @returns undefined when nothing was collected recently */
  of(holder: string, personId: string): ReadonlyMap<string, UserFile> | undefined {
    const key = keyOf(holder, personId);
    this.#forgetOld();
    const list = this.#lists.get(key);
    if (!list) return undefined;
    list.used = Date.now();
    // Moves the list to the end: the least recently used is evicted first.
    this.#lists.delete(key);
    this.#lists.set(key, list);
    return list.files;
  }

  #forgetOld(): void {
    const oldest = Date.now() - cacheMs;
    for (const [key, { used }] of this.#lists) {
      if (used > oldest && this.#lists.size < maxLists) break;
      this.#lists.delete(key);
    }
  }
}

const keyOf = (holder: string, personId: string) => `${holder}/${personId}`;
