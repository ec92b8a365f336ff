import type { Act } from '../../facts/grammar/acts.js';
import { lowerFirst } from '../../facts/grammar/lower-first.js';
import { asSentence, sentenceOf } from '../../facts/grammar/sentence.js';
import { withStartingArticle } from '../../facts/grammar/starting-article.js';
import { lowerCommonStart } from '../wording/phrases.js';
import type { Letter } from './letter.js';

/** Kinds of acts that ask the reader for something. */
export const asking = /^(?:request|question|wish|call|invitation)$/;

/** What the reader is told. */
export function tellOf(letter: Letter, act: Act): string {
  if (act.kind === 'offer' || act.kind === 'promise') return offered(letter, act);
  const own =
    act.kind === 'statement' && !act.isTyped
      ? { ...act, text: withStartingArticle(act.text) }
      : act;
  return sentenceOf(own, { contracted: letter.tone.contracted }) ?? '';
}

function offered({ tone, pick, typeName }: Letter, act: Act): string {
  if (act.kind === 'promise')
    return sentenceOf(act, { subject: 'we', contracted: tone.contracted }) ?? '';
  if (/^to\b/i.test(act.text)) return sentenceOf(act, { contracted: tone.contracted }) ?? '';
  if (typeName === 'Apology') {
    const start = pick(
      [
        'To make it right, we would like to offer you',
        'To put this right, we would like to give you',
      ],
      'offer',
    );
    return asSentence(`${tone.contracted ? start.replace('we would', "we'd") : start} ${act.text}`);
  }
  if (typeName === 'Cold Outreach' || typeName === 'Introduction')
    return asSentence(`We offer ${act.text}`);
  return asSentence(
    `${pick(tone.offer, 'offer').replace('As a small thank-you for your patience, ', '')} ${act.text}`,
  );
}

/** What the reader is asked for, in the words of the tone. */
export function askOf({ tone }: Letter, act: Act): string {
  const text = act.text
    .replace(/^please\s+/i, '')
    .replace(/[.?!]+$/, '')
    .replace(/,?\s+please$/i, '');
  // "Ask her to meet about the contract": both do.
  if (act.kind === 'request' && /^meet (?:about|for|to|on|at|in|over|soon|this|next)\b/i.test(text))
    return `Could we ${lowerCommonStart(text)}?`;
  if (act.kind === 'request')
    return /^(?:not|never)\b/i.test(text)
      ? (sentenceOf(act) ?? '')
      : tone.ask(lowerCommonStart(text));
  if (act.kind === 'call')
    return asSentence(/^(?:don't|let's)\b/i.test(text) ? text : `Please ${lowerFirst(text)}`);
  if (act.kind === 'wish' && /\b(?:review|testimonial|rating|feedback)\b/i.test(text))
    return `Would you be willing to leave us ${/^(?:a|an|your|some)\b/i.test(text) ? text : `a ${text}`}?`;
  if (act.kind === 'wish' && /^(?:payment|full payment)\b/i.test(text))
    return asSentence(`Please send ${text}`);
  return sentenceOf(act, { contracted: tone.contracted }) ?? '';
}
