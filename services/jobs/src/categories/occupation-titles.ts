import { facetTerm } from '@commons/service-kit/search/facet-term';
import { foldWords, stemOf } from '@commons/service-kit/search/words/words';
import { wordList } from '@commons/service-kit/texts/word-list';

const keyOf = (words: readonly string[]) => words.map(stemOf).join(' ');

let codes: Map<string, string[]> | undefined;

/** The codes of the occupations of each title, by its stems; read with the first search or job. */
function allTitles(): ReadonlyMap<string, readonly string[]> {
  if (codes) return codes;
  codes = new Map();
  for (const line of wordList('@commons/jobs', 'occupation-titles').trim().split('\n')) {
    const [code = '', names = ''] = line.split(': ');
    for (const name of names.split(', ')) {
      const key = keyOf(name.split(' '));
      codes.set(key, [...(codes.get(key) ?? []), code]);
    }
  }
  return codes;
}

/** Longest title of `data/occupation-titles.txt`, in words. */
const longest = 4;

const codesNamed = (words: readonly string[]): readonly string[] =>
  words.length > longest ? [] : (allTitles().get(keyOf(words)) ?? []);

const termOf = (code: string) => facetTerm('occupation', code);

/**
 * Terms of the occupations that words name, after the titles of `data/occupation-titles.txt`: "telemarketing" is that
 * of "Inside Sales Telephone Representative".
 * @param words folded
 * @returns none where they are no title, or one of many occupations
 */
export const occupationsNamed = (words: readonly string[]): readonly string[] =>
  codesNamed(words).map(termOf);

/**
 * The codes of the Standard Occupational Classification that the title of a job names, e.g. `29-1141`: of the longest
 * titles in it, from its beginning.
 */
export function occupationCodes(title: string): readonly string[] {
  const words = foldWords(title);
  const found = new Set<string>();
  for (let at = 0; at < words.length; ) {
    let length = Math.min(longest, words.length - at);
    let named = codesNamed(words.slice(at, at + length));
    while (named.length === 0 && length > 1) {
      length -= 1;
      named = codesNamed(words.slice(at, at + length));
    }
    for (const code of named) found.add(code);
    at += length;
  }
  return [...found];
}

/** Terms of the occupations that the title of a job names. */
export const occupationsOf = (title: string): readonly string[] =>
  occupationCodes(title).map(termOf);
