import type { Quantity } from './quantity.js';
import { sameThing } from './things.js';

const weekday = /^\s*(?:every|each|on a) (?:mon|tues|wednes|thurs|fri|satur|sun)day\b/;

/** "40 loaves at $8 and 60 muffins at $3.50 every Saturday": all that is sold on one day, not only the last. */
const withMarketDays = (quantities: readonly Quantity[]): Quantity[] => {
  const prices = quantities.filter(({ role }) => role === 'price');
  const isDay = prices.length > 1 && prices.some(({ after }) => weekday.test(after));
  return quantities.map((one) =>
    isDay && one.period === 'week' && (one.role === 'price' || one.role === 'sold')
      ? { ...one, period: undefined }
      : one,
  );
};

/** "I sell 40 loaves at $8, ingredients are $130": more than one brings is what goes into all of them. */
export function withLumpCosts(all: readonly Quantity[]): Quantity[] {
  const quantities = withMarketDays(all);
  const prices = quantities.filter(({ role }) => role === 'price');
  const sold = quantities.filter(({ role, value }) => role === 'sold' && value > 1);
  const highest = Math.max(0, ...prices.map(({ value }) => value));
  if (prices.length === 0 || sold.length < prices.length) return quantities;
  const period = sold.find((one) => one.period)?.period;
  return quantities.map((one) =>
    one.role === 'unitCost' &&
    !one.period &&
    one.value > highest * 1.5 &&
    !quantities.some(({ kind, things }) => kind === 'count' && sameThing(things, one.each ?? []))
      ? { ...one, role: period ? 'fixed' : 'outlay', period, each: undefined, eachNoun: undefined }
      : one,
  );
}
