import { type LabelWeights, scoresOf } from './label-weights.js';

/** The probability of each label; together they are 1. */
export type Probabilities = ReadonlyMap<string, number>;

/** The probabilities of the labels by the features of a thing (multinomial logistic regression). */
export function probabilitiesOf(weights: LabelWeights, features: Iterable<string>): Probabilities {
  const scores = scoresOf(weights, features);
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

/** No label is less likely, so that one model alone never rules it out. */
const least = 1e-6;

/**
 * The probabilities of two models that make different mistakes, combined: their weighted geometric mean.
 * @param share weight of the second model, up to 1; the first one has the rest
 * @returns probabilities of the labels of the first model
 */
export function combined(one: Probabilities, other: Probabilities, share: number): Probabilities {
  const parts = [...one].map(
    ([label, probability]) =>
      [
        label,
        Math.max(probability, least) ** (1 - share) *
          Math.max(other.get(label) ?? 0, least) ** share,
      ] as const,
  );
  const all = parts.reduce((sum, [, part]) => sum + part, 0);
  return new Map(parts.map(([label, part]) => [label, part / all]));
}
