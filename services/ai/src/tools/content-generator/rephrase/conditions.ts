import { isStatement } from '../../../facts/grammar/grammar.js';
import { lowerFirst, upperStart } from '../../../facts/grammar/sentence.js';
import { isOneClause, withinSentence } from './within.js';

const condition = /^([^,;:]+?) (if|when|because|since|while|as long as|so that) ([^,;:]+)[.!]$/i;
/** "People ask if": no condition. */
const asked =
  /\b(?:asks?|asked|know|knows|wonder|see|tell|told|checks?|sure|remember|decide|matter)\b/i;
const gift = /^(?:free|complimentary|half[- ]price|\d+ ?% off|\$\d\S* off)\b/i;
const giftForDeed = /^you ([a-z]+(?<!s)) (.+)$/;

/**
 * Turns a sentence around its condition: "We deliver if you order by noon." → "If you order by noon, we deliver."
 * A gift becomes what the deed brings: "Free estimates if you bring a photo." → "Bring a photo and get free estimates."
 */
export function conditionFirst(sentence: string): string | undefined {
  const [, what = '', word = '', why = ''] = condition.exec(sentence) ?? [];
  if (!what || !isStatement(why)) return undefined;
  if (!isOneClause(what) || asked.test(what)) return undefined;
  if (gift.test(what)) {
    const [, verb, rest] = giftForDeed.exec(why) ?? [];
    return word === 'if' && verb
      ? `${upperStart(verb)} ${rest} and get ${lowerFirst(what)}.`
      : undefined;
  }
  if (!isStatement(what) || /^(?:it|this|that|they)\b/i.test(why) || word === 'so that')
    return undefined;
  const within = withinSentence(what);
  return within && `${upperStart(word)} ${why}, ${within}.`;
}
