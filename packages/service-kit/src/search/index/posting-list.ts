/** The documents of a term, in ascending order, each with the fields that contain it. */
export class PostingList {
  /** A document and its fields in one number, with eight bits for the fields. Most terms have one document only. */
  #entries = new Uint32Array(1);
  #size = 0;
  /** Whether prefix searches find the term. */
  byPrefix = false;

  /** Documents are added in ascending order; another field of the last one is merged into it. */
  add(document: number, mask: number): void {
    const last = this.#size - 1;
    if (last >= 0 && (this.#entries[last] as number) >>> 8 === document) {
      this.#entries[last] = (this.#entries[last] as number) | mask;
      return;
    }
    if (this.#size === this.#entries.length) {
      const larger = new Uint32Array(this.#size < 4 ? 4 : Math.ceil(this.#size * 1.5));
      larger.set(this.#entries);
      this.#entries = larger;
    }
    this.#entries[this.#size] = ((document << 8) | mask) >>> 0;
    this.#size += 1;
  }

  get size(): number {
    return this.#size;
  }

  /** Each document with its fields: `entry >>> 8` and `entry & 255`. */
  entry(at: number): number {
    return this.#entries[at] as number;
  }
}

/** Most documents of an index: the remaining bits are for the fields. */
export const maxDocuments = 1 << 24;
