import { lowerFirst } from '../grammar/lower-first.js';
import { sentencesOf } from '../notes/sentence-ends.js';
import { readersNote } from '../orders/leading-verbs.js';
import { mendedSentence } from './mend-sentence.js';

/** "Bring two forms of ID" → "Please bring two forms of ID". */
const withPlease = (sentence: string): string =>
  readersNote.test(sentence)
    ? `Please ${/^RSVP/.test(sentence) ? sentence : lowerFirst(sentence)}`
    : sentence;

/**
 * Running text with what is surely wrong in its sentences mended; a list stays as it is.
 * @param typed sentences that stay as their owner typed them
 */
export const mendedText = (text: string, typed: readonly string[]): string =>
  /\n- /.test(text)
    ? text
    : sentencesOf(text)
        .map((sentence) =>
          typed.includes(sentence) ? sentence : withPlease(mendedSentence(sentence)),
        )
        .join(' ')
        .replace(/[.]{2}(?=\s|$)/g, '.');
