import { upperFirst } from '@commons/contracts/text/upper-first';
import { anyMonth, wholeWeekday } from '../grammar/calendar-names.js';
import { lowerFirst } from '../grammar/lower-first.js';
import { hasSmallName, lacksArticle, prepositions, smallNames } from '../grammar/missing-words.js';
import { isNoun, isVerb, tagged } from '../grammar/tagging.js';
import { isWord } from '../grammar/vocabulary.js';
import { timeNoun } from '../grammar/word-lists.js';
import { memoized } from '../memo.js';
import { wordsLikeNames } from '../names/name-lists.js';
import { wordsOf } from './clauses.js';
import { mends } from './sentence-mends.js';

/** Who works for the writer: "groomer is out" is ours. */
const ownPeople =
  /^(?:[a-z]+ )?(?:groomer|stylist|tech|technician|driver|baker|chef|cook|crew|team|staff|barber|trainer|instructor|installer|hygienist|manager|receptionist|office|shop|store|kitchen|oven|kiln|website|system|truck|van|mower)$/i;

/** The sentence with what is sure: hours, dates, a missing article or "on", capitals of names. Adds no thought. */
export const mendedSentence = memoized((sentence): string => {
  let mended = sentence;
  for (const [wrong, right] of mends) mended = mended.replace(wrong, right);
  mended = mended.replace(
    /^The ([A-Z])(?=[a-z]+ (?:on|in|out)\b)/,
    (_, letter: string) => `The ${letter.toLowerCase()}`,
  );
  mended = withComma(mended);
  return upperFirst(withNames(withArticle(withOn(withoutStrayCapitals(mended)))));
});

/** "We Got 350", "our Quote for Two pines": what began a thought of the entry and stands in the middle now. */
export function withoutStrayCapitals(sentence: string): string {
  return sentence.replace(
    /(?<=[a-z\d,] )(?!I\b)([A-Z][a-z]+)(?= (?:[a-z]|\$?\d)|[.,!?]$)/g,
    (_, word: string, at: number) => {
      // "American Express" is one name.
      if (/(?:^|\s)[A-Z]\S* $/.test(sentence.slice(0, at)) && !/^\S+ $/.test(sentence.slice(0, at)))
        return word;
      const small = word.toLowerCase();
      if (wordsLikeNames.test(small) || !isWord(small) || isCalendar.test(word)) return word;
      if (/^(?:quote|estimate|invoice|proposal|bid)$/.test(small)) return small;
      const [found] = tagged(small);
      return /^(?:VERB|AUX|DET|PRON|NUM|ADP|CCONJ|SCONJ|ADV)$/.test(found?.pos ?? '')
        ? small
        : word;
    },
  );
}
const isCalendar =
  /^(?:May|March|Sun|Mon|Tue|Tues|Wed|Thu|Thurs|Fri|Sat|[A-Z][a-z]+day|January|February|April|June|July|August|September|October|November|December|Will|Venmo|Zelle|Zoom|Square|Google|Target|Uber|Sharpie|Spring|Summer|Fall|Winter|Christmas|Easter)$/;

/** "If schools close we close too" lacks its comma. */
function withComma(sentence: string): string {
  if (!/^(?:If|When|Once|Because|Since)\b/.test(sentence) || sentence.includes(','))
    return sentence;
  const words = tagged(sentence);
  const at = words.findLastIndex(
    ({ lower }, index) =>
      index > 2 &&
      /^(?:we|you|i|they|it|there|please)$/.test(lower) &&
      (isVerb(words[index + 1]) || /^(?:open|close)$/.test(words[index + 1]?.lower ?? '')) &&
      (/^(?:NOUN|PROPN|NUM|ADV|ADJ)$/.test(words[index - 1]?.pos ?? '') ||
        /^(?:works?|rains?|snows?|helps?|happens?|fits?|matters?|comes?|leaves?)$/.test(
          words[index - 1]?.lower ?? '',
        )),
  );
  const start = words[at]?.start;
  return start &&
    words.slice(1, at).some((word) => isVerb(word) || /^(?:open|close)$/.test(word.lower))
    ? `${sentence.slice(0, start).trimEnd()}, ${sentence.slice(start)}`
    : sentence;
}

/** "our birthday Saturday" → "our birthday on Saturday". */
function withOn(sentence: string): string {
  const words = tagged(sentence);
  let mended = sentence;
  for (const [at, word] of [...words.entries()].reverse()) {
    const [before, next] = [words[at - 1], words[at + 1]];
    const isDay =
      wholeWeekday.test(word.lower) ||
      (new RegExp(`^${anyMonth}$`).test(word.text) && next?.pos === 'NUM');
    if (
      isDay &&
      before?.pos === 'NOUN' &&
      !timeNoun.test(before.lower) &&
      !prepositions.test(before.lower) &&
      (next?.pos !== 'NOUN' || /ly$/.test(next.lower))
    )
      mended = `${mended.slice(0, word.start)}on ${mended.slice(word.start)}`;
  }
  return mended;
}

function withArticle(sentence: string): string {
  const bare = sentence.replace(/[.!?]+$/, '');
  const words = wordsOf(sentence);
  if (!lacksArticle(words, bare)) return sentence;
  const end = words.findIndex((word) => !isNoun(word) && word.pos !== 'ADJ');
  const thing = words
    .slice(0, end)
    .map(({ text }) => text)
    .join(' ');
  return `${ownPeople.test(thing) ? 'Our' : 'The'} ${lowerFirst(sentence)}`;
}

const withNames = (sentence: string) =>
  hasSmallName(sentence)
    ? smallNames(sentence).reduce(
        (text, name) => text.replace(new RegExp(`\\b${name}(?='s\\b)`, 'g'), upperFirst(name)),
        sentence,
      )
    : sentence;
