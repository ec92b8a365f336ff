import { Encoder, type Token } from './encoder.js';
import {
  type EntryTool,
  gapTokens,
  rowOfTool,
  type TokenizedWord,
  tokenizedWord,
} from './tokenized-word.js';

let read: Encoder | undefined;

/** The encoder of all entries, trained by `npm run learn -- entries`. */
const entryEncoder = (): Encoder => (read ??= Encoder.read('entries'));

/** Names of the labels that are predicted: of a word, of the gap before a word, and of a text as a whole. */
const learned = {
  requests: {
    words: ['part', 'person', 'reader', 'number', 'upper'],
    gaps: ['mark', 'small'],
    texts: [],
  },
  advice: { words: [], gaps: [], texts: ['kind'] },
} as const;
type Learned = (typeof learned)[keyof typeof learned];
export type WordLabels = Learned['words' | 'gaps'][number];
type TextLabels = Learned['texts'][number];

/** The labels of an entry and its words, predicted in their context. Probabilities are between 0 and 1. */
export interface EncodedEntry {
  /** @param at place of the word; one after the last for the end */
  probability(what: WordLabels, at: number, label: string): number;
  /** Of the entry as a whole: the probability of each label. */
  probabilities(what: TextLabels): ReadonlyMap<string, number>;
}

/**
 * Tokens that are encoded at once, and how many of them are encoded again with those that follow: words farther away
 * have no influence.
 */
const window = { tokens: 240, overlap: 80 };

/** Words of an entry that are encoded; more would take seconds and get the most common label. */
const most = 400;

/** Words that are encoded at once. */
interface Span {
  readonly from: number;
  /** The word after its last one. */
  readonly to: number;
}

/** Divides words into spans that overlap. */
function spansOf(words: readonly TokenizedWord[]): Span[] {
  const sizes = words.map(({ gap, tokens }) => gap.length + tokens.length);
  const spans: Span[] = [];
  let from = 0;
  for (;;) {
    let size = 0;
    let to = from;
    while (to < words.length && (to === from || size + (sizes[to] ?? 0) <= window.tokens)) {
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

/** The vectors of the start of an entry, of the first token of each word, and of the end; and the mean of all. */
function vectorsOf(
  encoder: Encoder,
  words: readonly TokenizedWord[],
  end: readonly number[],
  tool: EntryTool,
): { readonly all: readonly Float32Array[]; readonly mean: Float32Array } {
  const tokens: Token[] = [];
  const firsts: number[] = [];
  const add = (id: number, capital = 0) =>
    tokens.push({ id, rows: { capital, tool: rowOfTool(tool) } });
  add(encoder.tokenizer.idOf('[CLS]'));
  for (const word of words) {
    for (const mark of word.gap) add(mark);
    firsts.push(tokens.length);
    for (const [nth, token] of word.tokens.entries()) add(token, nth === 0 ? word.capital : 0);
  }
  for (const mark of end) add(mark);
  firsts.push(tokens.length);
  add(encoder.tokenizer.idOf('[SEP]'));
  const states = encoder.encode(tokens);
  const width = states.length / tokens.length;
  const at = (token: number) => states.subarray(token * width, (token + 1) * width);
  return { all: [at(0), ...firsts.map(at)], mean: encoder.meanOf(states) };
}

function concatenated(vectors: readonly Float32Array[]): Float32Array {
  const width = vectors[0]?.length ?? 0;
  const all = new Float32Array(vectors.length * width);
  for (const [at, vector] of vectors.entries()) all.set(vector, at * width);
  return all;
}

/** No label is less likely. */
const least = 1e-4;

/**
 * Encodes an entry and predicts its labels.
 * @param words as they were typed, each with the marks before it
 * @param end the marks after the last word
 */
export function encodedEntry(
  words: readonly { readonly text: string; readonly gap: string }[],
  end: string,
  tool: EntryTool,
): EncodedEntry {
  const encoder = entryEncoder();
  const tokenized = words.slice(0, most).map((word) => tokenizedWord(encoder.tokenizer, word));
  const endTokens = gapTokens(encoder.tokenizer, end);
  let own: Float32Array[] = [];
  let gaps: Float32Array[] = [];
  let whole: Float32Array | undefined;
  for (const { from, to } of spansOf(tokenized)) {
    const { all, mean } = vectorsOf(
      encoder,
      tokenized.slice(from, to),
      to === tokenized.length ? endTokens : [],
      tool,
    );
    // Of the words that are encoded twice, the latter half now has more context.
    const skipped = from === 0 ? 0 : Math.floor((own.length - from) / 2);
    const at = (nth: number) => all[nth + 1] as Float32Array;
    const rest = all.slice(skipped + 1);
    own = [...own.slice(0, from + skipped), ...rest];
    gaps = [
      ...gaps.slice(0, from + skipped),
      ...rest.map((vector, nth) => concatenated([at(nth + skipped - 1), vector])),
    ];
    whole ??= mean;
  }
  const {
    words: ofWords,
    gaps: ofGaps,
    texts,
  } = tool === 'advice' ? learned.advice : learned.requests;
  // Only the probabilities are stored: vectors are a thousand times as large.
  const probabilities = new Map<string, Float32Array>([
    ...ofWords.map((what) => [what, encoder.probabilitiesOf(what, concatenated(own))] as const),
    ...ofGaps.map((what) => [what, encoder.probabilitiesOf(what, concatenated(gaps))] as const),
    ...texts.map(
      (what) => [what, encoder.probabilitiesOf(what, whole ?? new Float32Array())] as const,
    ),
  ]);
  const probabilityOf = (what: string, at: number, nth: number) => {
    const count = encoder.labelsOf(what).length;
    // The first label is by far the most common one: said, no punctuation mark, nothing missing.
    const isNotEncoded = words.length > most ? at >= most : at > words.length;
    if (isNotEncoded) return nth === 0 ? 1 : least;
    return nth < 0 ? least : Math.max(least, probabilities.get(what)?.[at * count + nth] ?? least);
  };
  return {
    probability: (what, at, label) =>
      probabilityOf(what, at, encoder.labelsOf(what).indexOf(label)),
    probabilities: (what) =>
      new Map(encoder.labelsOf(what).map((label, nth) => [label, probabilityOf(what, 0, nth)])),
  };
}
