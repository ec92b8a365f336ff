import { upperFirst } from '@commons/contracts/text/upper-first';
import { isStatement } from '../../../facts/grammar/grammar.js';
import { lowerFirst } from '../../../facts/grammar/lower-first.js';
import { hasSecondDeed, isOneClause, withinSentence } from './within.js';

const count = '(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|many|several)';
const span = new RegExp(
  `^([^,;:]{8,110}?) ((for|after) (?:over |more than |about |almost |nearly )?${count} (?:years|months|weeks))\\.$`,
);
const leans = /^(?:it|this|that|they|there)\b/i;

/** "We have run a daycare for 18 years." → "For 18 years, we have run a daycare." */
export function durationFirst(sentence: string): string | undefined {
  const [, what = '', when = '', word] = span.exec(sentence) ?? [];
  if (!what || !isOneClause(what) || !isStatement(what) || leans.test(what)) return undefined;
  if (hasSecondDeed(what)) return undefined;
  if (/ and /.test(what)) return undefined;
  if (word === 'for' && !/\b(?:have|has)\b|['’]ve\b/.test(what)) return undefined;
  const within = withinSentence(what);
  return within && `${upperFirst(when)}, ${within}.`;
}

const time =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|Good Friday|Easter|Christmas|weeks?|weekends?|weekdays|spring|summer|fall|winter|season|year|holidays?)\b/;
const leading =
  /^((?:During|In|On|By|Since|Until|After|Before|Throughout) [^,;:]{2,40}?)(,?) ((?:we|our|you|I)\b[^,;:?!]{8,110}|(?<=, )[^,;:?!]{12,110})\.$/;

/** "During March we frame one drawing for $35." → "We frame one drawing for $35 during March." */
export function spanLast(sentence: string): string | undefined {
  const [, when = '', , what = ''] = leading.exec(sentence) ?? [];
  if (!time.test(when) || !isOneClause(what) || !isStatement(what)) return undefined;
  if (/ (?:and|on|at|in|until|from|after|before|every) /.test(what) && time.test(what))
    return undefined;
  // "something you made by week four" is made then.
  if (/ (?:and|after|before|since|you|we|they|it) /.test(what.replace(/^\S+ /, ' ')))
    return undefined;
  return `${upperFirst(what)} ${lowerFirst(when)}.`;
}
