import type { IndexedDocument, SearchSubject } from '../search-subject.js';
import type { WordGroup } from '../words/word-groups.js';
import { foldWords } from '../words/words.js';
import { DocumentColumns } from './document-columns.js';
import { FieldWeights, facetBit } from './field-weights.js';
import { Matcher, type Matches } from './matcher.js';
import { maxDocuments } from './posting-list.js';
import { SortedOrder } from './sorted-order.js';
import { TermDictionary } from './term-dictionary.js';

/** Order by score; only with words. */
export const bestMatch = 'best';
/** The order by distance; only around a place. */
export const nearestFirst = 'nearest';

/** A query with parsed words. */
export interface IndexQuery {
  readonly groups: readonly WordGroup[];
  /** Words of the search in order; adjacent ones score higher. */
  readonly words?: readonly string[];
  /** Further conditions on numeric columns, and on what is attached to a document. */
  readonly only?: (number: (name: string) => number | undefined, attached: unknown) => boolean;
  /** Additional score from numeric columns, e.g. by distance; applies without words as well. */
  readonly favour?: ((number: (name: string) => number | undefined) => number) | undefined;
  /** How far a document is, for {@link nearestFirst}. */
  readonly distance?: ((number: (name: string) => number | undefined) => number) | undefined;
  /** One of the subject's orders, {@link bestMatch} or {@link nearestFirst}. */
  readonly order: string;
  readonly offset: number;
  readonly limit: number;
}

export interface IndexAnswer {
  readonly ids: string[];
  readonly total: number;
}

/** Score of a phrase as typed, by its number of words. */
const phraseBonus = 3;
/** Largest score for a document's merit. */
const meritBonus = 0.6;
/** Documents whose scores differ by less count as equal: the newer one comes first. */
const scoreSteps = 4;

/**
 * The search index of one subject, in the memory of one process. A document's score depends on the search and the
 * document only, never on other documents: so instances agree, and a write moves nothing else.
 */
export class SearchIndex {
  readonly terms = new TermDictionary();
  readonly documents = new DocumentColumns();
  readonly weights: FieldWeights;
  readonly #matcher: Matcher;
  readonly #orders = new Map<string, SortedOrder>();
  /** Scores by document, valid within one search; a map would cost more than the scoring itself. */
  #scores = new Int32Array(0);

  constructor(readonly subject: SearchSubject) {
    this.weights = new FieldWeights(subject.fields);
    this.#matcher = new Matcher(this.terms, this.documents, this.weights, subject.kinds);
  }

  /** Number of documents. */
  get size(): number {
    return this.documents.alive;
  }

