import { faultsOf } from '../../../facts/sentences/sentence-faults.js';
import { conditionFirst, conditionLast } from './conditions.js';
import { momentFirst, momentLast } from './moments.js';
import { eventThere, offerAsDeed } from './offers.js';
import { thingsFirst } from './things-first.js';

/** From the most particular to the plainest. */
const ways = [
  offerAsDeed,
  eventThere,
  conditionFirst,
  conditionLast,
  thingsFirst,
  momentFirst,
  momentLast,
];

/** Words that an order of words may need or not. */
const little =
  /^(?:the|an?|there|is|are|get|gets|and|if|you|we|it|them|for|from|us|can|our|also|even|on|costs?|have|has|offer|sell|stock|carry|serve|starts?|at|runs?|only|just|also|now)$/;

const wordsOf = (text: string) =>
  (text.toLowerCase().match(/[\p{L}\p{N}$%'’.:/-]*[\p{L}\p{N}%]/gu) ?? []).filter(
    (word) => !little.test(word),
  );

/** Whether the second says what the first says, with its words: nothing is lost, nothing new. */
function saysTheSame(one: string, other: string): boolean {
  const [some, others] = [wordsOf(one).sort(), wordsOf(other).sort()];
  return some.length === others.length && some.every((word, at) => word === others[at]);
}

/**
 * The sentence in another order or from its reader's side, in its own words; undefined where no order is sure. A
 * question, and what its writer stressed, stay.
 * @param sentence a whole English sentence with its mark
 */
export function anotherWay(sentence: string): string | undefined {
  if (!/[a-z0-9)%]\.$|[a-z0-9)%]!$/i.test(sentence) || /["“”()\n]/.test(sentence)) return undefined;
  const faults = faultsOf(sentence);
  for (const way of ways) {
    const said = way(sentence);
    if (!said || said === sentence || !saysTheSame(sentence, said)) continue;
    // A fragment may become a sentence; nothing becomes worse.
    if (
      said
        .split(/(?<=[.?!]) /)
        .every(
          (part) => part.endsWith('?') || faultsOf(part).every((fault) => faults.includes(fault)),
        )
    )
      return said;
  }
  return undefined;
}
