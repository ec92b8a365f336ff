import type { Vocabulary } from '../vocabulary/vocabulary.js';

/** Longer names are wordings of licences, which are not searched for. */
const longestName = 3;

const isShort = (name: string) => name.split(' ').length <= longestName;

/** Names of the vocabulary that these words begin, the likeliest first. */
export function nameCompletions(vocabulary: Vocabulary, words: readonly string[]): string[] {
  const typed = words.join(' ');
  return [...vocabulary.names()]
    .filter(({ name }) => isShort(name) && matchesAsPrefix(name, words))
    .sort(
      ({ name: one, isFirst }, { name: other, isFirst: isOtherFirst }) =>
        Number(other.startsWith(typed)) - Number(one.startsWith(typed)) ||
        Number(isOtherFirst) - Number(isFirst) ||
        one.length - other.length ||
        (one < other ? -1 : 1),
    )
    .map(({ name }) => name);
}

/** The Spanish ones, the shortest first. */
export function spanishNameCompletions(vocabulary: Vocabulary, words: readonly string[]): string[] {
  const typed = words.join(' ');
  return [...vocabulary.spanishNames()]
    .filter((name) => isShort(name) && name.startsWith(typed))
    .sort((one, other) => one.length - other.length || (one < other ? -1 : 1));
}

/** Whether a known word begins with this: an unfinished word is not a typing error. */
export function isBeingTyped(word: string, { words }: Vocabulary): boolean {
  for (const known of words) if (known.startsWith(word)) return true;
  return false;
}

/** A cheap check before the words of a name are folded. */
export const mayComplete = (name: string, words: readonly string[]): boolean =>
  words.every((word) => name.includes(word.slice(0, 3)));

/** Whether a folded text has all these words, the last one as a prefix. */
export function matchesAsPrefix(text: string, words: readonly string[]): boolean {
  const padded = ` ${text} `;
  // "walm" for "wal-mart"
  if (words.length === 1 && text.replaceAll(' ', '').startsWith(words[0] as string)) return true;
  return words.every((word, at) =>
    padded.includes(at === words.length - 1 ? ` ${word}` : ` ${word} `),
  );
}
