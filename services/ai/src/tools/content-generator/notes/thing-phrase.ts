import { isNoun, tagged } from '../../../facts/grammar/tagging.js';
import { isFiniteVerb, mayBeParticiple } from '../../../facts/sentences/clauses.js';

const longest = 12;
/** Names of firms, and words that say how something is: no thing that anybody looks for. */
const noName =
  /\b(?:co|inc|llc|ltd|free|only|in|out|off|again|here|back|available|left|welcome|(?:last|this|next) [a-z]+)$/i;
/** "Hartung Lawn & Snow" is somebody's name, "time for a furnace check" a reminder. */
const properName =
  /^(?:[A-Z][\w'’.-]*(?: (?:&|and|of|the)(?= [A-Z]))? ){1,4}[A-Z][\w'’.-]*$|^time (?:for|to)\b/;
/** "finished swapping 14 units", "rained out yday": what happened. */
const deed = /^[a-z]+(?:ed|ing) (?:an?|the|our|my|out|up|for|\d+|[a-z]+ing)\b/i;

/**
 * Whether a title is a noun phrase that a frame can take: "Looking for a soy candle?", "We have child care spots". A
 * clause, a firm or a thing with its price is none.
 */
export function isThingPhrase(title: string): boolean {
  if (/[$!?:]/.test(title) || title.split(' ').length > longest) return false;
  if (noName.test(title) || deed.test(title) || properName.test(title)) return false;
  const words = tagged(title);
  // "Corolla 88k miles one owner": several notes in a row.
  if (words.some(({ pos }, at) => at > 2 && pos === 'NUM' && words[at - 1]?.pos === 'NOUN'))
    return false;
  const isClause = words.some(
    (word, at) =>
      /^(?:we|i|you|it|they|he|she)$/.test(word.lower) ||
      (at > 0 && isFiniteVerb(words, at) && !mayBeParticiple(words, at)),
  );
  if (isClause && !/\b(?:that|who|which)\b/.test(title)) return false;
  const end = words.findIndex(
    (word, at) =>
      at > 0 && (word.pos === 'ADP' || (word.pos === 'VERB' && mayBeParticiple(words, at))),
  );
  const head = words[(end < 0 ? words.length : end) - 1];
  return head !== undefined && (isNoun(head) || /^(?:NUM|VERB|ADJ)$/.test(head.pos));
}
