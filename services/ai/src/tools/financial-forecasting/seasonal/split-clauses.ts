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
  if (!hasMonths(before) || !hasEffect(before)) return false;
  if (hasMonths(piece)) return hasEffect(piece);
  // "a month after that", "and I pay a helper $900 a month"; a bare amount goes on.
  return hasEffect(piece) && (fromThen.test(piece) || /\p{L}{3}/u.test(piece));
}

/** Pieces between commas and "and"; months by themselves wait for what is told of them. */
function piecesOf(sentence: string): string[] {
  const cuts = [...sentence.matchAll(new RegExp(joints, 'gi'))].map(({ index }) => index);
  return [0, ...cuts].map((from, at) => sentence.slice(from, cuts[at] ?? sentence.length));
}

const beginsWithMonth = (piece: string): boolean => {
  const [first] = namedMonths(piece);
  return first !== undefined && /^(?:(?:in|from|of|en|de) )?$/i.test(piece.slice(0, first.at));
};
const bare = (piece: string) => piece.replace(/^[\s,]+/, '').replace(joining, '');

/** The clauses of a sentence: pieces put together where they tell one thing. */
function clausesOfSentence(sentence: string): string[] {
  const clauses: string[] = [];
  // "in January, April and June" belong to what stands before them, "July and August double" to what follows.
  let waiting = '';
  const append = (piece: string) => {
    clauses[Math.max(0, clauses.length - 1)] = (clauses.at(-1) ?? '') + piece;
  };
  for (const piece of piecesOf(sentence)) {
    const isFirst = clauses.length === 0;
    if (!isFirst && isOnlyMonths(bare(piece))) {
      waiting += piece;
    } else if (waiting && hasEffect(piece) && beginsWithMonth(bare(piece))) {
      clauses.push(waiting + piece);
      waiting = '';
    } else {
      append(waiting);
      waiting = '';
      if (isFirst || isNew(clauses.at(-1) ?? '', bare(piece))) clauses.push(piece);
      else append(piece);
    }
  }
  if (waiting && !hasMonths(clauses.at(-1) ?? '')) clauses.push(waiting);
  else if (waiting) append(waiting);
  return clauses.filter(Boolean);
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
