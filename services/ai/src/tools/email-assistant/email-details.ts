import type { Act } from '../../facts/grammar/acts.js';
import { asSentence } from '../../facts/grammar/sentence.js';
import { isVerb, tagged } from '../../facts/grammar/tagging.js';
import { asItem } from '../../facts/notes/list-items.js';
import { hasOwnVerb } from '../../facts/sentences/surest.js';
import { bullets } from '../entered-text.js';
import { inSeries, lowerCommonStart, upperFirst } from '../wording/phrases.js';
import { contractedText } from './email-types.js';
import type { Letter } from './letter.js';

const remedy =
  /\b(?:refund|free|discount|% off|replacement|credit|gift|coupon|voucher|redo|on the house|no charge)\b/i;

const item = ({ label, text, isPoint }: Act) =>
  isPoint ? upperFirst(text) : asItem(`${label ? `${label}: ` : ''}${text}`);

export interface Details {
  readonly text: string;
  readonly isList: boolean;
}

/** Neighbouring details: a list of three or more, one sentence where an apology makes something good, else sentences. */
export function detailBlock(letter: Letter, details: readonly Act[], isFurther = false): Details {
  const { typeName, type, pick, tone } = letter;
  const plain = (text: string) => (tone.contracted ? contractedText(text) : text);
  const isRemedy = ({ text, label }: Act) => !label && remedy.test(text) && text.length < 80;
  if (typeName === 'Apology' && details.every(isRemedy)) {
    const start = pick(
      ['To make it right, you will get', 'To make up for it, we will give you'],
      'remedy',
    );
    return {
      text: `${plain(start)} ${inSeries(details.map(({ text }) => withAn(lowerCommonStart(text.replace(/[.;,]+$/, '')))))}.`,
      isList: false,
    };
  }
  const [first] = details;
  // "Call if there is a problem" by itself is no list.
  const isSentence =
    details.length === 1 && first !== undefined && isOwnSentence(first) && hasOwnVerb(first.text);
  const isList =
    !isSentence &&
    (details.length > (typeName === 'Invoice' ? 1 : 2) ||
      details.some(({ label }) => label) ||
      (details.some(({ isPoint }) => isPoint) &&
        (/^(?:Invoice|Proposal)$/.test(typeName) || !details.every(isOwnSentence))) ||
      (details.length === 2 && !details.some(({ text }) => hasOwnVerb(text))));
  return isList
    ? {
        text: `${isFurther ? 'Also:' : plain(pick(type.lead, 'lead'))}\n${bullets(details.map(item))}`,
        isList,
      }
    : { text: details.map(({ text }) => asSentence(text)).join(' '), isList };
}

/** "been here since September 20": words with a verb, and nothing that is looked up in a list. */
export const isOwnSentence = ({ kind, label, text }: Act): boolean =>
  kind === 'detail' && !label && !/\$|^http|\.\w+\//.test(text) && tagged(text).some(isVerb);

/** "refund of $40" → "a refund of $40". */
function withAn(phrase: string): string {
  if (/^(?:a|an|the|our|your|\$?\d|any|free \w+s\b|\w+s\b)/i.test(phrase)) return phrase;
  return `${/^[aeiou]/i.test(phrase) ? 'an' : 'a'} ${phrase}`;
}
