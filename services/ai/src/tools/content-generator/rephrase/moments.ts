import { upperFirst } from '@commons/contracts/text/upper-first';
import { isStatement } from '../../../facts/grammar/grammar.js';
import { lowerFirst } from '../../../facts/grammar/lower-first.js';
import { timed } from '../../wording/when.js';
import { plainTimeFirst } from './plain-times.js';
import { hasSecondDeed, isOneClause, withinSentence } from './within.js';

/** A sentence whose last words say when. */
export interface Dated {
  /** What happens: "We now open on Saturdays". */
  readonly what: string;
  /** As entered, beginning with its preposition: "starting December 5". */
  readonly when: string;
}

const starts =
  /[ ,](?=(?:on|from|starting|beginning|through|until|till|by|every|this|next|at|in|between|before|after|since)\b)/gi;

/** Whether the words are one day or one day with its time, and nothing else. */
function isMoment(words: string): boolean {
  const { before, when, after } = timed(words);
  return before === '' && after === '' && when !== undefined && when.day !== '';
}

/** Parts a sentence before the day with which it ends; undefined where it ends with something else. */
export function datedAtEnd(sentence: string): Dated | undefined {
  const plain = sentence.replace(/[.!]+$/, '');
  let found: number | undefined;
  for (const { index } of [...plain.matchAll(starts)].reverse()) {
    const words = plain.slice(index + 1);
    // "from 9 to 1 starting December 5": the hours belong to the day before them.
    const isHours = /^(?:at|from|until|till|by|between|before|after) (?:\d|noon)/i.test(words);
    if (isMoment(words)) {
      if (!isHours || found === undefined) found = index;
    } else if (!isHours) break;
  }
  if (found === undefined) return undefined;
  const what = plain.slice(0, found).replace(/,$/, '');
  const when = plain.slice(found + 1);
  if (!isMoment(when) || what.split(' ').length < 2 || openEnd.test(what)) return undefined;
  return { what, when };
}

/** The day belongs to the word before it: "open until", "the week of". */
const openEnd =
  /\b(?:starting|beginning|of|for|the|and|or|to|than|not|only|all|even|is|are|was|were|be|as|but|our|your)$/i;

/** A second day would be read with the first, as "Thursday through Sunday"; the beginning of it all may stand before it. */
const hasOtherDay = ({ what, when }: Dated) =>
  Boolean(timed(what).when?.day) &&
  (!/^(?:starting|beginning|through|until)\b/i.test(when) ||
    (timed(what).after === '' && /^(?:through|until)\b/i.test(when)));

/** "Open now until May 4": what is so now and what ends belong together. */
const isFromNow = ({ what, when }: Dated) =>
  / now\b/.test(what) && /^(?:until|through)\b/i.test(when);

/** "a taproom in Cambridge, New York": the comma of a place parts no clause. */
const withoutState = (words: string) => words.replace(/, (?:[A-Z][a-z]+ ?){1,2}$/, '');

/** "We now open on Saturdays starting December 5" → "Starting December 5, we now open on Saturdays." */
export function momentFirst(sentence: string): string | undefined {
  const dated = datedAtEnd(sentence);
  if (!dated || !isOneClause(withoutState(dated.what)) || !isStatement(dated.what))
    return undefined;
  if (
    /^(?:it|this|that|please)\b/i.test(dated.what) ||
    hasOtherDay(dated) ||
    isFromNow(dated) ||
    hasSecondDeed(dated.what)
  )
    return undefined;
  const what = withinSentence(dated.what);
  return what && `${upperFirst(dated.when)}, ${what}.`;
}

/** "The second location of the shop opens on May 4": it is the verb's. */
const ofVerb = / (?:opens?|starts?|begins?|closes?|meets?|returns?|arrives?|moves?)$/i;

