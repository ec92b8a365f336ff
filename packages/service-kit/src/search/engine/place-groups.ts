import { facetTerm } from '../facet-term.js';
import type { TermDictionary } from '../index/term-dictionary.js';
import { qualities, type WordGroup } from '../words/word-groups.js';
import type { SearchEngine } from './search-engine.js';

/** "Isle of Palms", "North Little Rock" */
const longestName = 4;

/** Joins words that name a known city or borough: "north little rock" must not match "rock" alone. */
export function joinPlaces(terms: TermDictionary, groups: readonly WordGroup[]): WordGroup[] {
  const joined: WordGroup[] = [];
  for (let at = 0; at < groups.length; ) {
    const size = nameAt(terms, groups, at);
    const run = groups.slice(at, at + Math.max(1, size));
    joined.push(size > 1 ? placeOf(run.flatMap(({ typed }) => typed)) : (run[0] as WordGroup));
    at += run.length;
  }
  return joined;
}

/** Number of groups from here on that name a place; 0 for none. */
function nameAt(terms: TermDictionary, groups: readonly WordGroup[], at: number): number {
  for (let size = Math.min(longestName, groups.length - at); size > 1; size -= 1) {
    const run = groups.slice(at, at + size);
    if (run.some(({ typed, understood }) => typed.length !== 1 || understood)) continue;
    if (terms.has(areaTerm(run.flatMap(({ typed }) => typed)))) return size;
  }
  return 0;
}

const areaTerm = (words: readonly string[]) => facetTerm('area', words.join(' '));

const placeOf = (typed: string[]): WordGroup => ({
  typed,
  alternatives: [
    { words: [], quality: qualities.typed, facet: areaTerm(typed) },
    { words: typed, quality: qualities.typed, adjacent: true },
  ],
});

/** Marks the words that say where, unless they are all that is searched for. */
export function markPlaces(
  groups: readonly WordGroup[],
  isPlace: (group: WordGroup) => boolean,
): readonly WordGroup[] {
  const places = groups.filter((group) => !group.optional && isPlace(group));
  const isAll = groups.every((group) => group.optional || places.includes(group));
  if (places.length === 0 || isAll) return groups;
  return groups.map((group) => (places.includes(group) ? { ...group, where: true } : group));
}

/** Whether words that name no trade are a city, or occur mostly in places. */
export function saysWhere({ typed, understood }: WordGroup, engine: SearchEngine): boolean {
  if (understood || engine.vocabulary.isName(typed)) return false;
  return engine.index.terms.has(areaTerm(typed)) || engine.isPlace(typed);
}
