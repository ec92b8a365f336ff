import { labelSequence } from '../../labelling/label-sequence.js';
import { type LabelWeights, labelWeights } from '../../labelling/label-weights.js';
import { noteTags } from '../typed-words/note-tagger.js';
import type { RequestTool } from '../typed-words/request-tool.js';
import { requestCues } from './request-cues.js';
import { boundaries, type RequestWord, requestWords } from './request-words.js';

/** To whom words of a request are said: the reader, or the writer of the text, who is told to say what follows, or what to do. */
export type PartKind = 'said' | 'wrapper' | 'order' | 'background';

const kinds: Readonly<Record<string, PartKind>> = { o: 'order', b: 'background', w: 'wrapper' };

/**
 * So certain the least certain word has to be that it is not for the reader: to lose what should be said is worse than
 * to say an order. Beside what is not, within a sentence, less is needed.
 */
export const sureness = { alone: 0.5, beside: 0.3 };

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
  /** The word behind its last one. */
  readonly to: number;
  readonly kind: PartKind;
  /** How certain its least certain word is. */
  readonly least: number;
}

/** How much the network counts beside the learned cues. */
const share = 0.5;

/** What the network says of the parts of a request, by its words. */
function taggedParts(request: string, words: readonly RequestWord[], tool: RequestTool) {
  const tags = noteTags(request, tool);
  let at = 0;
  const places = words.map(({ start }) => {
    while (at < tags.words.length - 1 && (tags.words[at]?.end ?? 0) <= start) at += 1;
    return at;
  });
  return (word: number, label: string) => share * tags.part(places[word] ?? 0, label);
}

/**
 * Which words of a request are said to its reader, which to the writer of the text.
 * @param weights those of the cues alone, while they are learned; else the network counts, too
 */
export function requestParts(
  request: string,
  tool: RequestTool,
  weights?: LabelWeights,
  { alone, beside } = sureness,
): { words: readonly RequestWord[]; kinds: readonly PartKind[] } {
  const words = requestWords(request);
  const quoted = [...request.matchAll(quotation)].map(
    ({ 0: text, index }) => [index, index + text.length] as const,
  );
  const { labels, chances } = weights
    ? labelSequence(weights, requestCues(words, tool))
    : labelSequence(
        labelWeights('requests'),
        requestCues(words, tool),
        taggedParts(request, words, tool),
      );
  const starts = stretchStarts(words, labels);
  const all = starts.map((from, nth): Stretch => {
    const to = starts[nth + 1] ?? words.length;
    const kind = kinds[labels[from] ?? ''] ?? 'said';
    const names = kind === 'wrapper' ? ['w'] : ['o', 'b'];
    const sums = chances
      .slice(from, to)
      .map((of) => names.reduce((sum, name) => sum + (of.get(name) ?? 0), 0));
    const isQuoted = words
      .slice(from, to)
      .some(({ start, end }) => quoted.some(([first, last]) => start > first && end < last));
    return { from, to, kind, least: isQuoted ? 0 : Math.min(...sums) };
  });
  const isSure = ({ kind, least }: Stretch) => kind !== 'said' && least >= alone;
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
      (isBeside && /order|background/.test(one.kind) && one.least >= beside) ||
      (isHanging && one.least > 0);
    const kind = isHanging && one.kind === 'said' ? 'background' : one.kind;
    return words.slice(one.from, one.to).map(() => (isTaken ? kind : 'said'));
  });
  return { words, kinds: parts };
}
