import { noteSentences } from './note-sentences.js';
import { isOrder } from './order-starts.js';

/** "I need an email to my customer John" */
const asksForText = /\b(?:an?|the) (?:[a-z]+ )?(?:e-?mail|letter|message|text|note) (?:to|for)\b/i;

/** The sentence that a note without a verb is sure to mean, without its capital; undefined where none is. */
export function saidNote(note: string): string | undefined {
  const plain = note.replace(/[.!]+$/, '').trim();
  for (const [pattern, say] of noteSentences) {
    const match = pattern.exec(plain);
    const said = match && say(match);
    if (said) return said;
  }
  return undefined;
}

/** The notes of a segment as sentences, where they are sure to mean one. */
export const saidNotes = (segment: string): string[] => {
  const pieces = segment.split(/,\s+(?!\d{3}\b(?!-))/).map((piece) => saidNote(piece) ?? '');
  if (pieces.every(Boolean)) return pieces;
  return [isOrder(segment) || asksForText.test(segment) ? segment : (saidNote(segment) ?? segment)];
};
