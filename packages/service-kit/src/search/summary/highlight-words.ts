import type { SearchEngine } from '../engine/search-engine.js';
import { shortestPrefix } from '../index/term-dictionary.js';
import { wordForms } from '../index/word-forms.js';
import { eachTrade } from '../query/either-trades.js';
import type { Alternative, WordGroup } from '../words/word-groups.js';

const maxWords = 100;
const formsOfAWord = 4;

/** The hit words and phrases of each required group, the closest to the typed ones first. */
export function highlightGroups(engine: SearchEngine, groups: readonly WordGroup[]): string[][] {
  return eachTrade(groups)
    .filter(({ optional, place }) => !optional && !place)
    .map(({ alternatives }) => [...new Set(alternatives.flatMap((one) => hits(engine, one)))]);
}

/** @returns a limited number of words, with a share for every group */
export function highlightWords(groups: readonly (readonly string[])[]): string[] {
  const share = Math.floor(maxWords / Math.max(1, groups.length));
  return [...new Set(groups.flatMap((group) => group.slice(0, share)))];
}

function hits(engine: SearchEngine, { words, facet, prefix, adjacent }: Alternative): string[] {
  if (facet) return [];
  const { terms } = engine.index;
  const forms = words.map((word) => wordForms(terms, word, { adjacent }).map(({ term }) => term));
  const [first = '', ...others] = words;
  if (others.length === 0) {
    // A word that matches itself is complete: "nurse" is then not a prefix of "nursery".
    const isBegun = prefix && first.length >= shortestPrefix && !terms.has(first);
    return [...(forms[0] ?? []), ...(isBegun ? [`${first}*`] : [])];
  }
  if (forms.some((list) => list.length === 0)) return [];
  return forms
    .reduce<string[]>(
      (phrases, list) =>
        phrases.flatMap((phrase) =>
          list.slice(0, formsOfAWord).map((term) => (phrase ? `${phrase} ${term}` : term)),
        ),
      [''],
    )
    .slice(0, formsOfAWord * formsOfAWord);
}
