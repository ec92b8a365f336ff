import { isStatement } from '../../../facts/grammar/grammar.js';
import { upperStart } from '../../../facts/grammar/sentence.js';
import { timed } from '../notes/when.js';
import { isOneClause, withinSentence } from './within.js';

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
  /\b(?:of|for|the|and|or|to|than|not|only|all|even|is|are|was|were|be|as|but|our|your)$/i;

/** A second day would be read with the first; the beginning or the end of it all may stand before it. */
const hasOtherDay = ({ what, when }: Dated) =>
  Boolean(timed(what).when?.day) && !/^(?:starting|beginning|through|until)\b/i.test(when);

/** "We now open on Saturdays starting December 5" → "Starting December 5, we now open on Saturdays." */
export function momentFirst(sentence: string): string | undefined {
  const dated = datedAtEnd(sentence);
  if (!dated || !isOneClause(dated.what) || !isStatement(dated.what)) return undefined;
  if (/^(?:it|this|that|please)\b/i.test(dated.what) || hasOtherDay(dated)) return undefined;
  const what = withinSentence(dated.what);
  return what && `${upperStart(dated.when)}, ${what}.`;
}

const leading =
  /^((?:Since|In|On|From|Starting|Beginning|Through|Until|This|Next|Every|By|After|Before) [^,]{2,40}), ([^,]+)[.!]$/;

/** "Starting May 4, we open at 7." → "We open at 7 starting May 4." */
export function momentLast(sentence: string): string | undefined {
  const [, when, what] = leading.exec(sentence) ?? [];
  if (!when || !what || !isMoment(when) || !isOneClause(what)) return undefined;
  return `${upperStart(what)} ${when.charAt(0).toLowerCase()}${when.slice(1)}.`;
}
