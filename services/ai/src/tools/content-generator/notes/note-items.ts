import { isStatement, termsOf } from '../../../facts/grammar/grammar.js';
import { asSentence, lowerFirst, upperStart } from '../../../facts/grammar/sentence.js';
import { isKept, keptText } from '../../../facts/notes/kept-lines.js';
import { faultsOf } from '../../../facts/sentences/sentence-faults.js';
import type { NoteItem } from '../notice/notice.js';
import { adjectives, imperatives, people, supplies, withoutSubject } from './note-words.js';
import { be, isMany, isMass, withDefinite, withIndefinite } from './nouns.js';
import { plainWhen, timed } from './when.js';

/** Behind these no preposition stands: "but Sunday". */
const governing =
  /\b(?:but|and|or|except|for|of|the|a|an|than|before|after|by|to|from|on|in|at|our|is)$/i;

const named =
  /^(?:is|are|was|will|has|market|night|special|menu|brunch|lunch|dinner|sale|class|club)\b/i;

/** "Sundays from May 4": behind a day this word stays. */
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
        : lowerFirst(plainWhen(when))
      : governing.test(before)
        ? when.text.replace(/^(?:(?:on|in|from) (?=[A-Z])|at (?=\d))/, '')
        : when.text;
  const rest = after && withWholeTimes(after, true);
  return `${[before, text].filter(Boolean).join(' ')}${/^[.,;:!?)]/.test(rest) ? '' : ' '}${rest}`
    .trim()
    .replace(/(\d|noon|[ap]m) (?=\$\d)/g, '$1, ')
    .replace(/(from [A-Z][a-z]+ \d{1,2}) from (?=\d)/g, '$1, ');
}

interface Reading {
  /** Of a note in small letters at its beginning. */
  readonly pattern: RegExp;
  readonly item?: (found: RegExpExecArray) => string;
  /** Undefined where this one is no sentence after all. */
  readonly said?: (found: RegExpExecArray) => string | undefined;
}

const g = (found: RegExpExecArray, at: number) => found[at] ?? '';
const isPlainThing = (thing: string) =>
  thing.split(' ').length <= 6 &&
  !/[$,]/.test(thing) &&
  !termsOf(thing).some(
    ({ tags }) => tags.has('Verb') && !tags.has('Gerund') && !tags.has('PastTense'),
  );

/** A verb or an adjective that begins a note with a capital. */
const lowered = (note: string) => note.charAt(0).toLowerCase() + note.slice(1);

