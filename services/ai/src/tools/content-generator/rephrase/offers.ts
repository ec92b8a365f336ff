import { upperFirst } from '@commons/contracts/text/upper-first';
import { isStatement } from '../../../facts/grammar/grammar.js';
import { lowerCommonStart } from '../../../facts/grammar/sentence.js';
import { be, isMany, withIndefinite } from '../../wording/nouns.js';
import { timed } from '../../wording/when.js';
import { datedAtEnd } from './moments.js';
import { withinSentence } from './within.js';

const discount = /^(?:\d+ ?% off|\$\d[\d.,]* off|half off|half[- ]price)\b/i;
const labelled = /^([A-Z][^–:.,]{2,40}?)(?: [-–] |: )(.+)$/;

/** "15% off chairs through May 5." → "Through May 5, get 15% off chairs."; a name of the offer stays before it. */
export function offerAsDeed(sentence: string): string | undefined {
  const plain = sentence.replace(/[.!]+$/, '');
  const [, name, offer = plain] = labelled.exec(plain) ?? [];
  if (!discount.test(offer) || /[.;]/.test(offer)) return undefined;
  const dated = datedAtEnd(offer);
  const said = dated
    ? `${dated.when}, get ${lowerCommonStart(dated.what)}`
    : `get ${lowerCommonStart(offer)}`;
  return name ? `${name}: ${lowerCommonStart(said)}.` : `${upperFirst(said)}.`;
}

const events =
  /\b(?:open house|class|classes|workshop|workshops|sale|party|tasting|reading|concert|show|tour|market|fair|fundraiser|potluck|dinner|breakfast|brunch|lunch|clinic|camp|tournament|race|contest|night|hour|celebration|meeting|meetup|demo|demonstration|training|session|signing|exhibit|opening)$/i;

/** "Open house on May 4 with free coffee." → "On May 4 there is an open house with free coffee." */
export function eventThere(sentence: string): string | undefined {
  const plain = sentence.replace(/[.!]+$/, '');
  const { before, when, after } = timed(plain);
  if (!when?.day || /[,;:]/.test(before) || !events.test(before)) return undefined;
  if (isStatement(before)) return undefined;
  if (
    /^(?:the|our|my|your|a|an|we|you|join|come|don't|no|next|this|register|find|see|meet|visit|try|call|book|ask|get|stop|bring)\b/i.test(
      before,
    )
  )
    return undefined;
  const within = withinSentence(before);
  if (!within || /^\p{Lu}/u.test(within)) return undefined;
  const name = withIndefinite(within);
  const end = after.replace(/^, /, '');
  if (end && !/^(?:with|in|at|for|from|by|under|inside)\b/i.test(end)) return undefined;
  return `${upperFirst(when.text)} there ${isMany(before) ? 'are' : be(before)} ${name}${end ? ` ${end}` : ''}.`;
}
