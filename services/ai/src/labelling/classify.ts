import { type LabelWeights, scoresOf } from './label-weights.js';

/** The probability of each label; together they are 1. */
export type Probabilities = ReadonlyMap<string, number>;

/** How likely each label is for a thing with these cues (multinomial logistic regression). */
export function probabilitiesOf(weights: LabelWeights, cues: Iterable<string>): Probabilities {
  const scores = scoresOf(weights, cues);
  const highest = Math.max(...scores);
  const parts = scores.map((score) => Math.exp(score - highest));
  const all = parts.reduce((sum, part) => sum + part, 0);
  return new Map(weights.labels.map((label, at) => [label, (parts[at] as number) / all]));
}

/** The most probable label, with its probability. */
export function likeliest(
  probabilities: Probabilities,
): readonly [label: string, probability: number] {
  return [...probabilities].reduce((best, one) => (one[1] > best[1] ? one : best), [
    '',
    0,
  ] as const);
}
