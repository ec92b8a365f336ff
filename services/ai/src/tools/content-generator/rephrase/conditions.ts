import { upperFirst } from '@commons/contracts/text/upper-first';
import { isStatement } from '../../../facts/grammar/grammar.js';
import { lowerCommonStart } from '../../../facts/grammar/sentence.js';
import { isVerb, tagged } from '../../../facts/grammar/tagging.js';
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
  if (!isOneClause(what) || asked.test(what) || hasTwoDeeds(what)) return undefined;
  if (gift.test(what)) {
    const [, verb, rest] = giftForDeed.exec(why) ?? [];
    return word === 'if' && verb
      ? `${upperFirst(verb)} ${rest} and get ${lowerCommonStart(what)}.`
      : undefined;
  }
  const isDeed =
    word === 'because' && /^(?:bring|wear|come|call|book|order|buy|get|park|use)\b/i.test(what);
  if (
    (!isDeed && !isStatement(what)) ||
    /^(?:it|this|that|they)\b/i.test(why) ||
    word === 'so that'
  )
    return undefined;
  const within = withinSentence(what);
  return within && `${upperFirst(word)} ${why}, ${within}.`;
}

/** "we work in two counties and send photos": the condition may be one deed's alone. */
function hasTwoDeeds(clause: string): boolean {
  const words = tagged(clause);
  return words.some(({ lower }, at) => lower === 'and' && isVerb(words[at + 1]));
}

const leading = /^(If|When|Because|While|As long as) ([^,;:]{5,80}), ([^,;:?]{5,100})[.!]$/;

/** "If you live in Marion County, we mail it to you." → "We mail it to you if you live in Marion County." */
export function conditionLast(sentence: string): string | undefined {
  const [, word = '', why = '', what = ''] = leading.exec(sentence) ?? [];
  // "If it is ready, pick it up": what is named in the condition is meant.
  if (!what || /\b(?:it|them|they|he|she|him|her|its|their|that|then)\b/i.test(what))
    return undefined;
  if (/\b(?:and|but|so|if|when|because|while)\b/.test(what) || !isStatement(why)) return undefined;
  if (word === 'Because' && !isStatement(what)) return undefined;
  return `${upperFirst(what)} ${word.toLowerCase()} ${why}.`;
}
