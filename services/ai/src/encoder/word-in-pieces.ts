import type { WordPieces } from './word-pieces.js';

/** Where an entry was made, in the order of their rows: its words say other things there. */
const places = ['email', 'post', 'text', 'advice'] as const;
export type EntryPlace = (typeof places)[number];
export const rowOfPlace = (place: EntryPlace): number => places.indexOf(place);

/** Stands for a new line: no text has this piece. */
const lineBreak = '[unused1]';
/** More marks in a row say no more. */
const mostMarks = 4;
/** A word of the longest kind, in pieces; more are a row of letters that nobody reads. */
const mostPieces = 12;

/** A word as the encoder reads it. */
export interface WordInPieces {
  /** The numbers of the marks before it. */
  readonly gap: readonly number[];
  /** The numbers of its own pieces, one at least. */
  readonly pieces: readonly number[];
  /** Row of the table of capitals: of its first piece, others have 0. */
  readonly capital: number;
}

/** The marks before a word, or at the end of an entry. */
export const gapPieces = (pieces: WordPieces, gap: string): number[] =>
  (gap.match(/\n|[^\s\p{L}\p{N}]/gu) ?? [])
    .slice(0, mostMarks)
    .flatMap((mark) => (mark === '\n' ? [pieces.numberOf(lineBreak)] : pieces.piecesOf(mark)));

/** 0 for a small letter, 1 for a capital, 2 for a word in capitals. */
function capitalRow(text: string): number {
  if (!/^\p{Lu}/u.test(text)) return 0;
  return text.length > 1 && text === text.toUpperCase() ? 2 : 1;
}

/** @param word as it was typed, and the marks before it */
export const wordInPieces = (
  pieces: WordPieces,
  { text, gap }: { readonly text: string; readonly gap: string },
): WordInPieces => ({
  gap: gapPieces(pieces, gap),
  pieces: pieces.piecesOf(text).slice(0, mostPieces),
  capital: capitalRow(text),
});
