import { sentencesOf } from '../../notes/sentence-ends.js';
import { tidySentences } from '../../spelling/tidy-words.js';

/** The sentences of an edited text, their spelling tidied; each line of it by itself. */
export const toldSentences = (text: string): string[] =>
  text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter((line) => /[\p{L}\d]/u.test(line))
    .flatMap((line) => sentencesOf(tidySentences(line)));

/** So many sentences are one paragraph. */
const longestParagraph = 4;

/** Sentences in paragraphs of about the same length. */
export function inParagraphs(sentences: readonly string[]): string[] {
  const many = Math.ceil(sentences.length / longestParagraph);
  const each = Math.ceil(sentences.length / Math.max(1, many));
  return Array.from({ length: many }, (_, at) =>
    sentences.slice(at * each, (at + 1) * each).join(' '),
  );
}
