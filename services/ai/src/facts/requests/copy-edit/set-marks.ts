import {
  labelSegments,
  type SegmentLabels,
  type SegmentPrior,
} from '../../../labelling/label-segments.js';
import { type LabelWeights, labelWeights } from '../../../labelling/label-weights.js';
import { noteTags } from '../../typed-words/note-tagger.js';
import type { RequestTool } from '../../typed-words/request-tool.js';
import type { TypedWord } from '../../typed-words/typed-words.js';
import { longest, MarkFeatures } from './mark-features.js';

/** Runs of words end with these marks; after a comma or colon the sentence goes on. */
export const markLabels: SegmentLabels = {
  ends: ['.', '?', '!', ':', ','],
  following: [0, 0, 0, 1, 1],
  beginnings: 2,
  longest,
};

/** How much the encoder counts beside the learned features. */
const share = 1.5;

export interface SetMark {
  /** Empty for none. */
  readonly mark: string;
  /** How likely each mark is. */
  readonly probabilities: ReadonlyMap<string, number>;
}

/**
 * By word, and one more: the mark that belongs before it. The encoder tells each gap by itself, the learned features whole
 * runs between two marks; their mistakes differ.
 * @param words those of the request that are said
 * @param weights those of the features alone, while they are learned; else the encoder counts, too
 */
export function marksOf(
  request: string,
  words: readonly TypedWord[],
  tool: RequestTool,
  weights?: LabelWeights,
): SetMark[] {
  const prior = weights ? undefined : encodedMarks(request, words, tool);
  const { segments, probabilities } = labelSegments(
    weights ?? labelWeights('marks'),
    new MarkFeatures(words),
    words.length,
    markLabels,
    prior,
  );
  const ends = new Map(segments.map(({ to, end }) => [to, end]));
  return probabilities.map((of, at) => ({ mark: ends.get(at) ?? '', probabilities: of }));
}

/** What the encoder says of the marks between words, by their places in the request. */
function encodedMarks(
  request: string,
  words: readonly TypedWord[],
  tool: RequestTool,
): SegmentPrior {
  const tags = noteTags(request, tool);
  const probability = (at: number, mark: string) =>
    share * Math.log(tags.probability('mark', tags.placeOf(words[at]), mark || '-'));
  return { end: probability, join: (at) => probability(at, '') };
}
