import { type Alternative, qualities } from '../words/word-groups.js';
import { stemOf } from '../words/words.js';
import type { TermDictionary } from './term-dictionary.js';

/** An indexed word that matches a typed one. */
export interface WordForm {
  readonly term: string;
  readonly quality: number;
}

/**
 * Whether it is a form of the same word ("cleaning", "cleaner"); one that only shares the stem may be another word
 * ("cleanse").
 */
const inflections = new Set([
  '',
  's',
  'es',
  'ed',
  'd',
  'ing',
  'ings',
  'er',
  'ers',
  'or',
  'ors',
  'r',
  'rs',
]);

function isInflection(one: string, other: string): boolean {
  const roots = [one, one.replace(/(e|y|er|or|ing|ed|s|es|ers|ors|ings)$/, '')];
  return roots.some(
    (root) =>
      root.length > 2 &&
      other.startsWith(root) &&
      (inflections.has(other.slice(root.length)) ||
        // "planning" of "plan"
        (other[root.length] === root.at(-1) && inflections.has(other.slice(root.length + 1)))),
  );
}

const isPlural = (one: string, other: string) => {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  // "Church's" is not a plural of "church".
  if (long === `${short}s` && !/(s|x|z|ch|sh)$/.test(short)) return true;
  if (long === `${short}es`) return true;
  return short.endsWith('y') && long === `${short.slice(0, -1)}ies`;
};

/** "DJ's Donuts" is not about DJs. */
const shortest = 3;

function formQuality(word: string, term: string): number {
  if (Math.min(word.length, term.length) < shortest) return qualities.derived;
  if (isPlural(word, term)) return qualities.plural;
  return isInflection(word, term) || isInflection(term, word) ? qualities.stem : qualities.derived;
}

/** The indexed words that may match a typed word, the closest first. */
export function wordForms(
  terms: TermDictionary,
  word: string,
  { prefix, adjacent }: Pick<Alternative, 'prefix' | 'adjacent'> = {},
): WordForm[] {
  const forms: WordForm[] = terms.has(word) ? [{ term: word, quality: 1 }] : [];
  if (adjacent) return forms;
  for (const term of terms.ofStem(stemOf(word))) {
    if (term === word) continue;
    forms.push({ term, quality: formQuality(word, term) });
  }
  if (!prefix) return forms;
  const known = new Set(forms.map(({ term }) => term));
  for (const term of terms.startingWith(word)) {
    if (!known.has(term)) forms.push({ term, quality: qualities.prefix });
  }
  return forms;
}