  /** Adds a document, replacing its earlier version. */
  put(document: IndexedDocument): void {
    this.remove(document.id);
    if (this.documents.size >= maxDocuments) throw new Error('too many documents for one index');
    const { fields } = this.subject;
    const words = fields.map((field, at) => ({
      field,
      texts: (document.texts[at] ?? []).map((text) => foldWords(text ?? '')),
    }));
    const number = this.documents.add(document, words);
    words.forEach(({ field, texts }, at) => {
      const isShort = field.short === true;
      for (const word of texts.flat()) this.terms.add(word, number, 1 << at, true, isShort);
    });
    for (const facet of document.facets) this.terms.add(facet, number, facetBit, false, false);
    for (const order of this.#orders.values()) order.add(number);
  }

  /** Removes a document; does nothing for an unknown id. */
  remove(id: string): void {
    const number = this.documents.remove(id);
    if (number === undefined) return;
    for (const order of this.#orders.values()) order.remove(number);
    this.documents.clear(number);
  }

  /** Number of documents with a word; removed ones stay in the dictionary but do not count. */
  documentsWith(term: string): number {
    const list = this.terms.get(term);
    let count = 0;
    for (let at = 0; list && at < list.size; at += 1) {
      if (this.documents.isAlive(list.entry(at) >>> 8)) count += 1;
    }
    return count;
  }

  /** The page of matching documents in the requested order, and their number. */
  search(query: IndexQuery): IndexAnswer {
    const needed = query.groups.filter(({ optional }) => !optional);
    const matches =
      needed.length > 0
        ? this.#match(query, needed)
        : query.favour && { documents: this.#all(query), score: () => 0 };
    if (matches && query.order === bestMatch) return this.#best(query, matches);
    if (matches && query.distance && query.order === nearestFirst) {
      return this.#nearest(query, matches.documents, query.distance);
    }
    const isStored = query.order !== bestMatch && query.order !== nearestFirst;
    const order = this.#order(isStored ? query.order : 'newest').documents;
    return this.#inOrder(query, order, matches && new Set(matches.documents));
  }

  /** Number of matching documents. */
  count(query: Pick<IndexQuery, 'groups' | 'only'>): number {
    return this.search({ ...query, order: 'newest', offset: 0, limit: 0 }).total;
  }

  /** Numbers of the matching documents. */
  matching({ groups, only }: Pick<IndexQuery, 'groups' | 'only'>): readonly number[] {
    const which = { groups, ...(only && { only }) };
    const needed = groups.filter(({ optional }) => !optional);
    return needed.length > 0 ? this.#match(which, needed).documents : this.#all(which);
  }

  #all({ only }: Pick<IndexQuery, 'only'>): number[] {
    const all: number[] = [];
    for (let at = 0; at < this.documents.size; at += 1) {
      if (this.documents.isAlive(at) && (!only || this.#passes(at, only))) all.push(at);
    }
    return all;
  }

  #match(
    { groups, only }: Pick<IndexQuery, 'groups' | 'only'>,
    needed: readonly WordGroup[],
  ): Matches {
    const optional = groups.filter((group) => group.optional);
    const { documents, score } = this.#matcher.match(needed, optional);
    return {
      documents: only ? documents.filter((one) => this.#passes(one, only)) : documents,
      score,
    };
  }

  #passes(document: number, only: NonNullable<IndexQuery['only']>): boolean {
    const { documents } = this;
    return only((name) => documents.number(name, document), documents.attached[document]);
  }

  #order(name: string): SortedOrder {
    const known = this.#orders.get(name);
    if (known) return known;
    const keys = this.subject.orders[name] ?? this.subject.orders.newest;
    const alive = Array.from({ length: this.documents.size }, (_, at) => at).filter((at) =>
      this.documents.isAlive(at),
    );
    const order = new SortedOrder(alive, this.documents.order(keys));
    this.#orders.set(name, order);
    return order;
  }

  #inOrder(
    { only, offset, limit }: IndexQuery,
    order: readonly number[],
    found: ReadonlySet<number> | undefined,
  ): IndexAnswer {
    const ids: string[] = [];
    let total = found || only ? 0 : order.length;
    if (!found && !only) {
      for (const document of order.slice(offset, offset + limit)) ids.push(this.#id(document));
      return { ids, total };
    }
    const all = found?.size ?? Number.POSITIVE_INFINITY;
    for (const document of order) {
      if (found ? !found.has(document) : !this.#passes(document, only as never)) continue;
      if (total >= offset && ids.length < limit) ids.push(this.#id(document));
      total += 1;
      if (ids.length === limit && found) return { ids, total: all };
    }
    return { ids, total };
  }

  #best({ words = [], offset, limit, favour }: IndexQuery, { documents, score }: Matches) {
    const phrase = words.length > 1 ? ` ${words.join(' ')} ` : undefined;
    const { merits, phrases, size } = this.documents;
    if (this.#scores.length < size) this.#scores = new Int32Array(Math.ceil(size * 1.5));
    const scores = this.#scores;
    for (const document of documents) {
      const isPhrase = phrase && phrases[document]?.includes(phrase);
      const merit = meritBonus * (merits[document] as number);
      const further = favour?.((name) => this.documents.number(name, document)) ?? 0;
      const total = score(document) + (isPhrase ? phraseBonus : 0) + merit + further;
      scores[document] = Math.round(total * scoreSteps);
    }
    const newest = this.documents.order(this.subject.orders.newest);
    const compare = (one: number, other: number) =>
      (scores[other] as number) - (scores[one] as number) || newest(one, other);
    const page = firstOf(documents, offset + limit, compare).slice(offset);
    return { ids: page.map((document) => this.#id(document)), total: documents.length };
  }

  #nearest(
    { offset, limit }: IndexQuery,
    documents: readonly number[],
    distance: NonNullable<IndexQuery['distance']>,
  ): IndexAnswer {
    const miles = new Map(
      documents.map((one) => [one, distance((name) => this.documents.number(name, one))]),
    );
    const newest = this.documents.order(this.subject.orders.newest);
    const compare = (one: number, other: number) => {
      const [first, second] = [miles.get(one) as number, miles.get(other) as number];
      return first === second ? newest(one, other) : first - second;
    };
    const page = firstOf(documents, offset + limit, compare).slice(offset);
    return { ids: page.map((document) => this.#id(document)), total: documents.length };
  }

  #id(document: number): string {
    return this.documents.ids[document] as string;
  }
}

/** The first n of a list in order, without sorting the rest. */
function firstOf(list: readonly number[], size: number, compare: (a: number, b: number) => number) {
  if (list.length <= size) return [...list].sort(compare);
  let best: number[] = [];
  let limit: number | undefined;
  for (const one of list) {
    if (limit !== undefined && compare(one, limit) > 0) continue;
    best.push(one);
    if (best.length < 2 * size + 64) continue;
    best = best.sort(compare).slice(0, size);
    limit = best.at(-1);
  }
  return best.sort(compare).slice(0, size);
}
