import type { Vocabulary } from '../vocabulary/vocabulary.js';
import { qualities, type WordGroup } from '../words/word-groups.js';
import type { ReadQuery } from './query-reading.js';
import { tradesOf } from './trade-details.js';

/** "Or" in English and Spanish. */
const choices: ReadonlySet<string> = new Set(['or', 'o']);
/** "nurse/caregiver" */
const slash = /\p{L}\s*\/\s*\p{L}/u;

/** Whether a search offers a choice: "plumber or electrician", "cook/dishwasher". */
export const offersChoice = (search: string, words: readonly string[]): boolean =>
  slash.test(search) || words.slice(1, -1).some((word) => choices.has(word));

/**
 * A search for two or more trades as one for any of them. Its other words stay.
 * @returns undefined where fewer than two are named
 */
export function eitherTrade(read: ReadQuery, vocabulary: Vocabulary): ReadQuery | undefined {
  const trades = tradesOf(read, vocabulary);
  const [first] = trades;
  if (!first || trades.length < 2) return undefined;
  const others = read.groups.filter((group) => group === first || !trades.includes(group));
  const choice: WordGroup = {
    typed: trades.flatMap(({ typed }) => typed),
    alternatives: trades.flatMap(({ alternatives }) => alternatives),
    either: trades,
  };
  return { ...read, groups: others.map((group) => (group === first ? choice : group)) };
}

const both: ReadonlySet<string> = new Set(['and', 'y']);

/**
 * A search for two trades, "massage and facial", in which one is enough; who is both comes first.
 * @returns undefined where no two trades are joined
 */
export function eitherOfBoth(read: ReadQuery, vocabulary: Vocabulary): ReadQuery | undefined {
  const isJoined = read.words.slice(1, -1).some((word) => both.has(word));
  const either = isJoined ? eitherTrade(read, vocabulary) : undefined;
  const trades = tradesOf(read, vocabulary).map((trade) => ({ ...trade, optional: true }));
  return either && { ...either, groups: [...either.groups, ...trades] };
}

/**
 * A choice without the trades that no document has.
 * @returns the groups, and the words of those trades; the groups unchanged where each trade has a document, or none has
 */
export function withoutMissing(
  groups: readonly WordGroup[],
  isThere: (groups: readonly WordGroup[]) => boolean,
): { readonly groups: readonly WordGroup[]; readonly missing: readonly string[] } {
  const choice = groups.find(({ either }) => either);
  const trades = choice?.either ?? [];
  const instead = (group: WordGroup) => groups.map((one) => (one === choice ? group : one));
  const found = trades.filter((trade) => isThere(instead(trade)));
  const [only] = found;
  if (!choice || !only || found.length === trades.length) return { groups, missing: [] };
  const left = {
    typed: found.flatMap(({ typed }) => typed),
    alternatives: found.flatMap(({ alternatives }) => alternatives),
    either: found,
  };
  const missing = trades.filter((trade) => !found.includes(trade));
  return {
    groups: instead(found.length > 1 ? left : only),
    missing: missing.map(({ typed }) => typed.join(' ')),
  };
}

/** A trade where a document says what it is, not where its prose mentions it. */
const inShortFields = ({ alternatives, ...group }: WordGroup): WordGroup => ({
  ...group,
  alternatives: alternatives.map((one) => ({ ...one, onlyShort: true })),
});

/** A trade by its own words: "plumbing materials" and "electric company" mean no plumber who is an electrician. */
export const inItself = ({ alternatives, ...group }: WordGroup): WordGroup =>
  inShortFields({
    ...group,
    alternatives: alternatives.filter(({ quality }) => quality > qualities.stem),
  });

/** A trade where a document says that it is this one: what is only related, as a cook is to a waiter, does not count. */
export const asNamed = (group: WordGroup): WordGroup => {
  const { alternatives, trade, ...rest } = inShortFields(group);
  const own = trade ? alternatives : alternatives.filter(({ isRelated }) => !isRelated);
  return { ...rest, ...(trade && { trade }), alternatives: own };
};

/** Endings of people's trades: "plumber", "electrician", "cajero", "electricista". */
const person = /(?:er|or|ist|ian|smith|nurse|ero|era|ista|dor|dora)s?$/;

/** Whether a search names two or more people's trades side by side: "plumber electrician". */
export const namesPeople = (trades: readonly WordGroup[]): boolean =>
  trades.length > 1 && trades.every(({ typed }) => person.test(typed.at(-1) ?? ''));

/** The groups with each trade of a choice on its own. */
export const eachTrade = (groups: readonly WordGroup[]): WordGroup[] =>
  groups.flatMap((group) => group.either ?? [group]);
