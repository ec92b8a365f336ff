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
    if (one.period || !/^(?:fixed|sales|profit|goal|bad|lost|burn|costFrom|costTo)$/.test(one.role))
      return one;
    const before = periodBefore.exec(one.lead)?.[1] as Quantity['period'];
    const isChange = /^cost/.test(one.role) && !one.each && one.value >= 100;
    const isShared = periods.size === 1 && (named === 'year' || isChange || one.role === 'profit');
    const period = before ?? (isShared ? named : undefined);
    return period ? { ...one, period } : one;
  });
}

const inList =
  /^\s*(?:for|in|on|of) (?:(?:the|my|our) )?\p{L}+(?: \p{L}+)?\s*(?:,|and|,\s*and|plus)\s*(?:about )?\$?[\d,.]+$/u;

/** "Rent $2,100, teachers $1,900": the next one of a list of costs. */
const nextInList = /^\s*(?:,|and|,\s*and|plus)\s*(?:\p{L}+ ){1,4}(?:about )?\$?[\d,.]+$/u;

/** "It would bring in $11,500 a month and cost $4,000 in food, $3,600 in wages and $900 for parking": all are costs of a month. */
export function withCostLists(quantities: readonly Quantity[]): Quantity[] {
  const listed: Quantity[] = [];
  for (const [at, one] of quantities.entries()) {
    const next = quantities[at + 1];
    const last = listed.at(-1);
    const between = (from: Quantity, to: Quantity) =>
      from.after.slice(0, from.after.length - to.after.length);
    const isSame = (other: Quantity | undefined) =>
      other?.kind === 'money' && one.kind === 'money' && other.sentence === one.sentence;
    const begins =
      isSame(next) &&
      next !== undefined &&
      inList.test(between(one, next)) &&
      /\b(?:costs?|spend|pay)\s*(?:about |me |us )*\$?$/.test(one.lead);
    const goesOn =
      isSame(last) &&
      last?.role === 'fixed' &&
      last.period &&
      (inList.test(between(last, one)) ||
        (one.role === 'open' && !one.period && nextInList.test(between(last, one))));
    const flow = listed.findLast(
      ({ role, period, sentence }) =>
        (role === 'sales' || role === 'profit') && period && sentence === one.sentence,
    );
    const period = goesOn ? last?.period : begins ? flow?.period : undefined;
    listed.push(
      period && /^(?:unitCost|fixed|outlay|open|price)$/.test(one.role)
        ? { ...one, role: 'fixed', period, each: undefined, eachNoun: undefined }
        : one,
    );
  }
  return listed;
}

/** "Three helpers work 24 hours each at $15": each helper and hour, not each thing that was named before. */
export const byTheHour = (one: Quantity): Quantity =>
  one.role === 'pay' && /\bhours? each\s*(?:at|for)\s*$/.test(one.lead)
    ? { ...one, each: undefined, eachNoun: undefined, period: 'hour' }
    : one;
