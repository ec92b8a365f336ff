import type { Quantity } from './quantity.js';

/** Everybody pays these by the month. */
const monthly = /\b(?:rent|lease|overhead|fixed costs?|monthly)\b/;

/** "The lease is $640 a month and insurance another $210": as often as the one before. */
export const withSharedPeriods = (quantities: readonly Quantity[]): Quantity[] =>
  quantities.map((one, at) => {
    if (one.role !== 'fixed') return one;
    const last = quantities[at - 1];
    const period =
      one.period === 'two weeks' && !/^[^,;.]{0,14}two weeks/.test(one.after)
        ? undefined
        : one.period;
    const isJoined =
      last?.period && last.role === 'fixed' && /\b(?:and|plus)\b[^.;]*$|another\s*$/.test(one.lead);
    const shared = period ?? (isJoined ? last.period : undefined);
    return {
      ...one,
      period: shared ?? (monthly.test(one.before + one.after.slice(0, 6)) ? 'month' : undefined),
    };
  });
/** The period that stands before an amount: "every month about 14,300 comes in". */
const periodBefore = /\b(?:every|each|a|per) (day|week|month|year)\b[^.;]*$/;

/** Costs, sales and wishes without a period of their own, where a situation names only one. */
export function withOnlyPeriod(quantities: readonly Quantity[]): Quantity[] {
  const periods = new Set(
    quantities.flatMap(({ period }) => (period && period !== 'hour' ? [period] : [])),
  );
  const [named] = periods;
  return quantities.map((one) => {
    if (one.period || !/^(?:fixed|sales|goal|bad|lost|burn)$/.test(one.role)) return one;
    const before = periodBefore.exec(one.lead)?.[1] as Quantity['period'];
    const isYear = periods.size === 1 && named === 'year';
    const period = before ?? (isYear ? named : undefined);
    return period ? { ...one, period } : one;
  });
}
