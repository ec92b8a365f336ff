import type { BuiltInText } from '../writing-tool.js';
import { application, applied, ofOneself, profile } from './frames/of-oneself.js';
import { away, bio, plain, rules, rulesNamed, sign, speech, voicemail } from './frames/to-all.js';
import { card, invitation, letter, message } from './frames/to-somebody.js';
import type { Frame, ToldText } from './frames/told-text.js';

/** In this order: a thank-you letter is a letter, the rules on a sign are rules. */
const frames: readonly (readonly [RegExp, Frame])[] = [
  [/\b(?:voice ?mail|answering machine|phone greeting|hold (?:line|message))\b/i, voicemail],
  [
    /\b(?:out[- ]of[- ](?:the[- ])?office|auto(?:matic|mated)?[- ]?(?:reply|response|message)|(?:away|vacation) (?:message|reply|note))\b/i,
    away,
  ],
  [rulesNamed, rules],
  [applied, application],
  [ofOneself, profile],
  [
    /\b(?:bio|about (?:us|me|page)|our story|(?:business|company) (?:description|profile)|(?:description|profile|blurb) (?:of|for|about|on))\b/i,
    bio,
  ],
  [/\binvit(?:e|es|ation|ations)\b/i, invitation],
  [/\b(?:letter|e-?mail|complaint|resignation|resign)\b/i, letter],
  [/\b(?:card|condolences?|(?:thank[- ]you|thanks|apology|sympathy|get[- ]well) note)\b/i, card],
  [/\b(?:toast|speech|eulogy|few words)\b/i, speech],
  [/\b(?:text|texts|sms|message|msg|dm|whatsapp|reply|note)\b/i, message],
  [/\b(?:sign|poster|notice|flyer|banner)\b/i, sign],
];

/** Whether words name a kind of text that has a frame. */
export const namesText = (words: string): boolean => frameIn(words) !== undefined;

const frameIn = (order: string) => frames.find(([named]) => named.test(order))?.[1];

/**
 * A free text in its owner's sentences, with the greeting, the title or the closing that its kind has.
 * @param text its kind is named in what it begins with (`opening`), or in one of the other orders to the writer
 * @param topic the name of the tool, which may say what is wanted
 */
export function framedText(
  {
    opening,
    orders,
    ...text
  }: Omit<ToldText, 'order'> & { readonly opening: string; readonly orders: readonly string[] },
  topic: string,
): BuiltInText {
  const order = [opening, ...orders].find((one) => frameIn(one)) ?? opening;
  const isApplication = /\b(?:cover|application|motivation) letter\b/i.test(topic);
  const frame = isApplication ? application : (frameIn(order) ?? frameIn(topic) ?? plain);
  return frame({ ...text, order });
}
