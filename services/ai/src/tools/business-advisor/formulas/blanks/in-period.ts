import { type Period, periodsInYear } from '../../reading/measure.js';
import { type Amount, count, type Sheet } from '../sheet.js';

/** An amount of one period in another, by the year; nothing where it is for an hour or for no period. */
export function inPeriod(sheet: Sheet, amount: Amount, per: Period): Amount | undefined {
  if (amount.period === per) return amount;
  if (!amount.period || amount.period === 'hour' || per === 'hour') return undefined;
  const yearly = sheet.inYear(amount);
  if (per === 'year') return yearly;
  return { ...sheet.over('onAverage', yearly, count(periodsInYear[per]), per), period: per };
}
