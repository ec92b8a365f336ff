import { isStatement } from '../../../facts/grammar/grammar.js';
import { sentencesOf } from '../../../facts/notes/sentence-ends.js';
import { isTypedSentence } from '../../../facts/sentences/typed-sentences.js';

/** Notes between commas or dashes that mostly name things: "banjo lessons, 30 min 25, all ages". */
export function isListOfNotes(typed: string): boolean {
  if (/[.!?]\s+\S/.test(typed)) return false;
  const notes = typed.split(/,\s+|\s+[–—-]\s+|;\s+/);
  return notes.length > 1 && notes.filter(isStatement).length * 2 <= notes.length;
}

/** Whether a brief is whole sentences already: a draft of them could only be worse. */
const isWritten = (brief: string): boolean =>
  sentencesOf(/[.!?]$/.test(brief) ? brief : `${brief}.`).every(isTypedSentence);

/** Whether a draft may say a brief better: what is a list of notes is shown as one, and whole sentences stay. */
export const isDrafted = (brief: string): boolean =>
  !isListOfNotes(brief) && !isWritten(brief.trim());
