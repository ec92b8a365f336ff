import { sameThing } from '../measures/things.js';
import type { Quantity } from './quantity.js';

const numbersIn = (text: string) =>
  (text.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((one) => Number(one.replaceAll(',', '')));

/** "350 × $14" where $350 is a fee: an amount that was counted. */
function countsAnAmount(lines: readonly string[], quantities: readonly Quantity[]): boolean {
  const text = lines.join(' ');
  const factors = [...text.matchAll(/(?<![\d$.,%])(\d[\d,]*(?:\.\d+)?) × \$/g)].map(
    ([, digits = '']) => Number(digits.replaceAll(',', '')),
  );
  const isIn = (kind: Quantity['kind'], value: number) =>
    quantities.some((one) => one.kind === kind && one.value === value);
  return factors.some((value) => value > 60 && isIn('money', value) && !isIn('count', value));
}

const costRoles = new Set(['fixed', 'unitCost', 'pay', 'outlay', 'loan', 'costTo', 'goal']);

/** "What is left: $640 − $210" where $640 is a lease: a cost that was taken for what comes in. */
function takesCostForIncome(lines: readonly string[], quantities: readonly Quantity[]): boolean {
  const first = /What is left: \$(\d[\d,]*(?:\.\d+)?) −/.exec(lines.join('\n'))?.[1];
  const value = Number(first?.replaceAll(',', '') ?? Number.NaN);
  const same = quantities.filter((one) => one.kind === 'money' && one.value === value);
  return same.length > 0 && same.every(({ role }) => costRoles.has(role));
}

/** Whether arithmetic takes a number for something that it is not. */
export const misreads = (lines: readonly string[], quantities: readonly Quantity[]): boolean =>
  countsAnAmount(lines, quantities) || takesCostForIncome(lines, quantities);

/**
 * Whether arithmetic has every number of its situation that can change it. A price may stay away where a cost changed,
 * and a count where more or fewer of the same are told.
 * @param lines the arithmetic in English
 */
export function isSound(quantities: readonly Quantity[], lines: readonly string[]): boolean {
  if (misreads(lines, quantities)) return false;
  const told = numbersIn(lines.join(' '));
  // Also multiplied already: 20 at $450 are $9,000.
  const times = [1, ...quantities.flatMap(({ kind, value }) => (kind === 'count' ? [value] : []))];
  const isTold = ({ value }: Quantity) =>
    told.some((one) => times.some((by) => Math.abs(one - value * by) < 0.006));
  const hasChange = quantities.some(({ role }) => role === 'costTo' || role === 'costFrom');
  return quantities.every((one) => {
    if (isTold(one) || one.value <= 1) return true;
    if (one.kind === 'money') return one.role === 'price' && hasChange;
    if (one.kind !== 'count' || one.role !== 'sold' || !(one.period ?? one.each)) return true;
    // "I wash 7 and could wash 11": the 4 more are told.
    const isCompared = quantities.some(
      (other) =>
        other !== one && other.kind === 'count' && told.includes(Math.abs(other.value - one.value)),
    );
    return (
      isCompared ||
      one.things.length === 0 ||
      /^centavos?$/.test(one.noun) ||
      quantities.some(
        (other) =>
          other !== one &&
          other.kind === 'count' &&
          isTold(other) &&
          sameThing(other.things, one.things),
      )
    );
  });
}
