import { type LabelWeights, scoresOf } from './label-weights.js';

/** A word of a sequence, and what its label may be told by. */
export interface CuedWord {
  /** Cues of the word itself. */
  readonly within: readonly string[];
  /** Cues of a stretch with one label that begins with this word. */
  readonly begins: readonly string[];
  /** Cues of a stretch that ends before this word. */
  readonly ends: readonly string[];
  /** What stands between this word and the one before it: 0 for nothing, `mark` and above for a mark. */
  readonly boundary: number;
}

/** From this boundary a stretch ends, even if the next one has the same label. */
export const mark = 2;

/** The cue of a label that follows another one. */
export const followingCue = (boundary: number, before: string) => `t:${boundary} ${before}`;

export interface LabelledSequence {
  /** The likeliest labels of all words together (Viterbi). */
  readonly labels: readonly string[];
  /** How likely each label is for each word, over all labellings. */
  readonly chances: readonly ReadonlyMap<string, number>[];
}

const logOfSum = (logs: readonly number[]) => {
  const most = Math.max(...logs);
  return most + Math.log(logs.reduce((sum, one) => sum + Math.exp(one - most), 0));
};

const at = (numbers: ArrayLike<number> | undefined, place: number) => numbers?.[place] ?? 0;

/**
 * Labels words by the weights of a linear-chain conditional random field with cues of beginnings and ends.
 * @param prior what else speaks for a label of a word: the logarithm of its chance by another reading
 */
export function labelSequence(
  weights: LabelWeights,
  words: readonly CuedWord[],
  prior: (at: number, label: string) => number = () => 0,
): LabelledSequence {
  const { labels } = weights;
  const all = labels.map((_, label) => label);
  const [first] = words;
  if (!first) return { labels: [], chances: [] };
  const opening = [first.within, first.begins].map((cues) => scoresOf(weights, cues));
  const start = all.map(
    (label) => at(opening[0], label) + at(opening[1], label) + prior(0, labels[label] ?? ''),
  );
  /** By word: the score of each label behind each other one. */
  const steps = words.map(({ within, begins, ends, boundary }, place) => {
    const own = scoresOf(weights, within);
    const beginning = scoresOf(weights, begins);
    const ending = scoresOf(weights, ends);
    return labels.map((before, from) => {
      const following = scoresOf(weights, [followingCue(boundary, before)]);
      return all.map(
        (to) =>
          at(following, to) +
          at(own, to) +
          prior(place, labels[to] ?? '') +
          (from !== to || boundary >= mark ? at(beginning, to) + at(ending, from) : 0),
      );
    });
  });
  const step = (word: number, from: number, to: number) => at(steps[word]?.[from], to);
  const before = [start];
  const best = [start];
  const origins: number[][] = [[]];
  for (let word = 1; word < words.length; word += 1) {
    const sums = all.map((to) =>
      all.map((from) => at(before[word - 1], from) + step(word, from, to)),
    );
    before.push(sums.map(logOfSum));
    const ways = all.map((to) =>
      all.map((from) => at(best[word - 1], from) + step(word, from, to)),
    );
    best.push(ways.map((scores) => Math.max(...scores)));
    origins.push(ways.map((scores) => scores.indexOf(Math.max(...scores))));
  }
  const behind = words.map(() => all.map(() => 0));
  for (let word = words.length - 2; word >= 0; word -= 1)
    behind[word] = all.map((from) =>
      logOfSum(all.map((to) => step(word + 1, from, to) + at(behind[word + 1], to))),
    );
  const whole = logOfSum(before.at(-1) ?? [0]);
  const path: number[] = [];
  const last = best.at(-1) ?? [0];
  let label = last.indexOf(Math.max(...last));
  for (let word = words.length - 1; word >= 0; word -= 1) {
    path.unshift(label);
    label = at(origins[word], label);
  }
  return {
    labels: path.map((one) => labels[one] ?? ''),
    chances: words.map(
      (_, word) =>
        new Map(
          labels.map((name, one) => [
            name,
            Math.exp(at(before[word], one) + at(behind[word], one) - whole),
          ]),
        ),
    ),
  };
}
