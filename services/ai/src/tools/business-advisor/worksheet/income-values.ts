import { weeksInMonth } from '@commons/calculators/worksheets/term';
import { combined, type FieldValue, field, type GivenNumbers, unsure } from './given-numbers.js';

// What a business or a job brings, worked out of several numbers.

/** What goods leave of a sale, from what they take. */
export function keptOf({ read }: GivenNumbers): FieldValue | undefined {
  const share = read(field('kept', 'percent'), 'costShare');
  return share && { ...share, value: 100 - share.value };
}

/** What a month leaves: what is kept of the sales, less the costs. */
export function leftOf(given: GivenNumbers): FieldValue | undefined {
  const sales = given.read(field('sales', 'money', 'month'));
  const costs = given.read(field('costs', 'money', 'month'));
  if (!sales || !costs) return undefined;
  const kept = given.values.get('kept')?.value ?? 100;
  const left = combined((sales.value * kept) / 100 - costs.value, sales, costs);
  // A month that loses something leaves nothing; that is for people to look at.
  return left.value > 0
    ? left
    : { ...left, value: 0, probability: Math.min(left.probability, unsure) };
}

/** Payments in a month, by their number and size. */
export function paidOf({ read }: GivenNumbers): FieldValue | undefined {
  const sold = read(field('sold', 'count', 'month'));
  const price = read(field('price', 'money'));
  return sold && price && combined(sold.value * price.value, sold, price);
}

/** What a job pays in a month, by the hour. */
export function wageOf({ read }: GivenNumbers): FieldValue | undefined {
  const pay = read(field('pay', 'money', 'hour'));
  const hours = read(field('hours', 'count', 'week'));
  return pay && hours && combined(pay.value * hours.value * weeksInMonth.value, pay, hours);
}

/** What a month of the business leaves, by its sales and costs or by what it sells. */
export function leftOfBusiness(given: GivenNumbers): FieldValue | undefined {
  const { read } = given;
  const costs = read(field('costs', 'money', 'month'));
  const sales = read(field('sales', 'money', 'month')) ?? paidOf(given);
  if (!sales) return undefined;
  const kept = read(field('kept', 'percent')) ?? keptOf(given);
  const unitCost = read(field('unitCost', 'money'));
  const sold = unitCost && read(field('sold', 'count', 'month'));
  const goods = sold && combined(unitCost.value * sold.value, unitCost, sold);
  const used = [costs, kept, goods].filter((one) => one !== undefined);
  const left =
    (sales.value * (kept?.value ?? 100)) / 100 - (goods?.value ?? 0) - (costs?.value ?? 0);
  // A business that loses something leaves nothing; that is for people to look at.
  const value = combined(Math.max(left, 0), sales, ...used);
  return left > 0 ? value : { ...value, probability: Math.min(value.probability, unsure) };
}
