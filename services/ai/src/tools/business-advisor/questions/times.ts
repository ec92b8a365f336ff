import { type Amount, count, type Sheet } from '../arithmetic/sheet.js';
import { type Period, periodsInYear } from '../reading/measure.js';
import type { Quantity } from '../reading/quantity.js';

/** A time in hours. */
export const hoursOf = ({ value, things }: Quantity): number =>
  /minut|\bmin/.test(things.join(' ')) ? value / 60 : value;

/** A time in months. */
export const monthsOf = ({ value, things }: Quantity): number =>
  value * (/year|a[ñn]o/.test(things.join(' ')) ? 12 : 1);

/** An amount of one period in another, by the year; nothing where it is for an hour or for no period. */
export function inPeriod(sheet: Sheet, amount: Amount, per: Period): Amount | undefined {
  if (amount.period === per) return amount;
  if (!amount.period || amount.period === 'hour' || per === 'hour') return undefined;
  const yearly = sheet.inYear(amount);
  if (per === 'year') return yearly;
  return { ...sheet.over('onAverage', yearly, count(periodsInYear[per]), per), period: per };
}
