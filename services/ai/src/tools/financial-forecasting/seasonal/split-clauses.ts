import { monthsOfNote, namedMonths } from './entered-months.js';
import { fromThen } from './seasonal-words.js';

// A note in the clauses that each change something: "mower 900 in March, and two guys 800 each in April".

/** The point of "jan." and "approx." ends no sentence. */
const sentenceEnds =
  /\r?\n|;|(?<!\b(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|ene|abr|ago|dic|approx|aprox|mo|hr|yr))[.!?]+(?=\s|$)/i;
const joints =
  /,\s+(?=\D|\$?\d)|\s+(?=(?:and|but|y|pero|then|luego)\s)(?!and (?:the )?new year|y año nuevo)/i;
const joining = /^(?:(?:and|plus|also|but|y|también|pero)\s+)+/i;
/** Something that a month can bring. */
const effects =
  /\d|\b(?:clos(?:ed?|ing)|shut|dead|half|third|quarter|double[sd]?|twice|triple[sd]?|nothing|a little|a bit|no (?:sales|income|business|work)|only|cerra\w+|mitad|tercio|doble|triple|nada|solo|sólo)\b/i;

const withoutMonths = (text: string) => monthsOfNote(text).rest;
const hasMonths = (text: string) => monthsOfNote(text).months.length > 0;
const hasEffect = (text: string) => effects.test(withoutMonths(text));
/** "april", "june and september", "in July": nothing but months. */
const isOnlyMonths = (text: string) =>
  namedMonths(text).length > 0 &&
  /^[\s,]*(?:(?:and|y|in|en|from|to|through|de|a|also|the|of)[\s,]*)*$/i.test(withoutMonths(text));

/** Nobody tells one thing in more characters. */
export const maxClauseLength = 300;

/** Whether a piece begins something new, or goes on with what stands before it. */
function isNew(before: string, piece: string): boolean {
  if (before.length + piece.length > maxClauseLength) return true;
  if (isOnlyMonths(piece)) return !hasMonths(before);
  if (!hasMonths(before) || !hasEffect(before)) return false;
  if (hasMonths(piece)) return hasEffect(piece);
  // "a month after that", "and I pay a helper $900 a month"; a bare amount goes on.
  return hasEffect(piece) && (fromThen.test(piece) || /\p{L}{3}/u.test(piece));
}

/** The clauses of a sentence: pieces between commas and "and", put together where they tell one thing. */
function clausesOfSentence(sentence: string): string[] {
  const clauses: string[] = [];
  let from = 0;
  const add = (to: number) => {
    const piece = sentence.slice(from, to);
    const before = clauses.at(-1);
    if (before === undefined || isNew(before, piece.replace(/^[\s,]+/, '').replace(joining, '')))
      clauses.push(piece);
    else clauses[clauses.length - 1] = before + piece;
    from = to;
  };
  for (const { index } of sentence.matchAll(new RegExp(joints, 'gi'))) add(index);
  add(sentence.length);
  return clauses;
}

/**
 * @returns the clauses of a note by sentence, without the words and commas that join them
 */
export const clausesOf = (note: string): string[][] =>
  note
    .split(sentenceEnds)
    .map((sentence) =>
      clausesOfSentence(sentence.replace(/\s+/g, ' ').trim())
        .map((clause) =>
          clause
            .replace(/^[\s,]+/, '')
            .replace(joining, '')
            .replace(/[\s,]+$/, ''),
        )
        .filter(Boolean),
    )
    .filter((clauses) => clauses.length > 0);
