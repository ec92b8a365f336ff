import type { Quantity } from '../reading/quantity.js';

const wordsAround = ({ before, lead, after }: Quantity) =>
  `${before.trim() || lead} ${after.split(/[,;.](?!\d)|\b(?:and|but|while)\b|\$?\d/, 1)[0]}`;

/**
 * The only two percents of a situation, in their order, where the words of both are about one thing; undefined
 * otherwise: "waste is 6% and card fees are 3%" are two things.
 */
export function twoParts(
  quantities: readonly Quantity[],
  about: RegExp,
  never: RegExp,
): readonly [Quantity, Quantity] | undefined {
  const [first, second, ...more] = quantities.filter(({ kind }) => kind === 'percent');
  if (!first || !second || more.length > 0) return undefined;
  return [first, second].every(
    (one) => about.test(wordsAround(one)) && !never.test(wordsAround(one)),
  )
    ? [first, second]
    : undefined;
}