/** In this order; the first that fits reads the note. Each with an example. */
const readings: readonly Reading[] = [
  // "reg 18", beside the new price
  {
    pattern: /^reg(?:ular(?:ly)?)?\.?(?: price)?:? \$?(\d[\d.,]*)(?= |$)(.*)$/i,
    item: (found) => `regularly $${g(found, 1)}${g(found, 2)}`,
    said: (found) => `the regular price is $${g(found, 1)}${g(found, 2)}`,
  },
  // "kids over 10 ok", "beginners welcome", "walk-ins ok"
  {
    pattern: /^(.+?) (?:are |is )?(?:ok|okay|welcome)$/i,
    item: (found) =>
      people.test(g(found, 1)) || /walk-ins|all\b/i.test(g(found, 1)) || / welcome$/i.test(found[0])
        ? `${g(found, 1)} welcome`
        : `${g(found, 1)} is fine`,
    said: (found) =>
      people.test(g(found, 1)) || /walk-ins/i.test(g(found, 1)) || isMany(g(found, 1))
        ? `${g(found, 1)} are ${/welcome$/i.test(found[0]) || people.test(g(found, 1)) ? 'welcome' : 'fine'}`
        : `${g(found, 1)} is fine`,
  },
  // "lunch included", "mats provided", "financing available"
  {
    pattern: /^(.+?) (included|provided|available|accepted|required|needed)$/i,
    said: (found) =>
      isPlainThing(g(found, 1)) && !/^(?:no|not)\b/i.test(g(found, 1))
        ? `${upperStart(withDefinite(g(found, 1)))} ${be(g(found, 1))} ${g(found, 2)}`
        : /^no [a-z ]+$/i.test(g(found, 1))
          ? `${g(found, 1)} ${be(g(found, 1).replace(/^no /i, ''))} ${g(found, 2)}`
          : undefined,
  },
  // "free delivery within 25 miles", "free hot dogs", "free intro session with a coach"
  {
    pattern: /^free ([a-z][a-z -]*(?: within \d+ miles)?)$/i,
    said: (found) =>
      isPlainThing(g(found, 1))
        ? `there ${be(g(found, 1))} ${isMany(g(found, 1)) || isMass(g(found, 1)) ? '' : 'a '}free ${g(found, 1)}`
        : undefined,
  },
  // "12 spots", "8 wheels only", "40 seats"
  {
    pattern: /^(?:only )?(\d+ (?!and\b|to\b|min|hour)[a-z]+s)( only| left)?$/i,
    item: (found) =>
      `${/only/i.test(found[0]) ? 'only ' : ''}${g(found, 1)}${/left/i.test(g(found, 2)) ? ' left' : ''}`,
    said: (found) =>
      /years|miles|sizes|sessions|weeks|days|inches|feet|pounds|points|qts/i.test(g(found, 1))
        ? undefined
        : `there are ${/only/i.test(found[0]) ? 'only ' : ''}${g(found, 1)}${/left/i.test(g(found, 2)) ? ' left' : ''}`,
  },
  // "takes 15 minutes", "comes in sage, cream and pink"
  { pattern: withoutSubject, said: (found) => `it ${lowered(found.input)}` },
  // "ready in 2 weeks", "machine washable"
  {
    pattern: adjectives,
    said: (found) =>
      /^(?:ready|available|made to order|(?:machine|dishwasher) (?:safe|washable))/i.test(
        found.input,
      ) && !/[,$]/.test(found.input)
        ? `it is ${lowered(found.input)}`
        : undefined,
  },
  // "20x24 barnwood"
  {
    pattern: /^\d+ ?x ?\d+(?: [a-z]+){1,2}$/i,
    said: (found) => `it is ${found.input}`,
  },
  // "hosted by DJ Marlon"
  {
    pattern: /^(?:taught|hosted|coached|led|run) by [A-Z]/i,
    said: (found) => `it is ${lowered(found.input)}`,
  },
  // "hand-made in Chatsworth"
  {
    pattern:
      /^(?:hand-)?(?:made|poured|sewn|baked|grown|roasted|oiled|painted) (?:in|by|from|with) /i,
    said: (found) => (/,/.test(found.input) ? undefined : `it is ${lowered(found.input)}`),
  },
  // "bring an apron"
  {
    pattern: imperatives,
    said: (found) =>
      /^(?:bring|come|wear|call|book|sign|order|stop|ask|text|register|please|reserve|join|drop|pick|make|enjoy|dress|tag|buy|get|show|reply)\b/i.test(
        found.input,
      )
        ? /^(?:bring|wear|dress|show|register|ask)/i.test(found.input)
          ? `please ${found.input.charAt(0).toLowerCase()}${found.input.slice(1)}`
          : found.input
        : undefined,
  },
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
      withIndefinite(lowerFirst(subject)) === lowerFirst(subject))
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

/** One note as an item, and as a sentence where that is sure. */
export function readItem(entered: string): NoteItem {
  if (isKept(entered)) {
    const line = withWholeTimes(keptText(entered));
    return { item: upperStart(line), said: isFaultless(line) ? asSentence(line) : undefined };
  }
  const note = withWholeTimes(entered.trim().replace(/[.,;]+$/, '')).replace(/^i(?= )/, 'I');
  if (/\?$/.test(note)) return { item: upperStart(note), said: upperStart(note) };
  for (const { pattern, item, said } of readings) {
    const found = pattern.exec(note);
    if (!found) continue;
    const sentence = said?.(found);
    return { item: upperStart(item?.(found) ?? note), said: sentence && asSentence(sentence) };
  }
  return { item: upperStart(priced(note)), said: isSentence(note) ? asSentence(note) : undefined };
}

/** "all supplies" behind a price: they are in it. */
export const isIncluded = (note: string): boolean =>
  supplies.test(note) || / included$/i.test(note);
