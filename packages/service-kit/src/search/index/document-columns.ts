import type { IndexedDocument, OrderKey, SearchField } from '../search-subject.js';

/** The folded words of each text of each field of a document. */
type FieldWords = readonly {
  readonly field: SearchField;
  readonly texts: readonly (readonly string[])[];
}[];

/** Words of a longer text that are stored in order: texts begin with their subject. */
const beginning = 40;

/** One service says nothing about the next: "home visits" and "dental care" are no home care. */
const joined = (words: FieldWords) => {
  const fields = words.map(({ field, texts }) =>
    texts.map((text) => text.join(' ')).join(field.further ? ' | ' : field.list ? ' , ' : ' '),
  );
  return ` ${fields.join(' | ')} `.replace(/ {2,}/g, ' ');
};

/**
 * What an index stores per document in addition to its words. Each document has a number; a changed one gets a new
 * number.
 */
export class DocumentColumns {
  readonly ids: string[] = [];
  readonly #numberOf = new Map<string, number>();
  readonly #numbers = new Map<string, number[]>();
  readonly #keys = new Map<string, string[]>();
  /**
   * Words of the short fields, surrounded by spaces, with fields and services separated by `|`, items of a list by `,`.
   */
  readonly phrases: string[] = [];
  /** The first words of the other fields but prose, in the same form. */
  readonly beginnings: string[] = [];
  readonly merits: number[] = [];
  readonly attached: unknown[] = [];
  /** Number of words of each field, by document and field. */
  readonly lengths: Uint8Array[] = [];
  #dead = 0;

  /** @param words of each field */
  add({ id, numbers, keys = {}, merit = 0, attached }: IndexedDocument, words: FieldWords) {
    const document = this.ids.length;
    this.ids.push(id);
    this.#numberOf.set(id, document);
    for (const [name, value] of Object.entries(numbers))
      column(this.#numbers, name)[document] = value;
    for (const [name, value] of Object.entries(keys)) column(this.#keys, name)[document] = value;
    this.phrases.push(joined(words.filter(({ field }) => field.short)));
    const others = words.filter(({ field }) => !field.short && !field.prose);
    this.beginnings.push(
      joined(
        others.map(({ field, texts }) => ({ field, texts: [texts.flat().slice(0, beginning)] })),
      ),
    );
    this.merits.push(merit);
    this.attached.push(attached);
    this.lengths.push(Uint8Array.from(words, ({ texts }) => Math.min(255, texts.flat().length)));
    return document;
  }

  /** @returns its number; undefined when it is not there */
  remove(id: string): number | undefined {
    const document = this.#numberOf.get(id);
    if (document === undefined) return undefined;
    this.#numberOf.delete(id);
    this.#dead += 1;
    return document;
  }

  /** Frees the data of a removed document; the sort orders still need its place. */
  clear(document: number): void {
    this.phrases[document] = '';
    this.beginnings[document] = '';
    this.ids[document] = '';
    this.attached[document] = undefined;
  }

  isAlive(document: number): boolean {
    return this.ids[document] !== '';
  }

  /** Number of assigned document numbers, including those of removed documents. */
  get size(): number {
    return this.ids.length;
  }

  /** Number of documents. */
  get alive(): number {
    return this.#numberOf.size;
  }

  /** Whether so many numbers are unused that the index should be rebuilt. */
  get worn(): boolean {
    return this.#dead > 2_000 && this.#dead > this.alive / 2;
  }

  /** A sortable number of a document, e.g. its date. */
  number(name: string, document: number): number | undefined {
    return this.#numbers.get(name)?.[document];
  }

  /** The number under a name of the document with this id. */
  numberOf(name: string, id: string): number | undefined {
    const document = this.#numberOf.get(id);
    return document === undefined ? undefined : this.number(name, document);
  }

  /** Folded sort texts under a name, by document. */
  keys(name: string): readonly string[] {
    return this.#keys.get(name) ?? [];
  }

  /** The folded sort text of one document. */
  keyOf(name: string, id: string): string | undefined {
    const document = this.#numberOf.get(id);
    return document === undefined ? undefined : this.#keys.get(name)?.[document];
  }

  /** Compares two documents by these keys, and by their ids in the direction of the last. */
  order(keys: readonly OrderKey[]): (one: number, other: number) => number {
    const columns = keys.map(({ by, down }) => ({
      values: (this.#numbers.get(by) ?? this.#keys.get(by) ?? []) as (number | string)[],
      sign: down ? -1 : 1,
    }));
    const lastSign = columns.at(-1)?.sign ?? 1;
    return (one, other) => {
      for (const { values, sign } of columns) {
        const [first, second] = [values[one] as number, values[other] as number];
        if (first < second) return -sign;
        if (first > second) return sign;
      }
      const [first, second] = [this.ids[one] as string, this.ids[other] as string];
      return first < second ? -lastSign : first > second ? lastSign : 0;
    };
  }
}

function column<Value>(columns: Map<string, Value[]>, name: string): Value[] {
  const known = columns.get(name) ?? [];
  columns.set(name, known);
  return known;
}