/** The day may be that of the thing before it: "tickets for the show on May 4". */
const ofThing = /\b(?:of|for|about|from|than) (?!free$)(?:[\w'’-]+ ){0,3}[\w'’-]+$/i;
const goesOn = /^(?:with|at|in|for|from|to|after|during|near|behind|inside|under|because of)\b/i;

/** "Our center is closed on Monday, May 4 for repairs." → "On Monday, May 4, our center is closed for repairs." */
export function momentWithinFirst(sentence: string): string | undefined {
  const plain = sentence.replace(/[.!]+$/, '');
  const { before, when, after } = timed(plain);
  if (!when?.day || !before || !goesOn.test(after) || timed(after).when?.day) return undefined;
  const moment = plain
    .slice(before.length, plain.length - after.length)
    .replace(/^[\s,]+|[\s,]+$/g, '');
  if (!/^(?:on|this|next|every|starting|beginning|in|from) /i.test(moment)) return undefined;
  const what = before.replace(/,$/, '');
  if (
    openEnd.test(what) ||
    (ofThing.test(what) && !ofVerb.test(what)) ||
    !isOneClause(`${what} ${after}`)
  )
    return undefined;
  if (!isStatement(what) || /^(?:it|this|that|please|there)\b/i.test(what)) return undefined;
  const within = withinSentence(what);
  return within && `${upperFirst(moment)}, ${within} ${after}.`;
}

const deed =
  /^(?:please [a-z]+|call|text|book|reserve|order|sign up|register|stop|come|buy|get|join|apply|bring|send|nominate|enroll|rsvp|visit|pick up|drop off|drop by|reply|ask|donate|vote|submit|e-?mail)\b/i;

/** "Send your list by May 4." → "By May 4, send your list." */
export function deadlineFirst(sentence: string): string | undefined {
  const dated = datedAtEnd(sentence);
  if (!dated || !deed.test(dated.what) || !isOneClause(dated.what) || timed(dated.what).when?.day)
    return undefined;
  if (!/^(?:by|before|on|this|next|until|through) /i.test(dated.when)) return undefined;
  return `${upperFirst(dated.when)}, ${lowerFirst(dated.what)}.`;
}

const season =
  '(?:morning|evening|night|day|week|weekend|month|year|spring|summer|fall|autumn|winter|season|holiday season)';
const span = new RegExp(
  `^([A-Z\\d][^,;:]{8,110}?) ((?:in|since) (?:19|20)\\d\\d|(?:all|every|last|this|next) ${season}|(?:once|twice) a ${season}|over the (?:winter|summer|holidays|years|weekend))\\.$`,
);

/** "Dana started it in 1999." → "In 1999, Dana started it."; only of deeds, where the words before it end. */
export function spanFirst(sentence: string): string | undefined {
  const [, what = '', when = ''] = span.exec(sentence) ?? [];
  if (!what || !isOneClause(what) || !isStatement(what) || openEnd.test(what)) return undefined;
  if (hasSecondDeed(what)) return undefined;
  if (
    /^(?:it|this|that|there)\b/i.test(what) ||
    timed(what).when?.day ||
    /\b(?:dated|back|made|built|born|the same|as)$/i.test(what)
  )
    return undefined;
  const within = withinSentence(what);
  return within && `${upperFirst(when)}, ${within}.`;
}

const leading =
  /^((?:Since|In|On|From|Starting|Beginning|Through|Until|This|Next|Every|By|After|Before) [^,]{2,40}), ([^,]+)[.!]$/;

/** "Starting May 4, we open at 7." → "We open at 7 starting May 4." */
export function momentLast(sentence: string): string | undefined {
  const [, when, what] = leading.exec(sentence) ?? [];
  if (!when || !what || !isMoment(when) || !isOneClause(what)) return undefined;
  return `${upperFirst(what)} ${lowerFirst(when)}.`;
}

const withTail =
  /^((?:[^,;:?!]|:(?=\d)){12,100}?)(,? (?:so (?:that )?(?:you|we|they)|because|while|when) [^;:?!]{8,100}|, and (?!(?:on|in|at|by|from)\b)[^;:?!]{8,100})[.!]$/;

/** "The Saturday class will be outside instead." → "Instead, the Saturday class will be outside." */
export function insteadFirst(sentence: string): string | undefined {
  const [, what = ''] = /^([^,;:?!]{12,100}) instead\.$/.exec(sentence) ?? [];
  const within = what && isStatement(what) && isOneClause(what) ? withinSentence(what) : undefined;
  return within && `Instead, ${within}.`;
}

/** "We open at 6 on weekdays so you can get a coffee." → "On weekdays, we open at 6 so you can get a coffee." */
export function momentFirstWithTail(sentence: string): string | undefined {
  const [, head = '', tail] = withTail.exec(sentence) ?? [];
  const first = tail
    ? (momentFirst(`${head}.`) ?? plainTimeFirst(`${head}.`) ?? spanFirst(`${head}.`))
    : undefined;
  return first && `${first.slice(0, -1)}${tail}.`;
}

const deedWithGain =
  /^((?:Get|Buy|Book|Order|Bring|Rent|Join)\b[^,;:?!]{4,60}?) ((?:in|on|this|until|through|by) [^,;:?!]{3,30}?) (and [^,;:?!]{6,80})\.$/;

/** "Get an oil change in May and the tire rotation is free." → "In May, get an oil change and …" */
export function gainMomentFirst(sentence: string): string | undefined {
  const [, what = '', when = '', gain] = deedWithGain.exec(sentence) ?? [];
  if (!gain || !isMoment(when) || timed(gain).when?.day) return undefined;
  return `${upperFirst(when)}, ${lowerFirst(what)} ${gain}.`;
}
