import { wholeWeekday } from '../grammar/calendar-names.js';
import { isNoun, type Tagged } from '../grammar/tagging.js';
import { beforePrice, timeNoun } from '../grammar/word-lists.js';

const gives =
  /^(?:give|gives|gave|send|sends|sent|offer|offers|offered|pay|pays|paid|owe|owes|charge|charged|show|showed|tell|told|ask|asked|call|called|make|made|bring|brought|hand|lend|sell|sold|refund|wish|left|leave|cost|costs|save|saves|get|got|buy|bought|take|takes|took)$/;

/** Where one thought runs into the next without a mark. */
export function hasRunTogether(words: readonly Tagged[]): boolean {
  return words.some((word, at) => {
    const [before, next] = [words[at - 1], words[at + 1]];
    if (!before) return false;
    const recent = words.slice(Math.max(at - 4, 0), at);
    // "the job $14 an hour"
    if (
      word.text === '$' &&
      (isNoun(before) || before.pos === 'NUM') &&
      !beforePrice.test(before.lower) &&
      !recent.some(({ lower }) => gives.test(lower)) &&
      // "the price of eggs $2.10 to $3.40"
      !recent.some(({ lower }) => /^(?:prices?|costs?|rates?)$/.test(lower))
    )
      return true;
    // "$4,150 haven't heard"
    if (/^(?:have|do)$/.test(word.lower) && before.pos === 'NUM' && next?.lower === "n't")
      return true;
    // "in January first increase"
    if (
      /^(?:first|second|third|fourth|1st|2nd|3rd|4th)$/.test(word.lower) &&
      /^(?:time|increase|raise|reminder|notice|request|change|day)$/.test(next?.lower ?? '') &&
      (/^(?:NOUN|PROPN|NUM)$/.test(before.pos) ||
        /^(?:rains|leaks|happened|broke|failed|stopped|late|again)$/.test(before.lower))
    )
      return true;
    // "$17.50 an hour start Monday"
    if (word.lower === 'start' && isNoun(before) && wholeWeekday.test(next?.lower ?? ''))
      return true;
    // "to our landlord Okafor the walk-in cooler"
    if (
      /^(?:the|a|an|our|my|your)$/.test(word.lower) &&
      isNoun(before) &&
      before.lower !== 'plus' &&
      !/ing$/.test(before.lower) &&
      /^(?:NOUN|PROPN|ADJ|ADV)$/.test(next?.pos ?? '') &&
      !timeNoun.test(before.lower) &&
      !recent.some(({ lower }) => gives.test(lower)) &&
      !/^(?:times|hours?|days?|dollars?|miles?|signs?|ways?|reasons?|things?)$/.test(
        before.lower,
      ) &&
      !/^(?:year|month|week|day|hour|night|person|visit|unit|head|piece|box|time)$/.test(
        next?.lower ?? '',
      )
    )
      return true;
    // "so to be done by February", "I would like to tenants"
    if (word.lower === 'to' && before.lower === 'so') return true;
    if (
      word.lower === 'to' &&
      before.lower === 'like' &&
      words[at - 2]?.lower === 'would' &&
      isNoun(next)
    )
      return true;
    // "filters not 24"
    if (word.lower === 'not' && isNoun(before) && (next?.pos === 'NUM' || next?.pos === 'DET'))
      return true;
    // "Wednesday 8 to 10"
    if (
      word.pos === 'NUM' &&
      wholeWeekday.test(before.lower) &&
      !/(?:st|nd|rd|th)$|\//.test(word.lower)
    )
      return true;
    return false;
  });
}
