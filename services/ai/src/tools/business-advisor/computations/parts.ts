import { share, usd } from '../dates-and-amounts.js';
import type { EnteredNumber } from '../entered-numbers.js';

/** A part of an amount with its arithmetic: "$36 ÷ 2", "$410,000 × 3%". */
export interface Part {
  readonly sum: string;
  readonly value: number;
}

const divisors: readonly (readonly [RegExp, number, number])[] = [
  [/^half$/i, 1, 2],
  [/^(?:a|one) third$/i, 1, 3],
  [/^two thirds$/i, 2, 3],
  [/^a (?:quarter|fourth)$/i, 1, 4],
  [/^three quarters$/i, 3, 4],
];

/** The part that a percentage or a fraction in words takes of an amount; the writing of the amount may be given. */
export function partOf(part: EnteredNumber, whole: number, shown = usd(whole)): Part {
  const [, times = 0, by = 1] = divisors.find(([words]) => words.test(part.text)) ?? [];
  if (!times) return { sum: `${shown} × ${share(part.value)}`, value: (whole * part.value) / 100 };
  const value = (whole * times) / by;
  return { sum: times === 1 ? `${shown} ÷ ${by}` : `${shown} × ${times} ÷ ${by}`, value };
}
