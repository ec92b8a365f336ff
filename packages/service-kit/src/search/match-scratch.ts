/** Notes of the running search about each document, kept between searches so that none has to be cleared. */
export class MatchScratch {
  /** Up to which group a document has everything, counted on from {@link begin}. */
  stage = new Uint32Array(0);
  score = new Float32Array(0);
  /** What the running group counts for, and the fields that it stands in. */
  value = new Float32Array(0);
  fields = new Uint8Array(0);
  /** How many words of it that are. */
  sizes = new Uint8Array(0);
  /** How many words of all groups stand in each of the two whole fields, four bits each. */
  whole = new Uint8Array(0);
  /** Fields of one word after the other, for the words of a phrase. */
  first = new Uint8Array(0);
  second = new Uint8Array(0);
  #base = 1;

  /** @returns the stage from which the groups of a new search count */
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
    this.whole = new Uint8Array(size);
    this.first = new Uint8Array(size);
    this.second = new Uint8Array(size);
    this.#base = 1;
  }
}
