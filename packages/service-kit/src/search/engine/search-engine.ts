import { facetTerm } from '../facet-term.js';
import { isInIndex } from '../index/known-groups.js';
import { occursMostlyIn } from '../index/occurs-mostly-in.js';
import { type IndexAnswer, SearchIndex } from '../index/search-index.js';
import {
  asNamed,
  eitherTrade,
  inItself,
  namesPeople,
  offersChoice,
  withoutMissing,
} from '../query/either-trades.js';
import { withKinds } from '../query/kinds-of-trades.js';
import { orOfTheKind } from '../query/named-kinds.js';
import { neededTerms } from '../query/needed-terms.js';
import { orAsTyped } from '../query/or-as-typed.js';
import { QueryReader, type ReadQuery } from '../query/query-reading.js';
import { correctedWords, fewDocuments, isTypoOfTrade } from '../query/spelling-corrections.js';
import { shiftsIn, tradesOf } from '../query/trade-details.js';
import type { SearchSubject } from '../search-subject.js';
import type { Vocabulary } from '../vocabulary/vocabulary.js';
import type { WordGroup } from '../words/word-groups.js';
import { askIndex, onlyOf } from './ask-index.js';
import { fewerWords } from './fewer-words.js';
import { orOfTrade } from './or-of-trade.js';
import { joinPlaces, markPlaces, saysWhere } from './place-groups.js';
import { filterGroups, onlyIf } from './search-filters.js';
import type { SearchRequest } from './search-request.js';

/** Search results, and how the search was changed to get them. */
export interface Found extends IndexAnswer {
  readonly read: ReadQuery;
  /** The search with its typos corrected. */
  readonly corrected?: string;
  /** The corrected words, each with its replacement. */
  readonly replaced?: ReadonlyMap<string, string>;
  /** Words that match nothing together with the others. */
  readonly leftOut: readonly string[];
  /** Groups of terms; a document needs one of each to match. Empty when any change may matter. */
  readonly dependencies: readonly (readonly string[])[];
}

/** A first page. */
const fewForAName = 10;

/** Searches one subject: parses the words, corrects them by the vocabulary of the index, and queries it. */
export class SearchEngine {
  readonly index: SearchIndex;
  readonly #reader: QueryReader;

