import type { Facts } from '../../facts/facts.js';
import { asSentence, sentenceOf } from '../../facts/grammar/sentence.js';
import { lowerCommonStart, withArticle } from '../wording/phrases.js';
import { type Letter, take, takeFirst } from './letter.js';

/** What the writer is sorry for, once, and that it should not have happened. */
export function apologyOpening(letter: Letter): string[] {
  const { tone, pick } = letter;
  const sorry = pick(tone.sorry, 'sorry');
  const complaint = takeFirst(letter, 'complaint');
  const apologies = take(letter, 'apology');
  const named = apologies.find(({ text }) => text !== '');
  const others = apologies
    .filter((act) => act !== named && act.text !== '')
    .map(({ text }) => asSentence(`${sorry} ${text}`));
  const responsibility = pick(
    [
      'This is not the service you should expect from us.',
      'You should not have had to deal with this.',
      'I understand how frustrating this must have been.',
    ],
    'responsibility',
  );
  const complained = complaint && complaint.text !== '' ? complaint.text : undefined;
  if (named) {
    const text = /^for\b/.test(named.text) ? `for ${withArticle(named.text.slice(4))}` : named.text;
    return [
      ...(complaint ? [sentenceOf(complaint) ?? ''] : []),
      asSentence(`${sorry} ${text}`),
      ...others,
      responsibility,
    ];
  }
  if (complained) {
    const isClause = (
      sentenceOf({ kind: 'complaint', text: complained, entered: '' }) ?? ''
    ).includes(' that ');
    return [
      'Thank you for telling us.',
      asSentence(
        `${sorry} ${isClause ? `that ${lowerCommonStart(complained)}` : `about ${withArticle(lowerCommonStart(complained))}`}`,
      ),
      responsibility,
    ];
  }
  const topic = takeFirst(letter, 'topic');
  if (topic) return [asSentence(`${sorry} about ${withArticle(topic.text)}`), responsibility];
  const said = takeFirst(letter, 'statement');
  if (said) {
    const clause = lowerCommonStart(
      said.text
        .replace(/[.!]+$/, '')
        .replace(/^you (?:told us|wrote|said|say|write)(?: that)? /i, ''),
    );
    const isBad =
      /\b(?:late|later|delayed|cancel\w*|broke\w*|wrong|missing|missed|cannot|can't|not|without|damaged|closed|instead of)\b/i.test(
        clause,
      );
    return /^(?:we|I|our|your|you|the|it)\b/i.test(clause) &&
      (isBad || !/\b(?:will|would like|can|offer)\b/.test(clause)) &&
      clause.length < (isBad ? 170 : 120)
      ? [asSentence(`${sorry} that ${clause}`), responsibility]
      : [`${sorry}.`, responsibility, asSentence(said.text)];
  }
  const detail = takeFirst(letter, 'detail');
  return [
    detail
      ? asSentence(`${sorry} about ${withArticle(lowerCommonStart(detail.text))}`)
      : `${sorry}.`,
    responsibility,
  ];
}

/** A sentence that says what the letter begins with. */
const saysSorryAgain =
  /^(?:I am|I'm|we are|we're) (?:so |very |really |truly )?sorry(?: (?:about|for) (?:that|this|it))?[.!]?$/i;

/** "Sorry for the trouble" beside what happened says nothing that an apology does not say. */
export const withoutEmptyApology = (facts: Facts, type: string): Facts =>
  type === 'Apology' && facts.acts.some(({ kind }) => kind === 'statement')
    ? {
        ...facts,
        acts: facts.acts.map((act) =>
          (act.kind === 'apology' &&
            /^for (?:(?:the|any|all|this|all the) )?(?:trouble|inconvenience|hassle|confusion)$/i.test(
              act.text,
            )) ||
          saysSorryAgain.test(act.text)
            ? { ...act, text: '', isTyped: false }
            : act,
        ),
      }
    : facts;
