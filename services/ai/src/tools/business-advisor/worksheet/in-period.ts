import type { FieldPeriod } from '@commons/calculators/worksheets/worksheet';
import { type Period, periodsInYear } from '../reading/periods.js';
import type { Reading, ReadNumber } from '../reading/read-situation.js';

/** Days of a week on which a business is open, where nothing is said. */
const usualDays = 6;
/** The least that is paid for a week, a month or a year. */
const minWage = 100;

/** Days of a week that a situation names. */
const daysIn = ({ numbers }: Reading): number => {
  const named = numbers.find(
    ({ label, after, value }) =>
      value <= 7 &&
      (label === 'days' ||
        /^(?:days?|dias?|nights?) (?:a|per|each|every|por|a la) (?:week|semana)/.test(after)),
  );
  return named?.value ?? usualDays;
};

const inYear = (period: Period, reading: Reading): number =>
  period === 'day' ? daysIn(reading) * periodsInYear.week : periodsInYear[period];

/**
 * A number for each period, in the period of a field. One without a period is taken as it is.
 * @param reading for the days on which a business is open
 */
export function inPeriod(
  { value, period }: Pick<ReadNumber, 'value' | 'period'>,
  wanted: FieldPeriod | undefined,
  reading: Reading,
): number {
  if (!period || !wanted || period === wanted) return value;
  // "$16 for 30 hours a week": nobody is paid so little for longer than an hour.
  if (wanted === 'hour' && period !== 'day' && value < minWage) return value;
  const exact = (value * inYear(period, reading)) / inYear(wanted, reading);
  return Math.round(exact * 100) / 100;
}
