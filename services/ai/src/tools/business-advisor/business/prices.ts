import type { Measure } from '../measures/measure.js';
import { areWorkers } from '../measures/people-and-times.js';
import { sameThing } from '../measures/things.js';
import { countOf, inClauseOf } from './sold-count.js';

/** Those who are counted, or looked for, pay in each period. */
const isOfPayers = (one: Measure, measures: readonly Measure[], isAim: boolean) =>
  one.period !== 'hour' &&
  (isAim || countOf({ ...one, period: undefined }, measures) !== undefined);

/** "Each car brings $46 a day". */
const isDaily = ({ period, lead, isOfSubject, flow }: Measure) =>
  period === 'day' &&
  flow === 'in' &&
  isOfSubject === true &&
  /\b(?:each|every|an?|cada|una?)\b/.test(lead);

/** "A gate takes 160 pounds at $1.20 a pound": what goes into something that is sold. */
const isMaterial = ({ each }: Measure, sold: readonly Measure[], measures: readonly Measure[]) =>
  measures.some(
    (count) =>
      count.kind === 'count' &&
      sameThing(count.things, each ?? []) &&
      sold.some((price) => sameThing(price.each ?? [], count.each ?? [])),
  );

/**
 * The amounts that are prices of what is sold; nothing where two of them leave open which one counts.
 * @param amounts all amounts but the owner's aim
 * @param hasAim the owner told what should be left
 */
export function pricesIn(
  amounts: readonly Measure[],
  measures: readonly Measure[],
  hasAim: boolean,
): readonly Measure[] | undefined {
  const possible = amounts.filter(
    (one) =>
      one.flow !== 'out' &&
      one.each &&
      !areWorkers(one.each) &&
      (!one.period || isDaily(one) || isOfPayers(one, measures, hasAim)),
  );
  const sure = possible.filter(({ flow }) => flow === 'in');
  // "The candle sells for $28, the jar is $2": what is not called a price and not counted is a cost.
  const prices = possible.filter(
    (one) =>
      sure.length === 0 ||
      one.flow === 'in' ||
      (countOf(one, measures) !== undefined &&
        !isMaterial(one, sure, measures) &&
        !sure.some((other) => sameThing(one.each ?? [], other.each ?? []))),
  );
  const isTwice = (one: Measure) =>
    prices.some((other) => other !== one && sameThing(one.each ?? [], other.each ?? []));
  // Two prices of the same are two ways, where each has its own number.
  const isOpen = prices.some(
    (one) =>
      isTwice(one) && !measures.some((count) => count.kind === 'count' && inClauseOf(count, one)),
  );
  return isOpen ? undefined : prices;
}
