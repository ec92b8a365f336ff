import { cents } from '../computations/computed.js';
import { share, usd } from '../dates-and-amounts.js';
import type { Measure } from '../measures/measure.js';
import { areWorkers, isWorkTime } from '../measures/people-and-times.js';
import { isGeneral, sameThing } from '../measures/things.js';
import { plain } from '../relations/relation.js';
import type { UnitCost } from './sold-thing.js';

/** What is bought once. */
const outlay =
  /\b(?:second|new|used|another|buy|buying|bought|machine|equipment|deposit|remodel\w*)\b(?! shooter)/;
const ofPrice =
  /^\s*(?:fee|commission|cut|of (?:each|every|the|that|it|all|what|my|our)|per|plus|from|,|$)/;
const takes = /\b(?:takes?|charges?|keeps?|fees?|commission|cut|royalty|they get|artists? gets?)\b/;
const ourPart = /\b(?:i|we)(?: only)? (?:keep|take|get|win|make|have)\b/;

/** Its noun is counted for itself: "100 liters at $0.90" are no cost of each kilo of cheese. */
const isCounted = ({ each }: Measure, price: Measure, measures: readonly Measure[]) =>
  measures.some(
    ({ kind, things, period, each: of }) =>
      kind === 'count' &&
      (period || of || !sameThing(things, price.each ?? [])) &&
      sameThing(things, each ?? []),
  );

/** "160 pounds of iron for a gate at $1.20 a pound". */
function byMeasure(cost: Measure, each: readonly string[], measures: readonly Measure[]) {
  const used = measures.find(
    ({ kind, things, each: of, period }) =>
      kind === 'count' &&
      of &&
      !period &&
      sameThing(of, each) &&
      sameThing(things, cost.each ?? []),
  );
  return used && { used, value: cents(used.value * cost.value) };
}

export interface UnitCostsOf {
  readonly price: Measure;
  /** The only price: costs without a noun of their own are of it. */
  readonly isOnly: boolean;
  /** Prices are no costs of other things. */
  readonly prices: readonly Measure[];
  readonly wage?: Measure | undefined;
}

/** What goes into one of a thing. */
export function unitCostsOf(
  { price, isOnly, prices, wage }: UnitCostsOf,
  amounts: readonly Measure[],
  measures: readonly Measure[],
): UnitCost[] {
  const each = price.each ?? [];
  const isOfIt = (one: Measure) =>
    one.each !== undefined && (sameThing(one.each, each) || one.each.some(isGeneral));
  const hasWorkTime = measures.some(({ kind, things }) => kind === 'count' && isWorkTime(things));
  const isFallback = (one: Measure) =>
    isOnly &&
    one.value < price.value &&
    !isCounted(one, price, measures) &&
    !outlay.test(one.lead) &&
    (!areWorkers(one.each ?? []) || one.value >= 100 || !hasWorkTime);
  const costs = amounts.flatMap((one): UnitCost[] => {
    if (
      prices.includes(one) ||
      one === wage ||
      one.flow === 'in' ||
      (one.period ?? price.period) !== price.period
    )
      return [];
    const measured = one.period ? undefined : byMeasure(one, each, measures);
    if (measured)
      return [
        {
          value: measured.value,
          terms: `${plain(measured.used.value)} × ${usd(one.value)}`,
          of: [one, measured.used],
        },
      ];
    // A cost of the month is no cost of each who pays by the month.
    const isOfPayers = price.period !== undefined && !one.period;
    const isCost = isOfPayers
      ? one.each !== undefined && sameThing(one.each, each)
      : isOfIt(one) ||
        (one.each
          ? isFallback(one)
          : !one.period && isFallback(one) && one.value < price.value / 2);
    return isCost ? [{ value: one.value, terms: usd(one.value), of: [one] }] : [];
  });
  const parts = measures
    .filter(
      ({ kind, lead, after }) =>
        kind === 'percent' &&
        takes.test(`${lead} ${after.slice(0, 20)}`) &&
        ofPrice.test(after) &&
        !ourPart.test(lead),
    )
    .map((part): UnitCost => {
      const value = cents((price.value * part.value) / 100);
      return { value, terms: `${usd(value)} (${share(part.value)})`, of: [part] };
    });
  return [...costs, ...parts];
}
