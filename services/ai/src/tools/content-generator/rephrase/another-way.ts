import { shortBefore } from '../../../facts/notes/sentence-ends.js';
import { faultsOf } from '../../../facts/sentences/sentence-faults.js';
import { conditionFirst, conditionLast } from './conditions.js';
import { deeds, priceFirst, readersDeed } from './for-readers.js';
import {
  deadlineFirst,
  gainMomentFirst,
  insteadFirst,
  momentFirst,
  momentFirstWithTail,
  momentLast,
  momentWithinFirst,
  spanFirst,
} from './moments.js';
import { eventThere, offerAsDeed } from './offers.js';
import { daysFirst, everyonesDay, plainTimeFirst } from './plain-times.js';
import { predicatesInAnotherOrder } from './predicates-turned.js';
import { durationFirst, spanLast } from './spans.js';
import { thingsFirst } from './things-first.js';

/** From the most particular to the plainest. */
const ways = [
  offerAsDeed,
  eventThere,
  conditionFirst,
  conditionLast,
  thingsFirst,
  predicatesInAnotherOrder,
  momentFirst,
  momentWithinFirst,
  deadlineFirst,
  spanFirst,
  durationFirst,
  spanLast,
  momentLast,
  momentFirstWithTail,
  gainMomentFirst,
  insteadFirst,
  plainTimeFirst,
  everyonesDay,
  daysFirst,
  readersDeed,
  priceFirst,
];

/** Words that an order of words may need or not. */
const little =
  /^(?:the|an?|there|is|are|get|gets|and|if|you|we|it|them|for|from|us|can|our|also|even|on|costs?|have|has|offer|sell|stock|carry|serve|starts?|at|runs?|only|just|also|now)$/;

const wordsOf = (text: string) =>
  (text.toLowerCase().match(/[\p{L}\p{N}$%'’.:/-]*[\p{L}\p{N}%]/gu) ?? []).filter(
    (word) => !little.test(word),
  );

/** "Can be ordered" is the same deed as "you can order". */
const asked = (text: string) =>
  text
    .replace(/\bcan be ([a-z]+(?: (?:up|off))?)\b/, (_, done: string) => deeds[done] ?? done)
    .replace(/\bare available\b/, '');

const sentenceEnd = new RegExp(`(?<=[.?!])(?<!\\b(?:${shortBefore}|St)\\.) `);

/** Whether the second says what the first says, with its words: nothing is lost, nothing new. */
function saysTheSame(one: string, other: string): boolean {
  const [some, others] = [wordsOf(asked(one)).sort(), wordsOf(asked(other)).sort()];
  return some.length === others.length && some.every((word, at) => word === others[at]);
}

/**
 * The sentence in other orders or from its reader's side, in its own words; none where no order is sure. A question, and
 * what its writer stressed, stay.
 * @param sentence a whole English sentence with its mark
 */
export function otherWays(sentence: string): string[] {
  if (!/[a-z0-9)%]\.$|[a-z0-9)%]!$/i.test(sentence) || /["“”()\n]/.test(sentence)) return [];
  const faults = faultsOf(sentence);
  return ways.flatMap((way) => {
    const said = way(sentence);
    if (!said || said === sentence || !saysTheSame(sentence, said)) return [];
    // A fragment may become a sentence; nothing becomes worse.
    const isSound = said
      .split(sentenceEnd)
      .every(
        (part) => part.endsWith('?') || faultsOf(part).every((fault) => faults.includes(fault)),
      );
    return isSound ? [said] : [];
  });
}
