/** Working memory of a search per document, reused between searches without clearing. */
export class MatchScratch {
  /** Number of groups that a document has matched, counted from {@link begin}. */
  stage = new Uint32Array(0);
  score = new Float32Array(0);
  /** Weight and fields of the current group's match. */
  value = new Float32Array(0);
  fields = new Uint8Array(0);
  /** Number of matched words. */
  sizes = new Uint8Array(0);
  /** Closeness of the current group's match to what was typed; the least of all that count for a whole field. */
  close = new Float32Array(0);
  closest = new Float32Array(0);
  /** Number of matched words in each of the two whole-match fields, four bits each. */
  whole = new Uint8Array(0);
  /** Fields of the words of a phrase. */
  first = new Uint8Array(0);
  second = new Uint8Array(0);
  #base = 1;

  /** @returns the stage at which a new search starts */
  begin(documents: number, groups: number): number {
    if (documents > this.stage.length) this.#grow(Math.max(1_024, Math.ceil(documents * 1.25)));
    if (this.#base + groups + 2 > 0xffff_ff00) {
      this.stage.fill(0);
      this.#base = 1;
    }
    const base = this.#base;
    this.#base += groups + 2;
    return base;
  }

  #grow(size: number): void {
    this.stage = new Uint32Array(size);
    this.score = new Float32Array(size);
    this.value = new Float32Array(size);
    this.fields = new Uint8Array(size);
    this.sizes = new Uint8Array(size);
    this.close = new Float32Array(size);
    this.closest = new Float32Array(size);
    this.whole = new Uint8Array(size);
    this.first = new Uint8Array(size);
    this.second = new Uint8Array(size);
    this.#base = 1;
  }
}

/** Adds to one of the four-bit counts, which saturate at fifteen. */
export function raised(counts: number, at: number, by: number): number {
  const shift = 4 * at;
  const sum = Math.min(15, ((counts >> shift) & 15) + by);
  return (counts & ~(15 << shift)) | (sum << shift);
}
