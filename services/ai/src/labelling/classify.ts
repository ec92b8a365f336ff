import { type LabelWeights, scoresOf } from './label-weights.js';

/** Chances of labels, between 0 and 1, together 1. */
export type Chances = ReadonlyMap<string, number>;

/** How likely each label is for a thing with these cues (multinomial logistic regression). */
export function chancesOf(weights: LabelWeights, cues: Iterable<string>): Chances {
  const scores = scoresOf(weights, cues);
  const highest = Math.max(...scores);
  const parts = scores.map((score) => Math.exp(score - highest));
  const all = parts.reduce((sum, part) => sum + part, 0);
  return new Map(weights.labels.map((label, at) => [label, (parts[at] as number) / all]));
}

/** The likeliest label, with its chance. */
export function likeliest(chances: Chances): readonly [label: string, chance: number] {
  return [...chances].reduce((best, one) => (one[1] > best[1] ? one : best), ['', 0] as const);
}
