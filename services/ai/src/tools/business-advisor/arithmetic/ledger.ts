import { cents, share, usd } from '../dates-and-amounts.js';
import type { Period } from '../reading/measure.js';
import type { Quantity } from '../reading/quantity.js';
import { isGeneral, sameThing } from '../reading/things.js';
import { countOf, type Product } from './chain.js';
import { plain } from './line.js';

/** An amount with the arithmetic that it comes from. */
export interface Sum {
  readonly value: number;
  readonly terms: string;
  readonly per?: Period | undefined;
  readonly of: readonly Quantity[];
  /** A single number, without arithmetic. */
  readonly isPlain: boolean;
}

/** "14 people", "$18": a number with its unit, as it was written. */
export const told = ({ kind, value, unit }: Quantity): string => {
  if (kind === 'money') return usd(value);
  if (kind === 'percent') return share(value);
  return unit ? `${plain(value)} ${unit}` : plain(value);
};

export const single = (one: Quantity): Sum => ({
  value: one.value,
  terms: usd(one.value),
  per: one.period,
  of: [one],
  isPlain: true,
});

export const productOf = (
  numbers: readonly Quantity[],
  per: Period | undefined,
  times = 1,
): Sum => ({
  value: cents(numbers.reduce((all, { value }) => all * value, times)),
  terms: numbers.map(told).join(' × '),
  per,
  of: numbers,
  isPlain: numbers.length === 1,
});

export const roles = (quantities: readonly Quantity[], ...wanted: readonly Quantity['role'][]) =>
  quantities.filter(({ role }) => wanted.includes(role));

/** "3 guys, 2 days, 8 hours, $22 an hour, 9% taxes": the pay; nothing where the hours are not told. */
export function payOf(wage: Quantity, quantities: readonly Quantity[]): Sum | undefined {
  const isHourly =
    wage.period === 'hour' || /\bhours?\b/.test(wage.lead.slice(-45)) || wage.period === undefined;
  const near = (one: Quantity) => Math.abs(one.sentence - wage.sentence) <= 1;
  const hours = quantities.filter((one) => one.role === 'hours' && near(one));
  const [time] = hours;
  if (!isHourly || hours.length > 1) return undefined;
  if (!time) return undefined;
  const people = quantities.filter(
    (one) => one.role === 'people' && near(one) && one.value > 1 && !one.each,
  );
  if (people.length > 1) return undefined;
  const days = quantities.filter(({ role }) => role === 'days');
  // "2 days, 8 hours" of one job; "5 days a week, 4 hours a day".
  const [day] = days;
  const isOfJob = day && !day.period && day.sentence === wage.sentence && day.value < 15;
  const minutes = time.things.includes('minut') ? 1 / 60 : 1;
  const taxes = quantities.filter(({ role }) => role === 'onTop');
  const [tax] = taxes;
  const of = [...people, ...(isOfJob ? [day] : []), time, wage];
  const bare = productOf(
    of,
    time.period ?? (time.value >= 20 && !isOfJob ? 'week' : undefined),
    minutes,
  );
  if (!tax) return bare;
  return {
    ...bare,
    value: cents(bare.value * (1 + tax.value / 100)),
    terms: `${bare.terms} × ${plain(1 + tax.value / 100)}`,
    of: [...of, tax],
  };
}

/** One price with what goes into one of it, and how many of it there are. */
export interface Line {
  readonly price: Quantity;
  readonly costs: readonly Sum[];
  readonly left: number;
  readonly count?: Product | undefined;
  readonly of: readonly Quantity[];
}

/** What a part of a price is: "$1.68 (12%)". */
export function partOf(part: Quantity, base: number): Sum {
  const value = cents((base * part.value) / 100);
  return { value, terms: `${usd(value)} (${share(part.value)})`, of: [part], isPlain: true };
}

const isFor = (cost: Quantity, price: Quantity) =>
  !cost.each ||
  !price.each ||
  sameThing(cost.each, price.each) ||
  cost.each.some(isGeneral) ||
  price.each.some(isGeneral);

/**
 * What one leaves at a price.
 * @param parts those that are taken from it
 */
export function lineOf(
  price: Quantity,
  unitCosts: readonly Quantity[],
  parts: readonly Quantity[],
  quantities: readonly Quantity[],
  more: readonly Sum[] = [],
): Line {
  const costs = [
    ...more,
    ...unitCosts.filter((cost) => isFor(cost, price)).map(single),
    ...parts.map((part) => partOf(part, price.value)),
  ];
  const left = cents(price.value - costs.reduce((sum, { value }) => sum + value, 0));
  const count = countOf(price, quantities);
  return { price, costs, left, count, of: [price, ...costs.flatMap(({ of }) => of)] };
}

export const termsOf = ({ price, costs }: Line): string =>
  [
    usd(price.value),
    ...costs.map(({ terms, value, of }) => (of.length > 1 ? usd(value) : terms)),
  ].join(' − ');
