import { isKept } from '../../../facts/notes/kept-lines.js';
import { spanishSpelling } from '../../wording/spanish-spelling.js';
import { service } from './spanish-note-words.js';
import { pricedAtEnd, pricedInside, withSpanishPrices, withSum } from './spanish-prices.js';

/** "puerco, pollo y rajas", "…, y el domingo": what begins so belongs to the note before. */
function withTails(pieces: readonly string[]): string[] {
  const notes: string[] = [];
  for (const piece of pieces) {
    const before = notes.at(-1);
    if (before && /^[ye] /iu.test(piece)) notes[notes.length - 1] = `${before}, ${piece}`;
    else notes.push(piece);
  }
  return notes;
}

/** The lines and sentences of an entry. */
export const spanishChunks = (entered: string) =>
  spanishSpelling(entered)
    .split(/\n+/)
    .flatMap((line) => (isKept(line) ? [line] : chunksOfLine(line)))
    .filter((chunk) => chunk.trim());

const chunksOfLine = (line: string) =>
  withSpanishPrices(line.trim().replace(/\s+/g, ' ')).split(/;\s*|(?<=[\p{L}\d)][.!?])\s+/u);

/** "Temas dinosaurios, sirenas o fútbol.": one list, written as a sentence. */
const listOnly =
  /^\p{Lu}\p{L}+(?: \p{L}+){0,2}(?:, \p{L}+(?: \p{L}+)?)*,? (?:\p{L}+ )?[oyeu] \p{L}+(?: \p{L}+)?\.$/u;

/** The notes of an entry, with the heading that they stand under: "Precios: …". */
export function splitSpanishNotes(entered: string): {
  heading: string | undefined;
  notes: string[];
} {
  const chunks = spanishChunks(entered);
  const headed = /^([^,:]{4,60}):\s+(\S.*)$/u.exec(chunks[0] ?? '');
  if (headed?.[2]) chunks[0] = headed[2];
  const notes = withTails(
    chunks.flatMap((chunk) =>
      isKept(chunk) || listOnly.test(chunk)
        ? [chunk.replace(/[.]$/, '')]
        : chunk
            .trim()
            .replace(/[.,]+$/u, '')
            .split(/,\s+/u),
    ),
  );
  const surely = notes.map((note) =>
    service.test(note) || withSum.test(note) ? pricedAtEnd(note) : note,
  );
  return {
    heading: headed?.[1],
    notes: surely.some((note) => note.includes('$'))
      ? surely.map((note) => pricedAtEnd(pricedInside(note)))
      : surely,
  };
}
