import { facetName } from '../facet-term.js';
import { stemOf } from '../words/words.js';
import { PostingList } from './posting-list.js';

/** A term matches by prefix from its third letter (decision A66). */
export const shortestPrefix = 3;

/** One bit per letter: words that differ in more letters than this need no exact comparison. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

function bitCount(bits: number): number {
  let rest = bits - ((bits >>> 1) & 0x55555555);
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
  return Math.imul((rest + (rest >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

const push = (lists: Map<string, string[]>, key: string, word: string) => {
  const list = lists.get(key);
  if (list) list.push(word);
  else lists.set(key, [word]);
};

/** All words of an index with their documents, found as a whole, by stem, by prefix and by similarity. */
export class TermDictionary {
  readonly #terms = new Map<string, PostingList>();
  readonly #byStem = new Map<string, string[]>();
  readonly #byStart = new Map<string, string[]>();
  readonly #words: string[] = [];
  readonly #letters: number[] = [];
  readonly #facets = new Map<string, string[]>();

  /** @param isWord false for facets, which only match as a whole; @param isShort matched by prefix as well */
  add(term: string, document: number, mask: number, isWord: boolean, isShort: boolean): void {
    let list = this.#terms.get(term);
    if (!list) {
      list = new PostingList();
      this.#terms.set(term, list);
      if (isWord) this.#learn(term);
      else push(this.#facets, facetName(term), term);
    }
    if (isShort && !list.byPrefix && term.length > shortestPrefix) {
      list.byPrefix = true;
      push(this.#byStart, term.slice(0, shortestPrefix), term);
    }
    list.add(document, mask);
  }

  #learn(word: string): void {
    push(this.#byStem, stemOf(word), word);
    // Numbers and short words have too many neighbours to guess.
    if (word.length < 4 || /\d/.test(word)) return;
    this.#words.push(word);
    this.#letters.push(lettersOf(word));
  }

  /** The documents with a term. */
  get(term: string): PostingList | undefined {
    return this.#terms.get(term);
  }

  has(term: string): boolean {
    return this.#terms.has(term);
  }

  /** Words with the same stem, including the word itself if it exists. */
  ofStem(stem: string): readonly string[] {
    return this.#byStem.get(stem) ?? [];
  }

  /** Longer words of short fields with this prefix. */
  startingWith(prefix: string): string[] {
    if (prefix.length < shortestPrefix) return [];
    const list = this.#byStart.get(prefix.slice(0, shortestPrefix)) ?? [];
    return list.filter((word) => word.length > prefix.length && word.startsWith(prefix));
  }

  /** All terms of a filter, e.g. of `category`. */
  facetsOf(name: string): readonly string[] {
    return this.#facets.get(name) ?? [];
  }

  /** Candidates within `distance` typos; the caller compares exactly. */
  *near(word: string, distance: number): Iterable<string> {
    const letters = lettersOf(word);
    // A substituted letter removes one and adds one: two bits.
    const bits = 2 * distance;
    for (let at = 0; at < this.#words.length; at += 1) {
      if (bitCount((this.#letters[at] as number) ^ letters) > bits) continue;
      const other = this.#words[at] as string;
      if (Math.abs(other.length - word.length) <= distance) yield other;
    }
  }

  get size(): number {
    return this.#terms.size;
  }
}
