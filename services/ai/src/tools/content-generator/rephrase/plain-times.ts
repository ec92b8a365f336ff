import { upperFirst } from '@commons/contracts/text/upper-first';
import { anyMonth, anyWeekday } from '../../../facts/grammar/calendar-names.js';
import { isStatement } from '../../../facts/grammar/grammar.js';
import { lowerFirst } from '../../../facts/grammar/lower-first.js';
import { timed } from '../../wording/when.js';
import { hasSecondDeed, isOneClause, withinSentence } from './within.js';

const count = '(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve)';
/** Times without a date: "on weekdays", "last July", "in 1988", "three years ago". */
const time = `(?:on (?:weekdays|weekends|the \\d{1,2}(?:st|nd|rd|th))|last (?:${anyMonth}|week|month|year|night|spring|summer|fall|winter)|over the (?:winter|summer|holidays|weekend)|in (?:(?:19|20)\\d\\d|${anyMonth})|${count} (?:years|months|weeks|days) ago)`;
const goesOn = '(?:for \\$|with|to|at|by|because of|off|so that|so (?=you|we|they)|from)';
const found = new RegExp(
  `^((?:[^,;:?!]|:(?=\\d)){8,100}?) (${time})((?: ${goesOn}(?:[^;:?!]|:(?=\\d)){3,100})?)\\.$`,
);
/** The time may belong to the word or the thing before it. */
const owns =
  /\b(?:made|built|born|bought|dated|back|since|of|from|than|as|until|open|closed|(?!(?:shed|bed|red|seed|feed|need)\b)\w+ed)$|\b(?:of|for|about|from|than|until) (?:[\w'’-]+ ){0,2}[\w'’-]+$/i;
const leans = /^(?:it|this|that|there|they|he|she|please|if|when)\b/i;

/** "My father sold the first one in 1988 for $600." → "In 1988, my father sold the first one for $600." */
export function plainTimeFirst(sentence: string): string | undefined {
  const [, what = '', when = '', rest = ''] = found.exec(sentence) ?? [];
  if (!what || leans.test(what) || owns.test(what) || timed(what).when?.day) return undefined;
  if (
    !isOneClause(what.replace(/(?<=\d):(?=\d)/g, '.')) ||
    hasSecondDeed(what) ||
    !isStatement(what)
  )
    return undefined;
  if (new RegExp(`\\b(?:${time}|every|each)\\b`).test(rest) || /^ to \d/.test(rest))
    return undefined;
  const within = withinSentence(what);
  return within && `${upperFirst(when)}, ${within}${rest}.`;
}

const everyone =
  /^(Every(?:one|body) who [^,;:?!]{4,50}? (?:gets|receives|has|can) [^,;:?!]{4,60}?) ((?:by|on|until) [A-Z][^,;:?!]{2,30}|(?:next|this) (?:week|month|year|weekend))\.$/;

/** "Everyone who bought a ticket gets it back by Monday." → "By Monday, everyone who …" */
export function everyonesDay(sentence: string): string | undefined {
  const [, what = '', when = ''] = everyone.exec(sentence) ?? [];
  return what &&
    (/^(?:next|this) /.test(when) || (timed(when).before === '' && timed(when).when?.day))
    ? `${upperFirst(when)}, ${lowerFirst(what)}.`
    : undefined;
}

const daysAtEnd = new RegExp(
  `^([^,;:?!]{8,100}?) (?:from )?(${anyWeekday} (?:through|to) ${anyWeekday})\\.$`,
);

/** "Everything is half off Thursday through Sunday." → "From Thursday through Sunday, everything is half off." */
export function daysFirst(sentence: string): string | undefined {
  const [, what = '', days] = daysAtEnd.exec(sentence) ?? [];
  if (!what || leans.test(what) || owns.test(what) || !isOneClause(what) || !isStatement(what))
    return undefined;
  if (timed(what).when?.day || /\b(?:hours?|open|closed|are|is)$/.test(what)) return undefined;
  const within = withinSentence(what);
  return within && `From ${days}, ${within}.`;
}
