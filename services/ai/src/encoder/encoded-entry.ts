import { Encoder, type Piece } from './encoder.js';
import {
  type EntryPlace,
  gapPieces,
  rowOfPlace,
  type WordInPieces,
  wordInPieces,
} from './word-in-pieces.js';

let read: Encoder | undefined;

/** The encoder that all entries are read by, with what was learned of them (`npm run learn -- entries`). */
const entryEncoder = (): Encoder => (read ??= Encoder.read('entries'));

/** What was learned that one word tells, a word together with the one before it, and a text as a whole. */
const learned = {
  requests: {
    words: ['part', 'person', 'reader', 'number', 'upper'],
    gaps: ['mark', 'small'],
    texts: [],
  },
  advice: { words: [], gaps: [], texts: ['kind'] },
} as const;
type Learned = (typeof learned)[keyof typeof learned];
export type ToldOfWords = Learned['words' | 'gaps'][number];
type ToldOfTexts = Learned['texts'][number];

/** An entry whose words were read by what stands around them. Probabilities are between 0 and 1. */
export interface EncodedEntry {
  /** @param at place of the word; one after the last for the end */
  probability(what: ToldOfWords, at: number, label: string): number;
  /** What the entry says as a whole: the probability of each label. */
  probabilities(what: ToldOfTexts): ReadonlyMap<string, number>;
}

/**
 * Pieces that are read at once, and how many of them are read again with those that follow: what stands farther away
 * says nothing of a word.
 */
const window = { pieces: 240, overlap: 80 };

/** Words of an entry that are read; of more, which take seconds, every label is the usual one. */
const most = 400;

/** A row of words that are read at once. */
interface Span {
  readonly from: number;
  /** The word after its last one. */
  readonly to: number;
}

/** Words in spans that overlap. */
function spansOf(words: readonly WordInPieces[]): Span[] {
  const sizes = words.map(({ gap, pieces }) => gap.length + pieces.length);
  const spans: Span[] = [];
  let from = 0;
  for (;;) {
    let size = 0;
    let to = from;
    while (to < words.length && (to === from || size + (sizes[to] ?? 0) <= window.pieces)) {
      size += sizes[to] ?? 0;
      to += 1;
    }
    spans.push({ from, to });
    if (to >= words.length) return spans;
    const begun = from;
    let back = 0;
    for (from = to; from > begun + 1 && back < window.overlap; from -= 1)
      back += sizes[from - 1] ?? 0;
  }
}

/** The vectors of what begins an entry, of its words and of its end, and the mean of all. */
function vectorsOf(
  encoder: Encoder,
  words: readonly WordInPieces[],
  end: readonly number[],
  place: EntryPlace,
): { readonly all: readonly Float32Array[]; readonly mean: Float32Array } {
  const pieces: Piece[] = [];
  const firsts: number[] = [];
  const add = (number: number, capital = 0) =>
    pieces.push({ number, rows: { capital, tool: rowOfPlace(place) } });
  add(encoder.pieces.numberOf('[CLS]'));
  for (const word of words) {
    for (const mark of word.gap) add(mark);
    firsts.push(pieces.length);
    for (const [nth, piece] of word.pieces.entries()) add(piece, nth === 0 ? word.capital : 0);
  }
  for (const mark of end) add(mark);
  firsts.push(pieces.length);
  add(encoder.pieces.numberOf('[SEP]'));
  const states = encoder.encode(pieces);
  const width = states.length / pieces.length;
  const at = (piece: number) => states.subarray(piece * width, (piece + 1) * width);
  return { all: [at(0), ...firsts.map(at)], mean: encoder.meanOf(states) };
}

function sideBySide(vectors: readonly Float32Array[]): Float32Array {
  const width = vectors[0]?.length ?? 0;
  const all = new Float32Array(vectors.length * width);
  for (const [at, vector] of vectors.entries()) all.set(vector, at * width);
  return all;
}

/** So unlikely a label is at least. */
const least = 1e-4;

/**
 * Reads an entry.
 * @param words as they were typed, each with the marks before it
 * @param end the marks after the last word
 */
export function encodedEntry(
  words: readonly { readonly text: string; readonly gap: string }[],
  end: string,
  place: EntryPlace,
): EncodedEntry {
  const encoder = entryEncoder();
  const inPieces = words.slice(0, most).map((word) => wordInPieces(encoder.pieces, word));
  const endPieces = gapPieces(encoder.pieces, end);
  let own: Float32Array[] = [];
  let gaps: Float32Array[] = [];
  let whole: Float32Array | undefined;
  for (const { from, to } of spansOf(inPieces)) {
    const { all, mean } = vectorsOf(
      encoder,
      inPieces.slice(from, to),
      to === inPieces.length ? endPieces : [],
      place,
    );
    // Of the words that are read twice, the latter half is known better now.
    const skipped = from === 0 ? 0 : Math.floor((own.length - from) / 2);
    const at = (nth: number) => all[nth + 1] as Float32Array;
    const rest = all.slice(skipped + 1);
    own = [...own.slice(0, from + skipped), ...rest];
    gaps = [
      ...gaps.slice(0, from + skipped),
      ...rest.map((vector, nth) => sideBySide([at(nth + skipped - 1), vector])),
    ];
    whole ??= mean;
  }
  const {
    words: ofWords,
    gaps: ofGaps,
    texts,
  } = place === 'advice' ? learned.advice : learned.requests;
  // The probabilities alone are kept: vectors are a thousand times as large.
  const probabilities = new Map<string, Float32Array>([
    ...ofWords.map((what) => [what, encoder.probabilitiesOf(what, sideBySide(own))] as const),
    ...ofGaps.map((what) => [what, encoder.probabilitiesOf(what, sideBySide(gaps))] as const),
    ...texts.map(
      (what) => [what, encoder.probabilitiesOf(what, whole ?? new Float32Array())] as const,
    ),
  ]);
  const probabilityOf = (what: string, at: number, nth: number) => {
    const count = encoder.labelsOf(what).length;
    // The first label is that of nearly all words: said, no mark, nothing missing.
    const isUnread = words.length > most ? at >= most : at > words.length;
    if (isUnread) return nth === 0 ? 1 : least;
    return nth < 0 ? least : Math.max(least, probabilities.get(what)?.[at * count + nth] ?? least);
  };
  return {
    probability: (what, at, label) =>
      probabilityOf(what, at, encoder.labelsOf(what).indexOf(label)),
    probabilities: (what) =>
      new Map(encoder.labelsOf(what).map((label, nth) => [label, probabilityOf(what, 0, nth)])),
  };
}
