import { facetTerm } from '@commons/service-kit/search/facet-term';
import { foldWords, stemOf } from '@commons/service-kit/search/words/words';
import { wordList } from '@commons/service-kit/texts/word-list';

const keyOf = (words: readonly string[]) => words.map(stemOf).join(' ');

let titles: Map<string, string[]> | undefined;

/** The terms of the occupations of each title, by its stems; read with the first search or job. */
function allTitles(): ReadonlyMap<string, readonly string[]> {
  if (titles) return titles;
  titles = new Map();
  for (const line of wordList('@commons/jobs', 'occupation-titles').trim().split('\n')) {
    const [code = '', names = ''] = line.split(': ');
    const term = facetTerm('occupation', code);
    for (const name of names.split(', ')) {
      const key = keyOf(name.split(' '));
      titles.set(key, [...(titles.get(key) ?? []), term]);
    }
  }
  return titles;
}

/** Longest title of `data/occupation-titles.txt`, in words. */
const longest = 4;

/**
 * Terms of the occupations that words name, after the titles of `data/occupation-titles.txt`: "telemarketing" is that
 * of "Inside Sales Telephone Representative".
 * @param words folded
 * @returns none where they are no title, or one of many occupations
 */
export const occupationsNamed = (words: readonly string[]): readonly string[] =>
  words.length > longest ? [] : (allTitles().get(keyOf(words)) ?? []);

/** Terms of the occupations that the title of a job names: of the longest titles in it, from its beginning. */
export function occupationsOf(title: string): readonly string[] {
  const words = foldWords(title);
  const terms = new Set<string>();
  for (let at = 0; at < words.length; ) {
    let length = Math.min(longest, words.length - at);
    let named = occupationsNamed(words.slice(at, at + length));
    while (named.length === 0 && length > 1) {
      length -= 1;
      named = occupationsNamed(words.slice(at, at + length));
    }
    for (const term of named) terms.add(term);
    at += length;
  }
  return [...terms];
}
