import type { SearchSubject, UnderstoodWords } from '../search-subject.js';
import type { FoundProblem, ProblemTrades } from '../vocabulary/problem-trades.js';
import type { Vocabulary } from '../vocabulary/vocabulary.js';
import { longestPhrase } from '../words/phrases.js';
import { spanishSmallWords } from '../words/spanish-small-words.js';
import { stopWords } from '../words/stop-words.js';
import { qualities, type WordGroup } from '../words/word-groups.js';
import { foldWords } from '../words/words.js';
import { alsoFound, typedForms } from './alternatives.js';
import { asServices } from './asked-services.js';
import { conditionAt, qualityAt } from './conditions.js';
import { isSpecific, namesDoer } from './doers.js';
import { type GeneralWords, generalGroups } from './general-searches.js';
import { type PayRange, readPayRange } from './pay-words.js';
import { isSpanishSearch } from './spanish-searches.js';
import { asUnderstood } from './spelled-forms.js';
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
const maxWords = 16;

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
    const spelled = words.filter((word) => !number.test(word));
    return this.isEnglish(spelled) ? words : this.vocabulary.inEnglish(spelled);
  }

  /** Whether all words are common English ones, so that none is mistyped. */
  isEnglish(words: readonly string[]): boolean {
    return this.problems?.areEnglish(words) === true;
  }

  #wordsOf = (search: string) =>
    [...new Set(this.vocabulary.apart(foldWords(search)))].slice(0, maxWords);

  /**
   * What a search asks for: groups of words, pay range and problem.
   * @param meant the problem, if it is known already
   */
  read(search: string, meant?: FoundProblem): ReadQuery {
    if (this.subject.townMeanings) this.#learn(this.subject.townMeanings());
    const { range, rest } = this.subject.pay ? readPayRange(search) : { rest: search };
    const typed = this.#wordsOf(rest);
    const problem = meant ?? this.#problem(typed);
    const isService = !problem && this.subject.described === 'problems';
    const words = isService ? asServices(typed, this.vocabulary) : typed;
    const isNamed = problem && !meant && this.#namesAnother(words, problem);
    const groups: WordGroup[] =
      problem && !isNamed ? [this.#withStated(this.#solving(problem))] : [];
    const solved = problem ? new Set(problem.typed) : undefined;
    const others = isNamed ? words : words.filter((word) => !solved?.has(word));
    const isSpanish = problem?.isSpanish || isSpanishSearch(others, this.vocabulary);
    for (let at = 0; at < others.length; ) {
      const group =
        qualityAt(others, at) ??
        this.#phraseAt(others, at) ??
        conditionAt(others, at, (from) => this.#phraseAt(others, from)?.typed.length ?? 1) ??
        this.#wordAt(others, at);
      const [word = '', ...more] = group.typed;
      const isSmall = isSpanish && more.length === 0 && spanishSmallWords.has(word);
      const isOnlyWhy = isNamed && group.typed.every((one) => solved?.has(one));
      if (!isSmall) groups.push(this.#withStated(isOnlyWhy ? { ...group, optional: true } : group));
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

  /** A group that also finds the documents that state what it describes. */
  #withStated(group: WordGroup): WordGroup {
    const terms = this.subject.stated?.(group.typed) ?? [];
    if (terms.length === 0) return group;
    const stated = terms.map((facet) => ({ words: [], quality: qualities.stated, facet }));
    return { ...group, alternatives: [...group.alternatives, ...stated] };
  }

  /** "Entry level IT": with nothing but filters, "it" is the occupation. */
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

  /**
   * Whether a search also says what it wants, which is not for the problem: "towing for a wrecked car", "embroidery
   * hats", and whatever trade stands before the "for" of the problem: "yoga for stress".
   */
  #namesAnother(words: readonly string[], problem: FoundProblem): boolean {
    const solving = new Set(problem.synonyms.map((one) => one.words.join(' ')));
    const reason = words.findIndex((word, at) => at > 0 && (word === 'for' || word === 'para'));
    const isReason = problem.typed.every((word) => words.indexOf(word) > reason);
    return words.some((_, at) => {
      const typed = this.#phraseAt(words, at)?.typed ?? [];
      const isBefore = isReason && at + typed.length <= reason;
      const isWanted = isBefore && isSpecific(typed) && !saysWhatIsDone(typed);
      if (!(isWanted || namesDoer(typed)) || !this.vocabulary.isName(typed)) return false;
      if (typed.some((word) => problem.typed.includes(word))) return false;
      const also = [typed, ...(this.vocabulary.of(typed) ?? []).map((one) => one.words)];
      return !also.some((name) => solving.has(name.join(' ')));
    });
  }

  #solving({ typed, trade, synonyms, isNearest }: FoundProblem): WordGroup {
    // Next to each other by chance in prose, these words describe nothing; a "suit" is in no "Suite 200".
    const literal = typedForms(this.vocabulary, typed, 0, typed.length).map((one) =>
      typed.length > 1 ? { ...one, notInProse: true } : { ...one, prefix: false, notInPlace: true },
    );
    // A vet's "dental care" is none for a toothache: what solves the problem is the trade, not one of its services.
    const solving = synonyms.map((one) => ({
      ...alsoFound(this.vocabulary, one, synonyms),
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

  /** The longest phrase with its own meaning that starts here. */
  #phraseAt(words: readonly string[], at: number): WordGroup | undefined {
    for (let length = Math.min(longestPhrase, words.length - at); length > 0; length -= 1) {
      const typed = words.slice(at, at + length);
      const meaning = this.#understood.get(typed.join(' '));
      const synonyms = this.vocabulary.of(typed);
      if (!meaning && !synonyms) continue;
      const optional = meaning ? meaning.optional : typed.every((word) => this.#saysNothing(word));
      return {
        typed,
        alternatives: [
          ...(meaning ? asUnderstood(meaning) : []),
          ...typedForms(this.vocabulary, words, at, length),
          ...(synonyms ?? []).map((one) => ({
            ...alsoFound(this.vocabulary, one, synonyms ?? []),
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
      alternatives: typedForms(this.vocabulary, words, at, 1),
      ...(optional && { optional }),
    };
  }
}
