import { type Amount, bare, count, type Sheet } from '../arithmetic/sheet.js';
import { hoursOf } from '../questions/times.js';
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
    ...count(hours.reduce((sum, one) => sum + hoursOf(one), 0)),
    period: first.period,
  };
}

/** Nothing is told of a unit: "25 hours" of somebody who is hired are those of a week. */
const ofAWeek = (hours: Amount, isOfOne: boolean) =>
  !hours.period && !isOfOne && hours.value >= 15 && hours.value <= 60;

/** What the paid hours cost: of one, of a period or of the job; nothing where the hours are not told. */
export function laborOf(
  { wage: [wage, ...more], hours, workers, days }: Parts,
  isOfOne: boolean,
  text: string,
  sheet: Sheet,
): Amount | undefined {
  if (!wage || more.length > 0 || workers.length > 1) return undefined;
  const crew = workers.filter(({ value }) => value > 1).map(bare);
  if (wage.period && wage.period !== 'hour')
    return hours.length > 0
      ? undefined
      : crew.length > 0
        ? { ...sheet.times('pay', ...crew, wage), period: wage.period }
        : wage;
  const worked = hoursWorked(hours, text);
  if (!worked) return undefined;
  // "3 days, 8 hours a day" of a job; "5 days a week, 4 hours a day"
  const [open] = worked.period === 'day' ? days : [];
  const period = open
    ? open.period
    : (worked.period ?? (ofAWeek(worked, isOfOne) ? 'week' : undefined));
  const factors = [...crew, ...(open ? [bare(open)] : []), bare(worked), bare(wage)];
  return { ...sheet.times('pay', ...factors.slice(0, -1), { ...bare(wage), period }), period };
}

/** "Takes me 3 hours", "2 hours a house": the work in one. */
export const areOfOne = (hours: readonly Quantity[], price: Quantity, sold: readonly Quantity[]) =>
  hours.some(
    (one) =>
      !one.period &&
      (/\btakes?(?: \p{L}+)* $/u.test(one.lead.slice(-16)) ||
        (one.each !== undefined && isForEach(one, price, sold)) ||
        /^\s*\p{L}+ (?:of \p{L}+ \p{L}+ )?(?:each|per|an?)\b/u.test(one.after)),
  );
