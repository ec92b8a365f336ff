import { monthNames } from '../../facts/amounts/calendar-names.js';
import { readFacts } from '../../facts/facts.js';
import { isStatement } from '../../facts/grammar/grammar.js';
import { isKept, kept } from '../../facts/notes/kept-lines.js';
import { isOrdering } from '../../facts/notes/ordering-words.js';
import { sentencesOf } from '../../facts/notes/sentence-ends.js';
import { faultsOf } from '../../facts/sentences/sentence-faults.js';
import { tidyWords } from '../../facts/spelling/tidy-words.js';
import { withWholeDays } from '../wording/whole-days.js';

/** One key point of a list that was typed with commas. */
export interface Point {
  readonly text: string;
  /**
   * A fragment is a fact without a subject or a verb of its own ("tank in stock"). A deed is an order, a promise, a
   * question, or what the writer did or wants: "sent photos on Monday".
   */
  readonly kind: 'sentence' | 'fragment' | 'deed';
}

/** A longer piece is a sentence. */
const longest = 90;

/** A comma between two points; not one in "$1,650", "Hixson, TN" or "October 31, 2026". */
const atCommas = new RegExp(
  `\\s*;\\s+|,\\s+(?!(?:[A-Z]{2}|(?:19|20)\\d\\d|(?:${Object.values(monthNames).join('|')}) \\d+)\\b)`,
);
/** Belongs to the point before it: "$79 instead of $119, until October 31", "red, white and blue". */
const goesOn =
  /^(?:and|or|but|so|because|since|which|who|where|when|if|unless|then|not|though|with|without|until|till|through|from (?!\$)|by|on|at|for|in|to|as|even|plus|please|(?:weather|roads?|space|time) permitting|\d+ of (?:them|these|those))\b/i;
const sentenceEnd = /[.!?:]\s|[.!?:]$|\n/;

/** Key points typed as one line with commas: "$1,650 installed, tank in stock, financing available". */
export function pointsOf(entry: string, isToCustomer: boolean): readonly Point[] {
  const typed = entry.trim();
  const pieces = sentenceEnd.test(typed) ? [] : piecesOf(typed);
  if (pieces.length < 2 || pieces.some(({ length }) => length > longest)) return [];
  return pieces.map((text) => ({ text, kind: kindOf(text, isToCustomer) }));
}

/**
 * The same points apart: where two or more are fragments, the facts as lines that stay as they are, and what is ordered,
 * promised or asked after them; else each as a sentence.
 */
export function partedPoints(points: readonly Point[]): string {
  const facts = points.filter(({ kind }) => kind !== 'deed');
  const deeds = points.filter(({ kind }) => kind === 'deed');
  if (facts.filter(({ kind }) => kind === 'fragment').length < 2)
    return points.map(({ text }) => text).join('; ');
  return [...facts.map(({ text }) => kept(text)), ...deeds.map(({ text }) => text)].join('\n');
}

/**
 * How badly a letter says points: how many run together at their comma or are only noted, and one more where some stand
 * in a list and others in sentences around it.
 */
export function badlySaid(letter: string, points: readonly Point[]): number {
  const text = plain(letter);
  const facts = points.filter(({ kind }) => kind !== 'deed');
  const noted = facts.filter(
    (point) => point.kind === 'fragment' && isFragmentOf(letter, beginningOf(point)),
  );
  const together = points.filter((point, at) => {
    const before = points[at - 1];
    return before && text.includes(`${endOf(before)}, ${beginningOf(point)}`);
  });
  const items = facts.filter((point) => text.includes(`\n- ${beginningOf(point)}`)).length;
  return noted.length + together.length + (items > 0 && items < facts.length ? 1 : 0);
}

/** Whether a letter has a sentence without a verb that begins like this. */
const isFragmentOf = (letter: string, beginning: string) =>
  letter
    .split('\n')
    .flatMap(sentencesOf)
    .some(
      (sentence) => plain(sentence).startsWith(beginning) && faultsOf(sentence).includes('no verb'),
    );

const beginningOf = ({ text }: Point) => plain(text).split(' ').slice(0, 2).join(' ');
const endOf = ({ text }: Point) => plain(text).split(' ').slice(-2).join(' ');
const plain = (text: string) => withWholeDays(tidyWords(text)).toLowerCase();

function piecesOf(entry: string): string[] {
  const pieces: string[] = [];
  for (const piece of entry.split(atCommas).filter(Boolean)) {
    if (pieces.length > 0 && goesOn.test(piece)) pieces.push(`${pieces.pop()}, ${piece}`);
    else pieces.push(piece);
  }
  return pieces;
}

function kindOf(piece: string, isToCustomer: boolean): Point['kind'] {
  if (isKept(piece) || isOrdering(piece)) return 'deed';
  const { acts } = readFacts(piece, { isLetter: true, isToCustomer });
  if (acts.some(({ kind }) => kind !== 'statement' && kind !== 'detail')) return 'deed';
  const [said] = acts;
  // "met Carlos at the breakfast", "want better terms": what the writer did or wants, which is said of them.
  const isOwn = said && /^(?:we|I) (?!(?:are|am) )/i.test(said.text) && !isOfThird.test(piece);
  if (isOwn) return 'deed';
  return isStatement(piece) && hasOwnSubject(piece) ? 'sentence' : 'fragment';
}

/** "needs new shoes": somebody else's or something's. */
const isOfThird = /^\p{L}+[^s\W]s /u;
const hasOwnSubject = (piece: string) =>
  !/^(?:is|are|was|were|has|have|had|\p{L}+s) /iu.test(piece);