  constructor(
    subject: SearchSubject,
    readonly vocabulary: Vocabulary,
  ) {
    this.index = new SearchIndex(subject);
    this.#reader = new QueryReader(
      subject,
      vocabulary,
      subject.described && vocabulary[subject.described],
    );
  }

  /** Answers a search. Without results, it drops words that no document has, then details, and says which. */
  find(request: SearchRequest): Found {
    const found = orOfTrade(this, request, this.#orOfTheKind(request, this.#find(request)));
    const { read, leftOut } = found;
    if (found.total === 0 || request.exact) return found;
    const { groups, missing } = withoutMissing(
      read.groups,
      (groups) => this.matching(request, { ...read, groups }).length > 0,
    );
    if (missing.length === 0) return found;
    // A write may introduce the missing trade.
    return {
      ...found,
      read: { ...read, groups },
      leftOut: [...leftOut, ...missing],
      dependencies: [],
    };
  }

  /** Where few documents have the words, those of the kind that the words name are found too. */
  #orOfTheKind(request: SearchRequest, found: Found): Found {
    const { named } = this.index.subject;
    if (!named || request.exact || found.total >= fewForAName) return found;
    const read = orOfTheKind(this.#read(request.search ?? ''), named);
    const answer = read && askIndex(this.index, request, read, filterGroups(request));
    if (!read || !answer || answer.total <= found.total) return found;
    return { ...answer, read, leftOut: [], dependencies: [] };
  }

  #find(request: SearchRequest): Found {
    const filters = filterGroups(request);
    const typed = this.#read(request.search ?? '');
    const read = request.exact ? typed : this.#anyOfPeople(typed);
    const some = request.exact ? undefined : this.#withoutShift(request, read, filters);
    if (some) return { ...some, read: { ...read, groups: some.groups }, dependencies: [] };
    const asTyped = askIndex(this.index, request, read, filters);
    if (!request.exact && this.#meansTrade(asTyped.total, read)) {
      return this.#tolerant(request, read, filters);
    }
    if (asTyped.total > 0 || request.exact || read.groups.length === 0) {
      const needed = [...read.groups.filter(({ optional }) => !optional), ...filters];
      // While nothing matches, any write may introduce a known word.
      const dependencies = asTyped.total > 0 || request.exact ? needed.map(neededTerms) : [];
      return { ...asTyped, read, leftOut: [], dependencies };
    }
    // Nothing is mistyped in "gazebo", which no document has: it is read by its meaning.
    const isDescription = this.#reader.isDescription(read);
    const meant = isDescription ? this.#byMeaning(request, filters) : undefined;
    if (meant) return meant;
    const tolerant = this.#tolerant(request, read, filters);
    return tolerant.total > 0 ? tolerant : (this.#byMeaning(request, filters) ?? tolerant);
  }

  /** What the search is likely to mean, where nothing has its words. */
  #byMeaning(request: SearchRequest, filters: readonly WordGroup[]): Found | undefined {
    const search = request.search ?? '';
    if (request.withoutGuess) return undefined;
    const meant = this.#reader.readMeaning(search, (word) => this.isNamedPlace([word]));
    if (!meant) return undefined;
    const read = this.#known(meant, search);
    const answer = askIndex(this.index, request, read, filters);
    return answer.total > 0 ? { ...answer, read, leftOut: [], dependencies: [] } : undefined;
  }

  /** Whether a word of the search is the typo of a trade: few documents have it, or only words that begin with it. */
  #meansTrade(total: number, { groups }: ReadQuery): boolean {
    const isTypo = ({ typed: [word, second], trade, understood }: WordGroup) =>
      word !== undefined &&
      second === undefined &&
      !trade &&
      !understood &&
      (total <= fewDocuments || this.index.documentsWith(word) === 0) &&
      isTypoOfTrade(word, total, this.index, this.vocabulary);
    return total > 0 && groups.some(isTypo);
  }

  #read(search: string): ReadQuery {
    return this.#known(this.#reader.read(search), search);
  }

  /** Marks what only the index knows: places, and details of a problem. */
  #known(read: ReadQuery, search: string): ReadQuery {
    const groups = markPlaces(joinPlaces(this.index.terms, read.groups), (group) =>
      saysWhere(group, this),
    );
    const hasProblem = groups.some(({ trade }) => trade !== undefined);
    // Words next to a problem are details: "my 2015 Honda" of "won't start".
    const known = hasProblem ? groups.map((group) => this.#asDetail(group)) : groups;
    const { subject } = this.index;
    const fitting = known.map((group) => withKinds(group, subject, this.vocabulary));
    const stated = { ...read, groups: fitting };
    return (offersChoice(search, read.words) && eitherTrade(stated, this.vocabulary)) || stated;
  }

  /** "Plumber electrician" means either, unless someone is both: a shop that supplies both is not meant. */
  #anyOfPeople(read: ReadQuery): ReadQuery {
    const trades = tradesOf(read, this.vocabulary);
    if (!namesPeople(trades) || this.index.count({ groups: trades.map(inItself) }) > 0) return read;
    return eitherTrade(read, this.vocabulary) ?? read;
  }

  /**
   * Shifts are rarely stated, and prose has "clean" and "night" by chance: where no document of the trade states the
   * shift, everybody of the trade is shown.
   */
  #withoutShift(request: SearchRequest, read: ReadQuery, filters: readonly WordGroup[]) {
    const trades = tradesOf(read, this.vocabulary);
    const shift = shiftsIn(read, this.vocabulary);
    if (shift.length === 0) return undefined;
    const named = (groups: readonly WordGroup[]) =>
      [...groups, ...filters].map((one) => (trades.includes(one) ? asNamed(one) : one));
    const groups = read.groups.filter((one) => !shift.includes(one));
    if (this.index.count({ groups: named(read.groups) }) > 0) return undefined;
    if (this.index.count({ groups: named(groups) }) === 0) return undefined;
    const answer = askIndex(this.index, request, { ...read, groups }, filters);
    const leftOut = shift.map(({ typed }) => typed.join(' '));
    return answer.total > 0 ? { ...answer, groups, leftOut } : undefined;
  }

  #asDetail(group: WordGroup): WordGroup {
    const { typed, trade, understood } = group;
    const isDetail = !trade && !understood && !this.isNamedPlace(typed);
    return isDetail && !group.optional ? { ...group, optional: true, detail: true } : group;
  }

  /** Corrects typos; from three words on, drops some that match nothing together. */
  #tolerant(request: SearchRequest, typed: ReadQuery, filters: readonly WordGroup[]): Found {
    const unknown = typed.groups.filter(
      (group) =>
        !group.optional && !group.trade && (group.typed.length === 1 || !this.isKnown(group)),
    );
    const words = unknown.flatMap((group) => group.typed);
    const replaced = correctedWords(words, this.index, this.vocabulary);
    const corrected = typed.words.map((word) => replaced.get(word) ?? word).join(' ');
    const read =
      replaced.size > 0
        ? {
            ...orAsTyped(this.#read(corrected), replaced, this.index),
            ...(typed.pay && { pay: typed.pay }),
          }
        : typed;
    const answer = fewerWords(this, read, (groups) =>
      askIndex(this.index, request, { ...read, groups }, filters),
    );
    const isBetter = answer.total > 0;
    return {
      ...answer,
      read: isBetter ? { ...read, groups: answer.groups } : typed,
      ...(isBetter && replaced.size > 0 && { corrected, replaced }),
      dependencies: [],
    };
  }

  /** Whether these words occur in places more often than elsewhere. */
  isPlace(words: readonly string[]): boolean {
    return words.every((word) => occursMostlyIn(this.index, word, this.index.weights.place));
  }

  /**
   * The same without common words that only name streets: "chimney" and "apartment" are details of what is searched
   * for, even if there is a Chimney Rock Drive.
   */
  isNamedPlace(words: readonly string[]): boolean {
    if (!this.isPlace(words)) return false;
    const isArea = this.index.documentsWith(facetTerm('area', words.join(' '))) > 0;
    const isCommon = words.every((word) => this.vocabulary.knows(word));
    return isArea || !(isCommon || this.#reader.isEnglish(words));
  }

  /** The same for company names, if the subject has them. */
  isCompany(words: readonly string[]): boolean {
    const { company } = this.index.weights;
    return company > 0 && words.every((word) => occursMostlyIn(this.index, word, company));
  }

  /** Whether the index has any document for a group. */
  isKnown(group: WordGroup): boolean {
    return isInIndex(this.index, group);
  }

  /** Numbers of all documents that match parsed words. */
  matching(request: SearchRequest, read: ReadQuery): readonly number[] {
    return this.index.matching({
      groups: [...read.groups, ...filterGroups(request)],
      ...onlyIf(onlyOf(this.index, request, read)),
    });
  }
}
