import { clausesOf } from './clause-starts.js';
import { isOrder } from './order-starts.js';
import { partsOfRunOn } from './run-on-notes.js';
import { partsByWholeness } from './run-on-parts.js';
import { joinedNotes, saidNote, topicNote } from './said-notes.js';
import { costOf } from './wholeness.js';

/** "I need an email to my customer John" */
const asksForText = /\b(?:an?|the) (?:[a-z]+ )?(?:e-?mail|letter|message|text|note) (?:to|for)\b/i;

/** The clauses of words without any mark, by the reading that leaves the fewest of them broken. */
export function surestParts(sentence: string): string[] {
  const clauses = clausesOf(sentence);
  if (
    /[,:]/.test(sentence) ||
    isOrder(sentence) ||
    asksForText.test(sentence) ||
    partsOfRunOn(sentence).length > 1
  )
    return clauses;
  const whole = partsByWholeness(sentence);
  const cost = (parts: readonly string[]) => parts.reduce((sum, part) => sum + costOf(part), 0);
  return cost(whole) < cost(clauses) - 0.2 ? whole : clauses;
}

/** The notes of a segment that has no marks, those as sentences that are sure to mean one. */
export const notesOf = (segment: string): string[] => {
  const pieces = segment.split(/,\s+(?!\d{3}\b(?!-))/).map((piece) => saidNote(piece) ?? '');
  if (pieces.every(Boolean)) return pieces;
  const whole = saidNote(segment);
  return whole
    ? [whole]
    : isOrder(segment) || asksForText.test(segment)
      ? [segment]
      : joinedNotes(partsOfRunOn(segment).flatMap(partsByWholeness)).map(
          (note, at, all) =>
            saidNote(note) ?? ((at === 0 && all.length > 2 && topicNote(note)) || note),
        );
};
