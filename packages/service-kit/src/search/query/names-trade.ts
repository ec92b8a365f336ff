import { qualities } from '../words/word-groups.js';
import { foldWords, stemOf } from '../words/words.js';
import type { ReadQuery } from './query-reading.js';

/** A single word has to match exactly: the stem of "taxes" is in every "tax commission". */
const isWord = (name: string) => (word: string) => word === name || word === `${name}s`;

const isStem = (name: string) => (word: string) => stemOf(word) === stemOf(name);

/**
 * Whether a short text names all that a search asks for, by its words or by others that mean the same. Words that are
 * only related, which a search also finds, do not count.
 * @returns the test of a text, e.g. the title of a job
 */
export function namesTrade({ groups }: ReadQuery): (text: string) => boolean {
  const names = groups
    .filter(({ optional }) => !optional)
    .map(({ alternatives }) =>
      alternatives
        .filter(({ quality, isRelated }) => quality >= qualities.synonym && !isRelated)
        .map(({ words }) => words.map(words.length > 1 ? isStem : isWord)),
    );
  return (text) => {
    const words = foldWords(text);
    const has = (name: readonly ((word: string) => boolean)[]) =>
      words.some((_, at) => name.every((is, index) => is(words[at + index] ?? '')));
    return names.length > 0 && names.every((choice) => choice.some(has));
  };
}
