import { isNoun, isVerb, tagged } from '../grammar/tagging.js';
import { asked } from './asked-of-reader.js';
import { carried, lower } from './carried-sentences.js';

const dayWord =
  '(?:(?:mon|tues?|wed|thu(?:rs?)?|fri|sat|sun)(?:day|nesday|sday|urday|rsday)?s?|today|tomorrow|tonight|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|next|this|week|weekend|morning|afternoon|evening|noon|early|late|any|day|time|the|on|at|in|from|after|before|between|around|by|about|anytime|either|or|and|to|until|till|-|–|&|\\d{1,2}(?::\\d\\d)?(?:st|nd|rd|th)?(?:\\s?[ap]\\.?m\\.?)?)';
const when = new RegExp(
  `^(?=.*(?:day|mon|tue|wed|thu|fri|sat|sun|morning|afternoon|tomorrow|week|\\dth|\\dst|\\dnd|\\drd|jan|feb|mar|apr|jun|jul|aug|sep|oct|nov|dec))(${dayWord}(?: ${dayWord})*?)(?:,? ((?:at )?(?:the|my|our|your|his) [\\w' ]{3,50}?(?: (?:or|and) .{3,60})?))?$`,
  'i',
);
const arranges =
  /\b(?:meet|meeting|interview|coffee|lunch|visit|come (?:by|over|look|see|out)|stop by|look at|walk ?through|appointment|reschedul\w*|get together|sit down|talk|discuss|call|chat|pick ?up|drop ?off|demo|tour|estimate)\b/i;

const states =
  /^(?:short|late|wrong|missing|broken|damaged|empty|full|ready|due|open|closed|overdue|cold|sick|dead|down|out|off|behind|available|free|gone|booked|filled|taken|unpaid|incomplete|welcome|done|back)$/;

/** "last 2 orders of flour short by 3 bags" lacks its "were". */
function withBe(text: string): string | undefined {
  // "move cars out of the driveway" is asked of somebody.
  if (asked.test(text)) return undefined;
  const words = tagged(text);
  const at = words.findIndex(({ lower: word }, index) => index > 0 && states.test(word));
  const before = words.slice(0, at);
  // "I'm sick with the flu" has its verb.
  if (before.some(({ text: word }) => /'(?:m|re|s|ve|ll|d)$/i.test(word))) return undefined;
  if (at < 1 || at > 7 || before.some(isVerb) || !before.some(isNoun)) return undefined;
  if (
    /^(?:no|not|all|if|when|to|and|or|for|free|open|we|I|it|you|closed)$/i.test(
      before[0]?.lower ?? '',
    )
  )
    return undefined;
  const next = words[at + 1]?.lower;
  // "8 cases out of 20" counts.
  if (words[at]?.lower === 'out' && next === 'of' && words[at + 2]?.pos === 'NUM') return undefined;
  if (
    next &&
    !/^(?:by|again|until|till|on|for|from|at|since|in|and|this|next|today|tomorrow|yesterday|now|with|of|after|before|as|when|,|\.)$/.test(
      next,
    )
  )
    return undefined;
  const state = words[at];
  if (!state) return undefined;
  const noun = words.slice(0, at).findIndex(({ pos }) => pos === 'ADP');
  const head = before[(noun > 0 ? noun : at) - 1];
  if (
    !isNoun(before.at(-1)) ||
    !isNoun(head) ||
    /^(?:weeks?|days?|months?|hours?|minutes?|years?)$/.test(head?.lower ?? '')
  )
    return undefined;
  const isMany = /[^s]s$/.test(head?.lower ?? '') || / and /.test(text.slice(0, state.start));
  const isOver = /\b(?:last|yesterday|past|previous)\b/i.test(text);
  const be = isOver ? (isMany ? 'were' : 'was') : isMany ? 'are' : 'is';
  const start =
    /^(?:the|our|my|your|an?|these|this|that|both|some|\$?\d)\b/i.test(text) ||
    /^[A-Z]/.test(before[0]?.text ?? '')
      ? ''
      : 'the ';
  return `${start}${text.slice(0, state.start)}${be} ${text.slice(state.start)}`;
}

/** A note of a letter as a sentence, without its full stop; undefined where no carrier is sure. */
export function carriedNote(
  text: string,
  subject: 'I' | 'we',
  entered = '',
  isMeeting = arranges.test(entered),
): string | undefined {
  const plain = text.replace(/[.!]+$/, '').trim();
  if (/[?:]/.test(plain)) return undefined;
  // What readers are invited to has its day.
  if (/^(?:please )?invit/i.test(entered.trim()) && !/ or /.test(plain)) {
    const [, day] = when.exec(plain) ?? [];
    return day && /\d/.test(day) ? `it is on ${lower(day.replace(/^on /i, ''))}` : withBe(plain);
  }
  const proposed =
    (isMeeting || arranges.test(entered)) &&
    !/^(?:till|until)\b/i.test(plain) &&
    // "Any morning in the first week of October works for us" is whole.
    !/\b(?:works?|is|are|would|will|can) (?:for|fine|good|best|easiest|be|do)\b/i.test(plain)
      ? when.exec(plain)
      : null;
  const isSeveral =
    (isMeeting || arranges.test(entered)) &&
    plain.length < 90 &&
    / or /.test(plain) &&
    new RegExp(`^${dayWord}`, 'i').test(plain) &&
    (plain.match(/(?:[a-z]day|tomorrow|\d(?:st|nd|rd|th)?) ?(?:\d|at|morning|afternoon|after|$)/gi)
      ?.length ?? 0) > 1 &&
    !tagged(plain).some(isVerb);
  if (isSeveral && (!proposed || / or .*\d/.test(proposed[2] ?? '')))
    return `would ${lower(plain.replace(/^(?:Next|This|Any|The|Either|Tomorrow|Early|Late)\b/, (word) => word.toLowerCase()))} work for you?`;
  if (proposed?.[1]) {
    const place = proposed[2] ? `, ${/^at\b/i.test(proposed[2]) ? '' : 'at '}${proposed[2]}` : '';
    return `would ${lower(proposed[1].replace(/^(?:Next|This|Any|The|Either|Tomorrow|Early|Late)\b/, (word) => word.toLowerCase()).replace(/^(?:on|at) /i, ''))} work for you${place}?`;
  }
  for (const [pattern, say] of carried) {
    const match = pattern.exec(plain);
    const said = match && say(match, subject);
    if (said) return said;
  }
  return withBe(plain);
}
