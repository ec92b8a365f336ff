import type { SearchSubject } from '../search-subject.js';
import type { Alternative, WordGroup } from '../words/word-groups.js';
import { areAdjacent, occursAlone } from './adjacent-words.js';
import type { DocumentColumns } from './document-columns.js';
import { type FieldWeights, facetBit } from './field-weights.js';
import { MatchScratch, raised } from './match-scratch.js';
import type { TermDictionary } from './term-dictionary.js';
import { type WordForm, wordForms } from './word-forms.js';

/** Matching documents with their scores. Valid until the next search. */
export interface Matches {
  readonly documents: readonly number[];
  score(document: number): number;
}

/** Below this weight a hit is only a prefix or a related word, and no whole match. */
const wholeQuality = 0.6;
/** Share of its weight that a further alternative of the group adds in another field. */
const again = 0.15;
/** Factor for a related word in a company name: the Department of Health has typists too. */
const relatedCompany = 0.25;
/** Share of its weight that a whole-field match adds. */
const wholeShare = 0.5;

/** @param size number of words of the alternative */
type Note = (document: number, bits: number, quality: number, size: number) => void;

/** Finds the documents that match one alternative of each group, and scores them. */
export class Matcher {
  readonly #scratch = new MatchScratch();

  constructor(
    private readonly terms: TermDictionary,
    private readonly documents: DocumentColumns,
    private readonly weights: FieldWeights,
    private readonly kinds: SearchSubject['kinds'],
  ) {}

  /** @param groups all required; at least one */
  match(groups: readonly WordGroup[], optional: readonly WordGroup[]): Matches {
    const scratch = this.#scratch;
    const base = scratch.begin(this.documents.size, groups.length + optional.length);
    let found: number[] = [];
    groups.forEach((group, at) => {
      found = at > 0 && found.length === 0 ? found : this.#group(group, base + at, at === 0);
      for (const document of found) this.#count(document, group);
    });
    const last = base + groups.length;
    for (const group of optional) this.#favour(group, last);
    return { documents: found, score: (document) => this.#score(document) };
  }

  /** @returns the documents that match all groups so far */
  #group(group: WordGroup, stage: number, isFirst: boolean): number[] {
    const { stage: stages, value: values, fields, sizes, close, closest } = this.#scratch;
    const { score, whole } = this.#scratch;
    const found: number[] = [];
    const allowed = group.place ? this.weights.place : this.weights.all | facetBit;
    const most = group.where ? this.weights.maxOfPlace : Number.POSITIVE_INFINITY;
    const note: Note = (document, bits, quality, size) => {
      const seen = bits & allowed;
      if (seen === 0) return;
      const value = Math.min(this.#value(seen, quality), most);
      if (stages[document] === stage + 1) {
        const known = values[document] as number;
        const isElsewhere = (seen & ~(fields[document] as number)) !== 0;
        values[document] =
          Math.max(known, value) + (isElsewhere ? again * Math.min(known, value) : 0);
        if (quality < wholeQuality) return;
        fields[document] = (fields[document] as number) | seen;
        sizes[document] = Math.max(sizes[document] as number, size);
        close[document] = Math.max(close[document] as number, quality);
        return;
      }
      if (isFirst) {
        if (!this.documents.isAlive(document)) return;
        score[document] = 0;
        whole[document] = 0;
        closest[document] = 1;
      } else if (stages[document] !== stage) return;
      stages[document] = stage + 1;
      values[document] = value;
      fields[document] = quality >= wholeQuality ? seen : 0;
      sizes[document] = quality >= wholeQuality ? size : 0;
      close[document] = quality;
      found.push(document);
    };
    for (const alternative of group.alternatives) this.#hits(alternative, note);
    return found;
  }

  #value(bits: number, quality: number): number {
    const { of, company } = this.weights;
    const value = quality * (of[bits & 127] as number);
    if (quality >= wholeQuality || (bits & company) === 0) return value;
    const elsewhere = bits & 127 & ~company;
    return Math.max(
      relatedCompany * quality * (of[company] as number),
      elsewhere ? quality * (of[elsewhere] as number) : 0,
    );
  }

