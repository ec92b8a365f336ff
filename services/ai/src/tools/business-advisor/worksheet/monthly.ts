import { type Period, periodsInYear } from '../reading/measure.js';
import type { Quantity } from '../reading/quantity.js';

/** Rounded to cents: "$2,600 a year" is $216.67 a month. */
const rounded = (value: number) => Math.round(value * 100) / 100;

/** Days that a business is open in a year, as far as a situation tells. */
function openDays(quantities: readonly Quantity[]): number {
  const days = quantities.find(({ role, period }) => role === 'days' && period === 'week');
  return days && days.value <= 7 ? days.value * periodsInYear.week : periodsInYear.day;
}

/** A number for each period, in another period; one without a period is taken as it is. */
export function inPeriod(one: Quantity, wanted: Period, all: readonly Quantity[]): number {
  if (!one.period || one.period === wanted) return one.value;
  const inYear = (period: Period) => (period === 'day' ? openDays(all) : periodsInYear[period]);
  return rounded((one.value * inYear(one.period)) / inYear(wanted));
}
