import { foldWords, stemOf } from '@commons/service-kit/search/words/words';
import { wordList } from '@commons/service-kit/texts/word-list';

/** Filler words of requirements. */
const stopWords = new Set(
  wordList('@commons/jobs', 'fit/filler-words')
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((word) => [word, ...foldWords(word)]),
);

/** Whether a word says nothing by itself: "as", "with". */
export const isStopWord = (word: string): boolean => stopWords.has(word.toLowerCase());

/** Stems of the content words of a text. */
export function contentStems(text: string): Set<string> {
  const words = foldWords(text).filter((word) => word.length > 1 && !stopWords.has(word));
  return new Set(words.filter((word) => !/^\d+$/.test(word)).map(stemOf));
}
