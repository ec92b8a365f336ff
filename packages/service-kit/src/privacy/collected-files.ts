import { Injectable } from '@nestjs/common';
import type { UserFile } from './user-data.js';

/** An archive asks for one file after the other; the client of it may be slow. */
const keptMs = 120_000;

/** Archives that are made at the same time, by holder. */
const keptLists = 100;

interface FileList {
  readonly files: ReadonlyMap<string, UserFile>;
  used: number;
}

/**
 * The files that a holder named, for the calls that fetch them: without it each of n files would have all n records
 * collected again. Only names and how to open them are kept, never records; what is opened is read from the store.
 */
@Injectable()
export class CollectedFiles {
  readonly #lists = new Map<string, FileList>();

  keep(holder: string, personId: string, files: readonly UserFile[]) {
    const key = keyOf(holder, personId);
    this.#forgetOld();
    this.#lists.delete(key);
    const list = { files: new Map(files.map((file) => [file.name, file])), used: Date.now() };
    if (files.length > 0) this.#lists.set(key, list);
    return list.files;
  }

  /** @returns undefined when nothing was collected lately */
  of(holder: string, personId: string): ReadonlyMap<string, UserFile> | undefined {
    const key = keyOf(holder, personId);
    this.#forgetOld();
    const list = this.#lists.get(key);
    if (!list) return undefined;
    list.used = Date.now();
    // Last used, last forgotten.
    this.#lists.delete(key);
    this.#lists.set(key, list);
    return list.files;
  }

  #forgetOld(): void {
    const oldest = Date.now() - keptMs;
    for (const [key, { used }] of this.#lists) {
      if (used > oldest && this.#lists.size < keptLists) break;
      this.#lists.delete(key);
    }
  }
}

const keyOf = (holder: string, personId: string) => `${holder}/${personId}`;
