type Compare = (one: number, other: number) => number;

/** All documents of an index in one order, kept sorted as they come and go. */
export class SortedOrder {
  readonly #compare: Compare;
  readonly documents: number[];

  constructor(documents: number[], compare: Compare) {
    this.#compare = compare;
    this.documents = documents.sort(compare);
  }

  add(document: number): void {
    this.documents.splice(this.#placeOf(document), 0, document);
  }

  remove(document: number): void {
    const at = this.#placeOf(document);
    if (this.documents[at] === document) this.documents.splice(at, 1);
  }

  #placeOf(document: number): number {
    let from = 0;
    let to = this.documents.length;
    while (from < to) {
      const middle = (from + to) >>> 1;
      if (this.#compare(this.documents[middle] as number, document) < 0) from = middle + 1;
      else to = middle;
    }
    return from;
  }
}
