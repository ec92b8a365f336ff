import { type Amount, bare, count, named, type Sheet } from '../arithmetic/sheet.js';
import { hoursOf } from '../questions/times.js';
import { areWorkers } from '../reading/people-and-times.js';
import type { Quantity } from '../reading/quantity.js';
import type { Parts } from './statement.js';
import { isForEach } from './volume.js';

const isFullTime = /\bfull[- ]time\b/;

/** The hours that are worked: in one, in a period, or for the job. */
export function hoursWorked(hours: readonly Quantity[], text: string): Amount | undefined {
  const [first] = hours;
  if (first?.period === 'hour') return undefined;
  if (!first) return isFullTime.test(text) ? { ...count(40), period: 'week' } : undefined;
  const periods = new Set(hours.map(({ period }) => period));
  if (periods.size > 1) return undefined;
  return {
    ...(hours.length === 1 && named(first)),
    ...count(hours.reduce((sum, one) => sum + hoursOf(one), 0)),
    period: first.period,
  };
}

/** Nothing is told of a unit: "25 hours" of somebody who is hired are those of a week. */
const ofAWeek = (hours: Amount, isOfOne: boolean) =>
  !hours.period && !isOfOne && hours.value >= 15 && hours.value <= 60;

/** What the paid hours cost: of one, of a period or of the job; nothing where the hours are not told. */
export function laborOf(
  { wage: [wage, ...more], hours, workers, days, onTop: [tax] }: Parts,
  isOfOne: boolean,
  text: string,
  sheet: Sheet,
): Amount | undefined {
  if (!wage || more.length > 0 || workers.length > 1) return undefined;
  const withTax = (pay: Amount): Amount => ({
    ...(tax ? sheet.times('payWithTaxes', pay, count(1 + tax.value / 100)) : pay),
    period: pay.period,
    paidFor: 'pay',
  });
  const crew = workers.filter(({ value }) => value > 1).map(named);
  if (wage.period && wage.period !== 'hour')
    return hours.length > 0
      ? undefined
      : crew.length > 0
        ? withTax({ ...sheet.times('pay', ...crew, wage), period: wage.period })
        : withTax(wage);
  const worked = hoursWorked(hours, text);
  // "5 servers get $110 each"
  if (!worked)
    return crew.length > 0 && areWorkers(wage.each ?? [])
      ? { ...sheet.times('pay', ...crew, bare(wage)), paidFor: 'pay' }
      : undefined;
  // "3 days, 8 hours a day" of a job; "5 days a week, 4 hours a day"
  const [open] = worked.period === 'day' ? days : [];
  const period = open
    ? open.period
    : (worked.period ?? (ofAWeek(worked, isOfOne) ? 'week' : undefined));
  const factors = [...crew, ...(open ? [named(open)] : []), worked, bare(wage)];
  return withTax({
    ...sheet.times('pay', ...factors.slice(0, -1).map((one) => ({ ...one, period })), {
      ...bare(wage),
      period,
    }),
    period,
  });
}

/** "Takes me 3 hours", "2 hours a house": the work in one. */
export const areOfOne = ({ hours, workers }: Parts, price: Quantity, sold: readonly Quantity[]) =>
  hours.some(
    (one) =>
      !one.period &&
      (/\b(?:takes?|needs)(?: (?:\d+ )?\p{L}+)* $/u.test(one.lead.slice(-24)) ||
        (one.each !== undefined && isForEach(one, price, sold)) ||
        // "Two helpers for 8 hours each" are hours of the helpers.
        (!workers.some(({ value }) => value > 1) &&
          /^\s*\p{L}+ (?:of \p{L}+ \p{L}+ )?(?:each|per|an?)\b/u.test(one.after))),
  );
