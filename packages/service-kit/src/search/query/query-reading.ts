import type { SearchSubject, UnderstoodWords } from '../search-subject.js';
import type { FoundProblem, ProblemTrades } from '../vocabulary/problem-trades.js';
import type { Synonym, Vocabulary } from '../vocabulary/vocabulary.js';
import { longestPhrase, withoutAnd } from '../words/phrases.js';
import { spanishSmallWords } from '../words/spanish-small-words.js';
import { stopWords } from '../words/stop-words.js';
import { type Alternative, qualities, type WordGroup } from '../words/word-groups.js';
import { foldWords } from '../words/words.js';
import { conditionAt, qualityAt } from './conditions.js';
import { type GeneralWords, generalGroups } from './general-searches.js';
import { type PayRange, readPayRange } from './pay-words.js';
import { isSpanishSearch } from './spanish-searches.js';
import { asUnderstood, splitAnywhere } from './spelled-forms.js';
import { saysWhatIsDone, tradesOf } from './trade-details.js';

/** A parsed search, before the index is consulted. */
export interface ReadQuery {
  readonly groups: readonly WordGroup[];
  readonly pay?: PayRange;
  /** All folded words, for the phrase. */
  readonly words: readonly string[];
}

const number = /^\d+$/;

/** Further words of a search are ignored. */
const mostWords = 16;

/** Parses searches of one subject. */
export class QueryReader {
  readonly #fillers: ReadonlySet<string>;
  readonly #general: GeneralWords;
  #understood = new Map<string, UnderstoodWords>();
  #meanings: readonly UnderstoodWords[] | undefined;