  /** An optional group, which only affects the score. */
  #favour({ alternatives }: WordGroup, last: number): void {
    const { stage: stages, score } = this.#scratch;
    const seen = new Set<number>();
    for (const alternative of alternatives) {
      this.#hits({ ...alternative, prefix: false }, (document, bits, quality) => {
        if (stages[document] !== last || seen.has(document)) return;
        seen.add(document);
        score[document] =
          (score[document] as number) + 0.1 * quality * (this.weights.of[bits & 127] as number);
      });
    }
  }

  #count(document: number, { alternatives, where }: WordGroup): void {
    if (alternatives.length === 0) return;
    const { score, value, fields, sizes, close, closest, whole } = this.#scratch;
    score[document] = (score[document] as number) + (value[document] as number);
    if (where) return;
    this.weights.whole.forEach(({ bit }, at) => {
      if (((fields[document] as number) & bit) === 0) return;
      closest[document] = Math.min(closest[document] as number, close[document] as number);
      whole[document] = raised(whole[document] as number, at, sizes[document] as number);
    });
  }

  #score(document: number): number {
    const { score, closest, whole } = this.#scratch;
    // "Clerical Associate" is wholly a secretary, but not what was typed.
    const share = wholeShare * (closest[document] as number);
    let total = score[document] as number;
    const filled = whole[document] as number;
    if (filled === 0) return total;
    this.weights.whole.forEach(({ at: field, weight }, at) => {
      const words = (filled >> (4 * at)) & 15;
      const length = this.documents.lengths[document]?.[field] ?? 0;
      if (words > 0 && length > 0) total += share * weight * Math.min(1, words / length);
    });
    return total;
  }

  #hits(alternative: Alternative, noteAny: Note) {
    const { words, quality, facet } = alternative;
    if (facet !== undefined) return this.#list(facet, quality, noteAny);
    const note = this.#noteFitting(alternative, noteAny);
    const allowed = this.weights.fieldsOf(alternative);
    const forms = words.map((word) => wordForms(this.terms, word, alternative));
    if (forms.some((list) => list.length === 0)) return;
    const [only] = forms;
    if (forms.length === 1 && only) {
      for (const { term, quality: close } of only)
        this.#list(term, quality * close, this.#noteAlone(alternative, term, note), allowed);
      return;
    }
    this.#together(forms, alternative, note);
  }

  /** Notes no document whose kind is none of the trade's, and one whose kind says little with less weight. */
  #noteFitting({ fitsKind }: Alternative, note: Note): Note {
    if (!fitsKind || !this.kinds) return note;
    const { by } = this.kinds;
    return (document, bits, quality, size) => {
      const fit = fitsKind(this.documents.number(by, document) ?? -1);
      if (fit > 0) note(document, bits, quality * fit, size);
    };
  }

  /** Notes only documents in which the word is not the end of another name. */
  #noteAlone({ unlessIn }: Alternative, term: string, note: Note): Note {
    if (!unlessIn) return note;
    return (document, bits, quality, size) => {
      const text = this.documents.phrases[document] ?? '';
      const elsewhere = bits & ~this.weights.short;
      const seen = occursAlone(text, term, unlessIn) ? bits : elsewhere;
      if (seen !== 0) note(document, seen, quality, size);
    };
  }

  /** @param allowed bits of the fields in which the term counts */
  #list(term: string, quality: number, note: Note, allowed = 255) {
    const list = this.terms.get(term);
    if (!list) return;
    for (let at = 0; at < list.size; at += 1) {
      const entry = list.entry(at);
      const bits = entry & allowed;
      if (bits !== 0) note(entry >>> 8, bits, quality, 1);
    }
  }

  /** Documents that have a form of each word: in one field, or anywhere if the words need not be adjacent. */
  #together(forms: readonly (readonly WordForm[])[], alternative: Alternative, note: Note): void {
    const { words, quality, adjacent, apart } = alternative;
    let { first: before, second: now } = this.#scratch;
    let documents: number[] = [];
    const phrase = ` ${words.join(' ')} `;
    const allowed = this.weights.fieldsOf(alternative) & ~facetBit;
    forms.forEach((list, at) => {
      const next: number[] = [];
      for (const { term } of list) {
        this.#list(term, 1, (document, all) => {
          const bits = all & allowed;
          const common = at === 0 ? bits : apart ? bits : bits & (before[document] as number);
          if (common === 0 || (at > 0 && before[document] === 0)) return;
          if (now[document] === 0) next.push(document);
          now[document] = (now[document] as number) | common;
        });
      }
      for (const document of documents) {
        if (apart && now[document] !== 0) {
          now[document] = this.weights.weaker(now[document] as number, before[document] as number);
        }
        before[document] = 0;
      }
      [before, now] = [now, before];
      documents = next;
    });
    for (const document of documents) {
      const isThere = !adjacent || (this.documents.phrases[document] ?? '').includes(phrase);
      const seen = before[document] as number;
      const bits = alternative.together
        ? this.#bitsTogether(document, seen, words)
        : alternative.inItem
          ? this.#bitsInItem(document, seen, words)
          : seen;
      if (isThere && bits !== 0) note(document, bits, quality, Math.min(5, words.length));
      before[document] = 0;
    }
  }

  /** The fields, short ones or others, in which the words are adjacent. */
  #bitsTogether(document: number, bits: number, words: readonly string[]): number {
    const { short } = this.weights;
    const { phrases, beginnings } = this.documents;
    const there = (texts: readonly string[]) => areAdjacent(texts[document] ?? '', words);
    const inShort = (bits & short) !== 0 && there(phrases) ? bits & short : 0;
    const inOthers = (bits & ~short) !== 0 && there(beginnings) ? bits & ~short : 0;
    return inShort | inOthers;
  }

  /** Without the short fields that have the words in different items of a list. */
  #bitsInItem(document: number, bits: number, words: readonly string[]): number {
    const inShort = bits & this.weights.short;
    const text = this.documents.phrases[document] ?? '';
    if (inShort === 0 || !text.includes(' , ')) return bits;
    return areAdjacent(text, words, Number.POSITIVE_INFINITY) ? bits : bits & ~inShort;
  }
}
