type Compare = (one: number, other: number) => number;

/** All documents of an index in one order. Changes are merged in on the next read, all at once. */
export class SortedOrder {
  readonly #compare: Compare;
  #documents: number[];
  #added: number[] = [];
  readonly #removed = new Set<number>();

  constructor(documents: number[], compare: Compare) {
    this.#compare = compare;
    this.#documents = documents.sort(compare);
  }

  add(document: number): void {
    this.#added.push(document);
  }

  remove(document: number): void {
    this.#removed.add(document);
  }

  /** All documents, sorted. Pending additions and removals are applied first. */
  get documents(): readonly number[] {
    if (this.#added.length > 0 || this.#removed.size > 0) this.#settle();
    return this.#documents;
  }

  #settle(): void {
    const isPresent = (document: number) => !this.#removed.has(document);
    const before = this.#removed.size > 0 ? this.#documents.filter(isPresent) : this.#documents;
    const added = this.#added.filter(isPresent).sort(this.#compare);
    this.#documents = added.length > 0 ? merged(before, added, this.#compare) : before;
    this.#added = [];
    this.#removed.clear();
  }
}

/** Merges two sorted lists. */
function merged(one: readonly number[], other: readonly number[], compare: Compare): number[] {
  const all: number[] = [];
  let at = 0;
  for (const next of other) {
    const place = placeOf(next, one, at, compare);
    for (; at < place; at += 1) all.push(one[at] as number);
    all.push(next);
  }
  for (; at < one.length; at += 1) all.push(one[at] as number);
  return all;
}

function placeOf(document: number, list: readonly number[], first: number, compare: Compare) {
  let from = first;
  let to = list.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (compare(list[middle] as number, document) < 0) from = middle + 1;
    else to = middle;
  }
  return from;
}
