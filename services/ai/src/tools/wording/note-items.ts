import { upperFirst } from '@commons/contracts/text/upper-first';
import { isStatement } from '../../facts/grammar/grammar.js';
import { asSentence, lowerCommonStart } from '../../facts/grammar/sentence.js';
import { isKept, keptText } from '../../facts/notes/kept-lines.js';
import { faultsOf } from '../../facts/sentences/sentence-faults.js';
import { people, supplies } from './note-words.js';
import { withIndefinite } from './nouns.js';
import { plainWhen, timed } from './when.js';

/** After these no preposition stands: "but Sunday". */
const governing =
  /\b(?:but|and|or|except|for|of|the|a|an|than|before|after|by|to|from|on|in|at|our|is)$/i;

const named =
  /^(?:is|are|was|will|has|market|night|special|menu|brunch|lunch|dinner|sale|class|club)\b/i;

/** "Sundays from May 4": after a day this word stays. */
const lasting = /^(?:from|until|through|since) (?!\d)/;

/** Its date and time in whole words, where they stand. */
export function withWholeTimes(note: string, isRest = false): string {
  const { before, when, after } = timed(note);
  // "Taco Tuesday is back", "the Saturday market": a name.
  if (!when || (before !== '' && /day$/.test(when.day) && named.test(after))) return note;
  const text =
    before === ''
      ? isRest && lasting.test(when.text)
        ? when.text
        : lowerCommonStart(plainWhen(when))
      : governing.test(before)
        ? when.text.replace(/^(?:(?:on|in|from) (?=[A-Z])|at (?=\d))/, '')
        : when.text;
  const rest = after && withWholeTimes(after, true);
  return `${[before, text].filter(Boolean).join(' ')}${/^[.,;:!?)]/.test(rest) ? '' : ' '}${rest}`
    .trim()
    .replace(/(\d|noon|[ap]m) (?=\$\d)/g, '$1, ')
    .replace(/(from [A-Z][a-z]+ \d{1,2}) from (?=\d)/g, '$1, ');
}

/** In this order; the first that fits says what the note says. Each with an example. */
const readings: readonly (readonly [RegExp, (first: string, rest: string) => string])[] = [
  // "reg 18", beside the new price
  [
    /^reg(?:ular(?:ly)?)?\.?(?: price)?:? \$?(\d[\d.,]*)(?= |$)(.*)$/i,
    (price, rest) => `regularly $${price}${rest}`,
  ],
  // "kids over 10 ok", "walk-ins ok"
  [
    /^(.+?) (?:are |is )?(?:ok|okay)$/i,
    (whom) =>
      `${whom} ${people.test(whom) || /walk-ins|all\b/i.test(whom) ? 'welcome' : 'is fine'}`,
  ],
];

/** What speaks for itself: a subject and a finite verb that the grammar knows. */
const sureVerb =
  /\b(?:is|are|was|has|have|can|will|gets?|starts?|joins|moves|opens?|feeds|visits|comes?|sees|speaks|does|do|worked|haul|bag|rinse|check|sell|carry|bring|need|take|offer|clean|tune|tint|bake|make|done|repair|deliver|install)\b/i;
const pronouns = /^(?:we|i|you|they|she|he|it)(?:'\w+)? /i;

/** Whether a note is a sentence: its own subject, ready to stand, and a verb that is no adjective. */
export function isSentence(note: string): boolean {
  if (note.split(' ').length < 3 || /\bdone\b/.test(note)) return false;
  if (pronouns.test(note)) return true;
  const subject = note.slice(0, sureVerb.exec(note)?.index ?? 0).trim();
  return (
    subject !== '' &&
    isStatement(note) &&
    !/^(?:free|no|not|only|for|with|open|closed|how|why|what|when|where)\b/i.test(note) &&
    // "Name can be added" lacks its article.
    (/^(?:are|have|do|were)$/i.test(sureVerb.exec(note)?.[0] ?? '') ||
      withIndefinite(lowerCommonStart(subject)) === lowerCommonStart(subject))
  );
}

/** Whether the grammar finds nothing wrong with words that have a subject and a verb. */
export const isFaultless = (note: string): boolean =>
  note.split(' ').length > 3 &&
  !/^(?:free|no|not|only|for|with|open|closed|from)\b|:/i.test(note) &&
  (isStatement(note) || (/^[A-Z]/.test(note) && note.split(' ').length > 4)) &&
  faultsOf(asSentence(note)).length === 0;

/** "elote $5", "key pickup free": what it is, and for how much. */
const priced = (item: string) =>
  item.replace(
    /^((?:\p{L}|\d\S*[- ])[^$:,]*?[a-z)]) ((?:from |only |just )?\$\d[\d.]*(?: (?:an?|per|each|more|extra)\b.*)?|\d+ cents(?: each)?)$/iu,
    (whole, what: string, price: string) =>
      /\b(?:for|from|at|is|are|of|to|or|off|get|gets|a|the|and|stays?|remains?|starts?|only|just|under|over|with|by|it's|that's)$/i.test(
        what,
      ) || sureVerb.test(what)
        ? whole
        : `${what}: ${price}`,
  );

/** A note as a line of a list, in its owner's words. */
export function noteItem(entered: string): string {
  if (isKept(entered)) return upperFirst(withWholeTimes(keptText(entered)));
  const note = withWholeTimes(entered.trim().replace(/[.,;]+$/, '')).replace(/^i(?= )/, 'I');
  for (const [pattern, said] of readings) {
    const found = pattern.exec(note);
    if (found) return upperFirst(said(found[1] ?? '', found[2] ?? ''));
  }
  return upperFirst(note.endsWith('?') ? note : priced(note));
}

/** "all supplies" after a price: they are in it. */
export const isIncluded = (note: string): boolean =>
  supplies.test(note) || / included$/i.test(note);
