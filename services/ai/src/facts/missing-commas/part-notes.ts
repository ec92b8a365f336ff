import { logOfSum } from '../../network/vectors.js';
import { memoized } from '../memo.js';
import { featureReader, mayPart } from './comma-features.js';
import { type NoteWord, noteWords } from './note-words.js';
import { weightsOf } from './weights.js';

/** Longest thought, in words. */
const longest = 16;
/** Most words of a run without marks whose thoughts are looked for. */
const most = 150;

/** A run of words that may be one whole thought, and how much speaks for it. */
export interface Part {
  readonly from: number;
  /** The word after its last one. */
  readonly to: number;
  readonly score: number;
}

/** All runs of words that may be one thought. */
export const partsOf = (
  words: readonly NoteWord[],
  scoreOf: (from: number, to: number) => number,
): Part[] => {
  const places = [...words.keys()].filter((at) => at === 0 || mayPart(words, at));
  return [...places.slice(1), words.length].flatMap((to) =>
    places
      .filter((from) => from < to && to - from <= longest)
      .map((from) => ({ from, to, score: scoreOf(from, to) })),
  );
};

/**
 * How likely each run of words is one thought, over all partings of the note: a conditional random field over runs
 * (semi-Markov). The logarithm of the sum over all partings up to a word comes from those up to the words before it.
 */
export function likelihoods(parts: readonly Part[], length: number): (Part & { share: number })[] {
  const before: number[] = [0];
  const behind: number[] = Array.from({ length: length + 1 }, () => Number.NEGATIVE_INFINITY);
  behind[length] = 0;
  const at = (logs: readonly number[], place: number) => logs[place] ?? Number.NEGATIVE_INFINITY;
  for (let to = 1; to <= length; to += 1) {
    const logs = parts
      .filter((one) => one.to === to)
      .map((one) => at(before, one.from) + one.score);
    before[to] = logs.length > 0 ? logOfSum(logs) : Number.NEGATIVE_INFINITY;
  }
  for (let from = length - 1; from >= 0; from -= 1) {
    const logs = parts
      .filter((one) => one.from === from)
      .map((one) => at(behind, one.to) + one.score);
    behind[from] = logs.length > 0 ? logOfSum(logs) : Number.NEGATIVE_INFINITY;
  }
  const all = at(before, length);
  return parts.map((part) => ({
    ...part,
    share: Math.exp(at(before, part.from) + part.score + at(behind, part.to) - all),
  }));
}

/** How likely a thought begins at each word, by what speaks for each run of words. */
export function beginnings(words: readonly NoteWord[], parts: readonly Part[]): number[] {
  const probabilities = words.map(() => 0);
  for (const { from, share } of likelihoods(parts, words.length))
    probabilities[from] = (probabilities[from] ?? 0) + share;
  return probabilities;
}

/** The words that the thoughts of the likeliest parting begin with. */
export function likeliestStarts(parts: readonly Part[], length: number): number[] {
  const best: { score: number; starts: readonly number[] }[] = [{ score: 0, starts: [] }];
  for (let to = 1; to <= length; to += 1)
    for (const { from, score } of parts.filter((part) => part.to === to)) {
      const before = best[from];
      const sum = (before?.score ?? 0) + score;
      if (before && sum > (best[to]?.score ?? Number.NEGATIVE_INFINITY))
        best[to] = { score: sum, starts: [...before.starts, from] };
    }
  return [...(best[length]?.starts ?? [0])];
}

/** "instead of 7" ends what stands before it. */
const hangs =
  /^(?:(?:instead of|rather than|in place of|than|en vez de|en lugar de)(?!\p{L})|(?:starting|beginning|effective)(?: \S+){1,3}$)/iu;

/** So likely an end is one, whatever the likeliest parting says. */
const likelyEnd = 0.55;

/** "suggest we meet": what is suggested comes next. */
const awaits = /(?:^|\s)(?:suggest|propose|recommend|hope|think)\s+$/i;

/** The words of a note, how likely a thought begins at each, and where those of its likeliest parting begin. */
interface ReadNote {
  readonly words: readonly NoteWord[];
  readonly probabilities: readonly number[];
  readonly likeliest: ReadonlySet<number>;
}

/** How likely a thought begins at each word of a note. */
export const probabilitiesOf = (note: string, language: 'en' | 'es'): readonly number[] =>
  readNotes[language](note).probabilities;

const readNotes = {
  en: memoized((note) => readNote(note, 'en')),
  es: memoized((note) => readNote(note, 'es')),
};

function readNote(note: string, language: 'en' | 'es'): ReadNote {
  const weights = weightsOf(language);
  const words = noteWords(note, language);
  if (words.length > most)
    return { words, probabilities: words.map(() => 0), likeliest: new Set() };
  const featuresOf = featureReader(words);
  const parts = partsOf(words, (from, to) =>
    featuresOf(from, to).reduce((sum, feature) => sum + (weights.get(feature) ?? 0), 0),
  );
  // "move the fridge out please": nothing follows it.
  const probabilities = beginnings(words, parts).map((probability, at) =>
    words[at - 1]?.kind === 'tail'
      ? 1
      : hangs.test(note.slice(words[at]?.start)) || awaits.test(note.slice(0, words[at]?.start))
        ? 0
        : probability,
  );
  return { words, probabilities, likeliest: new Set(likeliestStarts(parts, words.length)) };
}

/** How likely a thought begins after the first word of a run without marks, at the likeliest place. */
export const likeliestEnd = (run: string, language: 'en' | 'es'): number =>
  Math.max(0, ...probabilitiesOf(run, language).slice(1));

/**
 * Parts a note where thoughts end: at every place that is sure enough.
 * @param confidence how likely an end has to be; the likeliest parting as a whole where it is left out
 */
export function partsOfNote(note: string, language: 'en' | 'es', confidence?: number): string[] {
  const { words, probabilities, likeliest } = readNotes[language](note);
  // What hangs on the words before it never begins a thought, whatever the parting.
  const begins = (probability: number, at: number) =>
    probability >= (confidence ?? likelyEnd) ||
    (confidence === undefined && likeliest.has(at) && probability > 0);
  const starts = probabilities.flatMap((probability, at) =>
    at === 0 || probability === 1 || begins(probability, at) ? [words[at]?.start ?? 0] : [],
  );
  return starts.map((from, at) =>
    note.slice(at === 0 ? 0 : from, starts[at + 1] ?? note.length).trim(),
  );
}
