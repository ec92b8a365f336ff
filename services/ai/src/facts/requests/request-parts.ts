import { likeliestPath } from '../../encoder/likeliest-path.js';
import { noteTags } from '../typed-words/note-tagger.js';
import type { RequestTool } from '../typed-words/request-tool.js';
import { boundaries, type RequestWord, requestWords } from './request-words.js';

/** To whom words of a request are said: the reader, or the writer of the text, who is told to say what follows, or what to do. */
export type PartKind = 'said' | 'wrapper' | 'order' | 'background';

const kinds: Readonly<Record<string, PartKind>> = { o: 'order', b: 'background', w: 'wrapper' };

/**
 * So likely words have to be not for the reader: to lose what should be said is worse than to say an order. Beside what
 * is not, within a sentence, less is needed.
 */
const confidence = { alone: 0.5, beside: 0.3 };

/** Where the stretches with one label between two marks begin. */
function stretchStarts(words: readonly RequestWord[], labels: readonly string[]): number[] {
  return labels.flatMap((label, at) =>
    at === 0 || label !== labels[at - 1] || (words[at]?.boundary ?? 0) >= boundaries.mark
      ? [at]
      : [],
  );
}

/** "because he will hate it": hangs on the order before it. */
const hangs = /^(?:because|since|cause|cuz|bc)$/;
/** Quoted words are somebody's, whatever they say: a review that is answered. */
const quotation = /["“][^"”\n]{25,}["”]/g;

interface Stretch {
  readonly from: number;
  /** The word after its last one. */
  readonly to: number;
  readonly kind: PartKind;
  /** How likely its words have this kind, on average. */
  readonly probability: number;
}

const meanOf = (numbers: readonly number[]) =>
  numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/** What may be told of a word, as in `labelled/requests`. */
const labelNames = ['s', 'o', 'b', 'w'] as const;

/** How often what is said to one changes to what is said to another: within a clause, and after a mark. */
const change = { within: 0.03, behindMark: 0.2 };

/** By word: its label, and how likely each is by the word alone. */
function labelled(request: string, words: readonly RequestWord[], tool: RequestTool) {
  const tags = noteTags(request, tool);
  const probabilities = words.map((_, at) =>
    labelNames.map((label) => tags.probability('part', at, label)),
  );
  const path = likeliestPath(probabilities, (at) =>
    (words[at]?.boundary ?? 0) >= boundaries.mark ? change.behindMark : change.within,
  );
  return path.map((own, at) => ({
    label: labelNames[own] ?? 's',
    probability: (label: string) => tags.probability('part', at, label),
  }));
}

/** Which words of a request are said to its reader, which to the writer of the text. */
export function requestParts(
  request: string,
  tool: RequestTool,
): { words: readonly RequestWord[]; kinds: readonly PartKind[] } {
  const words = requestWords(request);
  const quoted = [...request.matchAll(quotation)].map(
    ({ 0: text, index }) => [index, index + text.length] as const,
  );
  const read = labelled(request, words, tool);
  const labels = read.map(({ label }) => label);
  const starts = stretchStarts(words, labels);
  const all = starts.map((from, nth): Stretch => {
    const to = starts[nth + 1] ?? words.length;
    const kind = kinds[labels[from] ?? ''] ?? 'said';
    const names = kind === 'wrapper' ? ['w'] : ['o', 'b'];
    const sums = read
      .slice(from, to)
      .map(({ probability }) => names.reduce((sum, name) => sum + probability(name), 0));
    const isQuoted = words
      .slice(from, to)
      .some(({ start, end }) => quoted.some(([first, last]) => start > first && end < last));
    return { from, to, kind, probability: isQuoted ? 0 : meanOf(sums) };
  });
  const isSure = ({ kind, probability }: Stretch) =>
    kind !== 'said' && probability >= confidence.alone;
  const isForWriter = (one: Stretch | undefined) =>
    one !== undefined && one.kind !== 'wrapper' && isSure(one);
  const parts = all.flatMap((one, nth) => {
    const before = all[nth - 1];
    const after = all[nth + 1];
    const boundaryBefore = words[one.from]?.boundary ?? 0;
    const isBeside =
      (isForWriter(before) && boundaryBefore < boundaries.sentence) ||
      (isForWriter(after) && (words[one.to]?.boundary ?? 0) < boundaries.sentence);
    const isHanging =
      isForWriter(before) &&
      boundaryBefore < boundaries.mark &&
      hangs.test(words[one.from]?.word ?? '');
    const isTaken =
      isSure(one) ||
      (isBeside && /order|background/.test(one.kind) && one.probability >= confidence.beside) ||
      (isHanging && one.probability > 0);
    const kind = isHanging && one.kind === 'said' ? 'background' : one.kind;
    return words.slice(one.from, one.to).map(() => (isTaken ? kind : 'said'));
  });
  return { words, kinds: parts };
}
