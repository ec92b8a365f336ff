import { facetTerm } from '../facet-term.js';
import type { TermDictionary } from '../index/term-dictionary.js';
import { qualities, type WordGroup } from './word-groups.js';

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
