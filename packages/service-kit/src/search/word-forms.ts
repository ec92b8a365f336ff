import type { TermDictionary } from './term-dictionary.js';
import { type Alternative, qualities } from './word-groups.js';
import { stemOf } from './words.js';

/** A word of the index that stands for a typed one. */
export interface WordForm {
  readonly term: string;
  readonly quality: number;
}

const isPlural = (one: string, other: string) => {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (long === `${short}s` || long === `${short}es`) return true;
  return short.endsWith('y') && long === `${short.slice(0, -1)}ies`;
};

/** The words of the index that a typed word may stand for, the nearest first. */
export function wordForms(
  terms: TermDictionary,
  word: string,
  { prefix, adjacent }: Pick<Alternative, 'prefix' | 'adjacent'> = {},
): WordForm[] {
  const forms: WordForm[] = terms.has(word) ? [{ term: word, quality: 1 }] : [];
  if (adjacent) return forms;
  for (const term of terms.ofStem(stemOf(word))) {
    if (term === word) continue;
    const quality = isPlural(word, term) ? qualities.plural : qualities.stem;
    forms.push({ term, quality });
  }
  if (!prefix) return forms;
  const known = new Set(forms.map(({ term }) => term));
  for (const term of terms.startingWith(word)) {
    if (!known.has(term)) forms.push({ term, quality: qualities.prefix });
  }
  return forms;
}
