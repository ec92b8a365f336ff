import { type Amount, bare, type Sheet } from '../arithmetic/sheet.js';
import { inPeriod } from '../questions/times.js';
import type { Period } from '../reading/measure.js';
import type { Quantity } from '../reading/quantity.js';
import { periodOfDays } from './volume.js';

const order: readonly Exclude<Period, 'hour'>[] = ['day', 'week', 'two weeks', 'month', 'year'];

/** The longest period among flows, or the one that the aim names. */
export function commonPeriod(flows: readonly Amount[], aim: string): Period | undefined {
  const named = /\b(?:an?|each|per|every|one) (week|month|year)\b/.exec(aim)?.[1] as
    | Period
    | undefined;
  const periods = flows.flatMap(({ period }) => (period && period !== 'hour' ? [period] : []));
  return periods.length > 0
    ? (named ?? order.filter((one) => periods.includes(one)).at(-1))
    : undefined;
}

/** All flows in one period; nothing where one has none and the others do, or days are not entered. */
export function allIn(
  sheet: Sheet,
  flows: readonly Amount[],
  per: Period | undefined,
  [days]: readonly Quantity[],
): readonly Amount[] | undefined {
  const converted = flows.map((one) => {
    if (one.period === per) return one;
    if (one.period === 'day' && days && periodOfDays(days) === per)
      return { ...sheet.times('costs', { ...one, period: per }, bare(days)), period: per };
    if (!per || !one.period || one.period === 'day' || per === 'day') return undefined;
    return inPeriod(sheet, one, per);
  });
  return converted.every((one) => one !== undefined) ? converted : undefined;
}
