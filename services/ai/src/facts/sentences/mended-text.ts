import { lowerFirst } from '../grammar/sentence.js';
import { asked } from '../notes/asked-of-reader.js';
import { sentencesOf } from '../notes/sentence-ends.js';
import { mendedSentence } from './mend-sentence.js';
import { faultsOf } from './sentence-faults.js';

/** "Bring two forms of ID" → "Please bring two forms of ID". */
export const withPlease = (sentence: string): string =>
  asked.test(sentence)
    ? `Please ${/^RSVP/.test(sentence) ? sentence : sentence.charAt(0).toLowerCase() + sentence.slice(1)}`
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

/** "… under the left ear. You may want to have looked at.": one thought that was parted in its middle. */
export const withOpenEnds = (sentences: readonly string[]): string[] =>
  sentences.reduce<string[]>((joined, sentence) => {
    const former = joined.at(-1);
    if (
      former &&
      /[a-z][.]$/.test(former) &&
      /^(?:You|We|I|They|He|She) /.test(sentence) &&
      faultsOf(sentence).includes('ends open')
    )
      joined[joined.length - 1] =
        `${former.slice(0, -1)} ${/^I /.test(sentence) ? sentence : lowerFirst(sentence)}`;
    else joined.push(sentence);
    return joined;
  }, []);
