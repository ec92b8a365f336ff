import { cents } from '../dates-and-amounts.js';
import type { Period } from '../reading/measure.js';
import type { Quantity } from '../reading/quantity.js';
import { conversion } from './chain.js';
import type { Sum } from './ledger.js';

const order: readonly Exclude<Period, 'hour'>[] = ['day', 'week', 'two weeks', 'month', 'year'];

/** The period that the aim names, else the longest of the sums. */
export function periodOf(sums: readonly Sum[], aim: string): Exclude<Period, 'hour'> | undefined {
  const asked = /\b(?:an?|each|per|every|one) (day|week|month|year)\b/.exec(aim)?.[1] as
    | Exclude<Period, 'hour'>
    | undefined;
  if (asked) return asked;
  const periods = sums.flatMap(({ per }) => (per && per !== 'hour' ? [per] : []));
  return order.filter((one) => periods.includes(one)).at(-1);
}

/** A sum in the period that all are told in, with the terms that it was multiplied by. */
export interface Converted {
  readonly sum: Sum;
  readonly value: number;
  readonly by: string;
  readonly of: readonly Quantity[];
}

/** All sums in one period; nothing where one of them cannot be told in it. */
export function inPeriod(
  sums: readonly Sum[],
  period: Period | undefined,
  quantities: readonly Quantity[],
): readonly Converted[] | undefined {
  const converted = sums.map((sum): Converted | undefined => {
    const by = conversion(sum.per, period, quantities);
    return by && { sum, value: cents(sum.value * by.by), by: by.terms, of: [...sum.of, ...by.of] };
  });
  return converted.every((one) => one !== undefined) ? converted : undefined;
}
