import type { Told } from '../told.js';
import type { Figure } from './figure.js';
import { readingOf } from './figure-roles.js';
import { plainTimes } from './periods-and-costs.js';

const boundary = /[|,;:()]|\b(?:and|but|so|plus|with|while)\b/;
const lastOf = (text: string) => text.split(boundary).at(-1) ?? '';
const firstOf = (text: string) => text.split(boundary)[0] ?? '';

/**
 * The figures of a situation with what they stand for; nothing where one of them cannot be told, because a sum that
 * leaves a figure out would be wrong.
 */
export function figuresIn(told: Told): readonly Figure[] | undefined {
  const text = plainTimes(told.text);
  const numbers = [...text.matchAll(/(?<![\w.])(\d+(?:\.\d+)?)(%?)(?![\w]|\.\d)/g)];
  const figures: Figure[] = [];
  for (const [at, match] of numbers.entries()) {
    const end = match.index + match[0].length;
    const previous = numbers[at - 1];
    const gap = text.slice(previous ? previous.index + previous[0].length : 0, match.index);
    const rest = text.slice(end, numbers[at + 1]?.index);
    const value = Number(match[1]);
    const isShare = match[2] === '%';
    // A "1" of words ("1 of them", "another 1") counts nothing.
    if (value === 1 && !isShare && !/^ hours?\b/.test(rest)) continue;
    const read = readingOf({
      before: lastOf(gap).trim(),
      after: firstOf(rest),
      gap,
      rest,
      lead: text.slice(text.lastIndexOf('|', match.index) + 1, match.index).trimEnd(),
      value,
      isShare,
      text,
    });
    if (!read) return undefined;
    figures.push({ ...read, value });
  }
  return resolved(lostSales(figures));
}

/** "12 bikes at 400 each, they rent for 25 a day, 90 rentals a month": the first ones are bought. */
function boughtThings(figures: readonly Figure[]): readonly Figure[] | undefined {
  const counts = figures.filter(({ role }) => role === 'count');
  const prices = figures.filter(({ role }) => role === 'price');
  const [count, flow] = counts;
  const [cost, price] = prices;
  const isBought =
    counts.length === 2 && prices.length === 2 && count && cost && !count.per && flow?.per && price;
  if (!isBought || figures.indexOf(cost) !== figures.indexOf(count) + 1) return undefined;
  return [
    ...figures.filter((figure) => figure !== count && figure !== cost && figure !== price),
    { role: 'outlay', value: count.value * cost.value },
    { role: 'price', value: price.value },
  ];
}

/** "I lose 3 clients at 45 that day": what they would have paid is a cost of the day. */
function lostSales(figures: readonly Figure[]): readonly Figure[] {
  const at = figures.findIndex(({ isLost }) => isLost);
  const [lost, price] = figures.slice(at, at + 2);
  if (at < 0 || !lost || price?.role !== 'price') return figures;
  const cost: Figure = { role: 'fixed', value: lost.value * price.value, name: 'other' };
  return [...figures.slice(0, at), cost, ...figures.slice(at + 2)];
}

/** Tells counts from sums, and the cost of each one from its price, by the other figures. */
function resolved(figures: readonly Figure[]): readonly Figure[] {
  const prices = figures.filter(({ role }) => role === 'price' || role === 'leaves');
  const bought = boughtThings(figures);
  if (bought) return bought;
  const highest = Math.max(...prices.map(({ value }) => value));
  return figures.map((figure) => {
    if (figure.role === 'sum') return { ...figure, role: prices.length > 0 ? 'count' : 'sales' };
    // "65 average, color is 11 each".
    const isCost = figure.role === 'price' && figure.isEach && figure.value < highest;
    return isCost ? { ...figure, role: 'unitCost' } : figure;
  });
}
