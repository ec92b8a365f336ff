import type { LoanFrequency } from './loan.js';

const dayMs = 86_400_000;
const daysApart = { 'bi-weekly': 14, weekly: 7 } as const;

/**
 * Day of a payment. Monthly payments stay on the day of the first one, or on the last day of a shorter month.
 * @param first day of payment 1, YYYY-MM-DD
 * @param number from 1
 * @returns YYYY-MM-DD; undefined when `first` is no day, or the payment's day lies after the year 9999
 */
export function paymentDate(
  first: string,
  number: number,
  frequency: LoanFrequency,
): string | undefined {
  const start = new Date(`${first}T00:00:00Z`);
  if (frequency !== 'monthly') {
    return isoDay(new Date(start.getTime() + (number - 1) * daysApart[frequency] * dayMs));
  }
  const year = start.getUTCFullYear();
  const month = start.getUTCMonth() + number - 1;
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return isoDay(new Date(Date.UTC(year, month, Math.min(start.getUTCDate(), lastDay))));
}

const isoDay = (date: Date) => {
  const year = date.getUTCFullYear();
  return year > 0 && year <= 9999 ? date.toISOString().slice(0, 10) : undefined;
};
