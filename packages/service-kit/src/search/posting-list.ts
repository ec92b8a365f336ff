/** The documents that have a term, in ascending order, each with the fields that it stands in. */
export class PostingList {
  /** A document and its fields in one number: eight bits for the fields. Most terms have one document only. */
  #entries = new Uint32Array(1);
  #size = 0;
  /** Whether the dictionary finds the term by its first letters. */
  byPrefix = false;

  /** Documents come in ascending order; a second field of the last one is joined to it. */
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

/** Most documents of one index: the rest of the number is for the fields. */
export const mostDocuments = 1 << 24;