  constructor(
    private readonly subject: SearchSubject,
    private readonly vocabulary: Vocabulary,
    private readonly problems?: ProblemTrades,
  ) {
    this.#fillers = new Set([...(subject.fillers ?? []), ...(subject.listed ?? [])]);
    this.#general = {
      listed: new Set(subject.listed ?? []),
      isStopWord: (word) => stopWords.has(word),
      isName: (word) => vocabulary.words.has(word) && vocabulary.isName([word]),
    };
    this.#learn([]);
  }

  /** The town's words, and above them those that the subject itself understands. */
  #learn(meanings: readonly UnderstoodWords[]): void {
    if (meanings === this.#meanings) return;
    this.#meanings = meanings;
    const all = [...meanings, ...(this.subject.understood ?? [])];
    this.#understood = new Map(all.flatMap((one) => one.words.map((words) => [words, one])));
  }

  /**
   * @param isPlace for a search that nothing matches as it is: its words are then read by their meaning, except for
   * those of places
   * @returns undefined when the meaning is not known either
   */
  readMeaning(search: string, isPlace: (word: string) => boolean): ReadQuery | undefined {
    const words = this.#wordsOf(search).filter((word) => !isPlace(word));
    // An unknown word may be what matters: "zwieback repair".
    const english = this.#inEnglish(words);
    const isKnown = english && !saysWhatIsDone(english);
    const meant = isKnown ? this.problems?.nearest(english, words) : undefined;
    return meant && this.read(search, meant);
  }

  /** Whether a search describes something: its words are spelled right, and what it is about is no trade's name. */
  isDescription(read: ReadQuery): boolean {
    const [trade] = tradesOf(read, this.vocabulary);
    if (this.isEnglish(read.words)) return !trade;
    // "Tapicería de muebles" is no furniture, nor a "salón" a hairdresser's; an "ayudante de plomero" is with plumbers.
    const isFirst = trade === read.groups.find(({ optional }) => !optional);
    const isMeant = isFirst || this.subject.described === 'activities';
    const isNamed = trade && isMeant && this.vocabulary.isSpanish(trade.typed);
    return !isNamed && this.#inEnglish(read.words) !== undefined;
  }

  /** The words themselves, or what they are in English; undefined where one is unknown. */
  #inEnglish(words: readonly string[]): readonly string[] | undefined {
    if (!this.problems) return undefined;
    const telling = words.filter((word) => !number.test(word));
    return this.isEnglish(telling) ? words : this.vocabulary.inEnglish(telling);
  }

  /** Whether all words are common English ones, so that none is mistyped. */
  isEnglish(words: readonly string[]): boolean {
    return this.problems?.areEnglish(words) === true;
  }

  #wordsOf = (search: string) => [...new Set(foldWords(search))].slice(0, mostWords);

  read(search: string, meant?: FoundProblem): ReadQuery {
    if (this.subject.townMeanings) this.#learn(this.subject.townMeanings());
    const { range, rest } = this.subject.pay ? readPayRange(search) : { rest: search };
    const words = this.#wordsOf(rest);
    const problem = meant ?? this.#problem(words);
    const groups: WordGroup[] = problem ? [this.#solving(problem)] : [];
    const others = problem ? words.filter((word) => !problem.typed.includes(word)) : words;
    const isSpanish = problem?.isSpanish || isSpanishSearch(others, this.vocabulary);
    for (let at = 0; at < others.length; ) {
      const group =
        qualityAt(others, at) ??
        this.#phraseAt(others, at) ??
        conditionAt(others, at, (from) => this.#phraseAt(others, from)?.typed.length ?? 1) ??
        this.#wordAt(others, at);
      const [word = '', ...more] = group.typed;
      const isSmall = isSpanish && more.length === 0 && spanishSmallWords.has(word);
      if (!isSmall) groups.push(group);
      at += group.typed.length;
    }
    const needed = groups.filter(({ optional }) => !optional);
    const isGeneral = needed.length === 0 && range === undefined;
    return {
      groups: isGeneral ? generalGroups(groups, this.#general) : this.#withName(groups, needed),
      ...(range && { pay: range }),
      words,
    };
  }

  /** "Entry level IT": beside filters alone, "it" is the occupation. */
  #withName(groups: readonly WordGroup[], needed: readonly WordGroup[]): readonly WordGroup[] {
    if (!needed.every(({ understood }) => understood)) return groups;
    const isName = ({ typed: [word = '', ...more] }: WordGroup) =>
      more.length === 0 && this.#general.isName(word);
    return groups.map((group) => (isName(group) ? { ...group, optional: false } : group));
  }

  /** A described problem, unless a vocabulary phrase covers the same words or more. */
  #problem(words: readonly string[]): FoundProblem | undefined {
    const problem = this.problems?.find(words);
    if (!problem) return undefined;
    const { typed, isSpanish } = problem;
    // "Hay" of "hay ratones" feeds no horse.
    const isSmall = !isSpanish && typed.every((word) => spanishSmallWords.has(word));
    if (isSmall && isSpanishSearch(words, this.vocabulary)) return undefined;
    for (let at = 0; at < words.length; at += 1) {
      const phrase = this.#phraseAt(words, at)?.typed ?? [];
      const isNamed = phrase.length >= typed.length && phrase.some((word) => typed.includes(word));
      if (isNamed) return undefined;
    }
    return problem;
  }

  #solving({ typed, trade, synonyms, isNearest }: FoundProblem): WordGroup {
    // Beside each other by chance in prose, these words describe nothing; a "suit" is in no "Suite 200".
    const literal = this.#literal(typed, 0, typed.length).map((one) =>
      typed.length > 1 ? { ...one, notInProse: true } : { ...one, prefix: false, notInPlace: true },
    );
    // A vet's "dental care" is none for a toothache: what solves the problem is the trade, not one of its services.
    const solving = synonyms.map((one) => ({
      ...this.#also(one, synonyms),
      isRelated: true,
      notInPlace: true,
      // A guess needs more than a word of prose: a "professional kitchen" makes no chef.
      ...(isNearest && { onlyShort: true }),
    }));
    return {
      typed,
      trade,
      alternatives: [...literal, ...solving],
      ...(isNearest && { nearest: true }),
    };
  }

  /** The longest phrase with a meaning of its own that starts here. */
  #phraseAt(words: readonly string[], at: number): WordGroup | undefined {
    for (let length = Math.min(longestPhrase, words.length - at); length > 0; length -= 1) {
      const typed = words.slice(at, at + length);
      const meaning = this.#understood.get(typed.join(' '));
      const synonyms = this.vocabulary.of(typed);
      if (!meaning && !synonyms) continue;
      const optional = !meaning && typed.every((word) => this.#saysNothing(word));
      return {
        typed,
        alternatives: [
          ...(meaning ? asUnderstood(meaning) : []),
          ...this.#literal(words, at, length),
          ...(synonyms ?? []).map((one) => ({
            ...this.#also(one, synonyms ?? []),
            ...(this.vocabulary.isName(typed) && { notInPlace: true }),
          })),
        ],
        ...(meaning && { understood: { kind: meaning.kind, text: meaning.text } }),
        ...(optional && { optional }),
      };
    }
    return undefined;
  }

  #saysNothing(word: string): boolean {
    return stopWords.has(word) || this.#fillers.has(word);
  }

  #wordAt(words: readonly string[], at: number): WordGroup {
    const word = words[at] as string;
    const optional = this.#saysNothing(word);
    return {
      typed: [word],
      alternatives: this.#literal(words, at, 1),
      ...(optional && { optional }),
    };
  }

  /** A synonym or a related phrase. @param all those of the same meaning */
  #also({ words: phrase, same }: Synonym, all: readonly Synonym[]): Alternative {
    const words = withoutAnd(phrase);
    const meant = new Set(all.map((one) => one.words.join(' ')));
    const [word = '', ...more] = words;
    const others = more.length > 0 ? [] : this.vocabulary.longerNames(word);
    const unlessIn = others.filter((name) => !meant.has(name));
    return {
      ...(more.length > 0 && { together: true }),
      ...(unlessIn.length > 0 && { unlessIn }),
      words,
      quality: same ? qualities.synonym : qualities.wider,
      notInProse: true,
      ...(words.every((word) => stopWords.has(word)) && { onlyShort: true }),
      ...(!same && { isRelated: true }),
      ...(!this.vocabulary.isUsualName(phrase) && { isNarrow: true }),
    };
  }

  /** The words as typed, joined with their neighbours ("home depot") and split ("walmart"). */
  #literal(words: readonly string[], at: number, length: number): Alternative[] {
    const typed = words.slice(at, at + length);
    if (length > 1) {
      const said = withoutAnd(typed);
      return [
        { words: said, quality: qualities.typed, inItem: true },
        { words: said, quality: qualities.apart, apart: true },
        { words: [typed.join('')], quality: qualities.joined },
      ];
    }
    const word = typed[0] as string;
    const joined = [
      [words[at - 1], word],
      [word, words[at + 1]],
    ]
      .filter((pair) => pair.every((one) => one !== undefined && !stopWords.has(one)))
      .map((pair) => ({ words: [pair.join('')], quality: qualities.joined }));
    // "Pho" is no beginning of "photography".
    const prefix = !this.vocabulary.isNameAsWritten(typed);
    return [{ words: [word], quality: qualities.typed, prefix }, ...joined, ...splitAnywhere(word)];
  }
}
