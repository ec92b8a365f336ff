import type { TownWord } from '@commons/contracts/portal/town-lists';
import { spanish, spanishOccupations } from '../search/vocabulary/vocabulary-lists.js';
import { foldWords } from '../search/words/words.js';

interface Rule {
  readonly category: string;
  readonly words: readonly string[];
  /** Rank: the operator's phrases come before the built-in ones, specific before Spanish ones, and these before general ones. */
  readonly level: number;
}

/** The category matched by a text. */
export interface FoundCategory {
  readonly category: string;
  /** Matched only by a general word such as "shop". */
  readonly general: boolean;
}

const levels = { general: 0, spanish: 1, specific: 2, own: 3 } as const;

/** Most results that are cached, since texts repeat. */
const maxKnown = 5_000;

/** Words that only join others: "photographers and/or painters". */
const joining = new Set(['and', 'or', 'of', 'the', 'in', 'n']);

/** The singular of a word. Stemming would go too far: "marketing" is not a market. */
const singular = (word: string) =>
  /(ss|us|is)$/.test(word) || word.length < 4
    ? word
    : word
        .replace(/(sh|ch|x|ss)es$/, '$1')
        .replace(/ies$/, 'y')
        .replace(/s$/, '');

const keysOf = (text: string) =>
  foldWords(text)
    .filter((word) => !joining.has(word))
    .map(singular);

/** The code of the North American Industry Classification System in a text: "722511", "NAICS 7225", "5411 - Legal". */
function codeIn(text: string): string {
  const [, named, first] = /naics\D{0,8}(\d{2,6})|^\s*(\d{4,6})(?=[\s:-]|$)/i.exec(text) ?? [];
  return named ?? first ?? '';
}

/**
 * Finds the category of a foreign text, from lines such as `Healthcare: dentist, medical doctor > health`. Phrases
 * after `>` count only where no other phrase matches. The longest match wins, then the first in the text. `naics 6212`
 * matches every code with that prefix. `#` starts a comment. Spanish words have the category of what the vocabulary of
 * the search says they mean.
 */
export class CategoryRules {
  readonly #byFirstWord = new Map<string, Rule[]>();
  readonly #byCode = new Map<string, { category: string; level: number }>();
  readonly #known = new Map<string, FoundCategory | undefined>();

  /**
   * @param categories the names that a line may begin with
   * @param own the operator's lines
   * @param town what the town added to the categories
   * @throws Error naming the first invalid line of the operator
   */
  constructor(
    categories: readonly string[],
    builtIn: string,
    own = '',
    town: readonly TownWord[] = [],
  ) {
    for (const { name, spanish, words } of town) {
      for (const phrase of [name, spanish, ...words]) this.#add(phrase, name, levels.own);
    }
    for (const line of linesOf(builtIn)) this.#learn(line, categories, levels.specific);
    for (const line of linesOf(spanish + spanishOccupations)) this.#learnSpanish(line);
    for (const line of linesOf(own)) this.#learn(line, categories, levels.own);
  }

  /** @returns undefined when nothing matches */
  find(text: string): FoundCategory | undefined {
    if (!this.#known.has(text)) {
      if (this.#known.size >= maxKnown) this.#known.clear();
      this.#known.set(text, this.#read(text));
    }
    return this.#known.get(text);
  }

  /** The same for the match that ends last, as the noun of a title: a "construction accountant" is an accountant. */
  findLast(text: string): FoundCategory | undefined {
    return this.#read(text, endsLater);
  }

  #learn(line: string, categories: readonly string[], level: number): void {
    const [, name = '', phrases = ''] = /^([^:]*):(.*)$/.exec(line) ?? [];
    const category = categories.find((one) => keysOf(one).join() === keysOf(name).join());
    if (!category) throw new Error(`Not a category with its words: "${line}"`);
    const [specific = '', general = ''] = phrases.split('>');
    for (const phrase of specific.split(',')) this.#add(phrase, category, level);
    for (const phrase of general.split(',')) this.#add(phrase, category, levels.general);
  }

  /** `plomero, plomeria > plumber`: they have the category of a plumber. */
  #learnSpanish(line: string): void {
    const [phrases = '', meanings = ''] = line.split('>');
    const known = meanings.split(',').flatMap((meaning) => this.#read(meaning) ?? []);
    const category = known.find(({ general }) => !general)?.category;
    if (!category) return;
    for (const phrase of phrases.split(',')) this.#add(phrase, category, levels.spanish);
  }

  #add(phrase: string, category: string, level: number): void {
    const code = /^\s*naics\s+(\d{2,6})\s*$/i.exec(phrase)?.[1];
    if (code) {
      if ((this.#byCode.get(code)?.level ?? 0) <= level)
        this.#byCode.set(code, { category, level });
      return;
    }
    const words = keysOf(phrase);
    const [first] = words;
    if (!first) return;
    const rules = this.#byFirstWord.get(first) ?? [];
    this.#byFirstWord.set(first, [...rules, { category, words, level }]);
  }

  #read(text: string, isBetter = isLonger): FoundCategory | undefined {
    const words = keysOf(text);
    let best: Match | undefined;
    words.forEach((word, at) => {
      for (const rule of this.#byFirstWord.get(word) ?? []) {
        const isThere = rule.words.every((one, offset) => words[at + offset] === one);
        const match = { ...rule, end: at + rule.words.length };
        if (isThere && (!best || isBetter(match, best))) best = match;
      }
    });
    const code = this.#code(text);
    if (code && (best?.level ?? 0) <= code.level)
      return { category: code.category, general: false };
    return best && { category: best.category, general: best.level === levels.general };
  }

  #code(text: string) {
    const code = codeIn(text);
    for (let length = code.length; length >= 2; length -= 1) {
      const found = this.#byCode.get(code.slice(0, length));
      if (found) return found;
    }
    return undefined;
  }
}

/** A rule where a text has its words. */
interface Match extends Rule {
  /** Index of the word after it. */
  readonly end: number;
}

const isLonger = (one: Match, other: Match) =>
  one.level > other.level || (one.level === other.level && one.words.length > other.words.length);

const endsLater = (one: Match, other: Match) =>
  one.level > other.level ||
  (one.level === other.level &&
    (one.end > other.end || (one.end === other.end && one.words.length > other.words.length)));

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => (line.split('#')[0] ?? '').trim())
    .filter((line) => line.length > 0);
