import { isConstraint } from '../../../facts/constraints.js';
import { isStatement } from '../../../facts/grammar.js';
import { withPriceAtEnd, withPrices } from './note-prices.js';
import { spelledNotes } from './note-spelling.js';

/** Notes in their order; a heading stands before a colon. */
export interface SplitNotes {
  readonly heading: string | undefined;
  readonly notes: readonly string[];
}

/** "Announce that we are hiring": what is said begins behind the order. */
const order =
  /^(?:please )?(?:announce|say|mention|post|advertise|write|tell (?:people|them|everyone|customers)|let (?:people|everyone|customers) know) (?:that |about )/i;
const endsWithDay =
  /\b(?:mon|tues?|weds?|thu(?:rs?)?|fri|sat|sun)(?:day|sday|nesday|rsday|urday)?$/i;
const startsWithMonth = /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i;

/** Lines and sentences. */
export const chunksOf = (text: string): string[] =>
  text
    .split(/\n+|;\s*|(?<=[a-z\d)][.!?])(?<!\b(?:Dr|Mr|Mrs|Ms|St|Mt|Jr|Sr|reg|approx|no|vs)\.)\s+/i)
    .filter((chunk) => chunk.trim());

/** Parts notes at commas, lines and sentence ends; lists, dates with their weekday and whole sentences stay whole. */
export function splitNotes(entered: string, others: readonly string[] = []): SplitNotes {
  const text = spelledNotes(entered, others).replace(order, '');
  const chunks = chunksOf(text);
  const headed = /^([^,:]{4,70}):\s+(\S.*)$/.exec(chunks[0] ?? '');
  const heading = headed?.[1];
  if (headed?.[2]) chunks[0] = headed[2];
  const notes = chunks
    .flatMap(partsOf)
    .filter((note) => !isConstraint(note))
    .map(withPrices);
  const isPriced = notes.some((note) => note.includes('$'));
  return { heading, notes: (isPriced ? notes.map(withPriceAtEnd) : notes).flatMap(atPrices) };
}

/** Whether a chunk is written as a sentence, so that its commas part no notes. */
const isWritten = (chunk: string) =>
  !chunk.includes(',') ||
  (/^[A-Z]/.test(chunk) && /[.!]$/.test(chunk) && isStatement(chunk.split(/,\s/)[0] ?? ''));

function partsOf(chunk: string): string[] {
  const plain = chunk.trim();
  if (plain.endsWith('?') || isWritten(plain)) return [plain];
  const pieces = plain
    .replace(/[.!]+$/, '')
    .split(/,\s+(?![^(]*\))|\s[-–]\s/)
    .filter(Boolean);
  const parts: string[] = [];
  for (const piece of pieces) {
    const before = parts.at(-1);
    const isTail =
      before !== undefined &&
      ((endsWithDay.test(before) && startsWithMonth.test(piece)) ||
        /^(?:[A-Z]{2}\b|first served)/.test(piece) ||
        (/^(?:and|or|&) /i.test(piece) && !/^and (?:we|it|that|you|i)\b/i.test(piece)));
    if (isTail) parts[parts.length - 1] = `${before}, ${piece}`;
    else parts.push(piece);
  }
  return parts;
}

/** "paperbacks 50 cents hardcovers $1", "$60 ready in 2 weeks": a note each. */
const atPrices = (note: string): string[] => {
  if (isStatement(note) && /^(?:we|i|our) /i.test(note)) return [note];
  // "$32 large $22 small" is one price.
  if (/^\$\d\S* [a-z]+ \$\d\S* [a-z]+$/.test(note))
    return [note.replace(/ (?=\$\d\S* [a-z]+$)/, ', ')];
  return note
    .replace(/(\$\d[\d.]*) ((?:one|two|three)[- ]story) (?=\$)/g, '$1 for $2\n')
    .replace(/^(\$\d[\d.]*) (?=(?:two|three)[- ]story)/gm, '$1 for ')
    .replace(
      /(\$\d[\d.]*|\d cents) (?=(?!an? |per |for |or |and |each|with |to |off|if |up|more|extra)[a-z]+(?: [a-z]+)? \$)/g,
      '$1\n',
    )
    .replace(/(\$\d[\d.]* each) (?=\d+ for)/g, '$1 or ')
    .replace(/(\$\d[\d.]*(?: (?:an?|per) \w+)?) (?=ready\b|delivered in \d)/g, '$1\n')
    .split('\n');
};
