import { asSentence } from '../../../facts/grammar/sentence.js';
import { isKept, withoutKeptMarks } from '../../../facts/notes/kept-lines.js';
import { type Notice, noticeOf } from '../notice/notice.js';
import { spanishChunks, splitSpanishNotes } from './split-spanish-notes.js';

/** A note that has its verb: "abrimos los domingos", "hay café gratis". */
const verbs =
  /^(?:ya |ahora |por fin |también |no )?(?:se|hay|me|nos|estoy|soy|tengo|hago|vendo|ofrezco|doy|busco|traiga|trae|pida|pide|llame|llama|venga|ven|llegan?|empiezan?|termina|dura|incluye|cuestan?|viene|quedan?|\p{L}{2,}[aei]mos)(?!\p{L})/iu;

/** Sentences end with a mark and begin with a capital; notes have commas instead. */
function isWritten(entered: string, chunks: readonly string[]): boolean {
  const words = entered.split(' ').length;
  const commas = entered.split(/,\s/).length - 1;
  return (
    chunks.every((chunk) => /^[¿¡"“(]?[\p{Lu}\d$]/u.test(chunk)) &&
    (chunks.length > 1 || /[.!?]$/.test(entered.trim())) &&
    commas * 8 <= words
  );
}

const asLine = (text: string, isWhole: boolean) => ({
  text: asSentence(withoutKeptMarks(text)),
  isWhole,
});

/** Reads Spanish entries: sentences stay as they are, notes keep their words and their order. */
export function spanishNotice(entered: string): Notice | undefined {
  const chunks = spanishChunks(entered);
  if (isWritten(entered, chunks))
    return noticeOf(
      chunks.map((chunk) => asLine(chunk, true)),
      'es',
    );
  const { heading, notes } = splitSpanishNotes(entered);
  const isPriceList =
    notes.length > 1 &&
    notes.slice(0, 3).every((note) => /^\p{L}[^$,:]{2,30}? (?:desde |a )?\$\d[\d.,]*$/u.test(note));
  const title = heading ?? (isPriceList ? 'Nuestros precios' : undefined);
  const lines = notes.map((note) => asLine(note, !isKept(note) && verbs.test(note)));
  return noticeOf(
    title
      ? [{ text: `${asSentence(title).replace(/[.]$/, '')}:`, isWhole: false }, ...lines]
      : lines,
    'es',
  );
}
