import type { Measure, Period } from '../measures/measure.js';
import { isNotSold } from '../measures/people-and-times.js';
import { sameThing } from '../measures/things.js';
import type { SoldCount } from './sold-thing.js';

export const inClauseOf = (one: Measure, other: Measure): boolean =>
  one.sentence === other.sentence && one.clause === other.clause;

const room =
  /\b(?:room for|capacity (?:for|of|is)|licensed for|space for|up to|could take)\s*(?:about |up to )?$/;

const one = ({ value, period }: Measure): SoldCount => ({ value, period, factors: [value] });

/** "3 bales, a bale has 90 pieces", "4 lunches a week, 80 plates each time": the product of the two. */
function inPacks(inPack: Measure, measures: readonly Measure[]): SoldCount {
  const isEachTime = inPack.each?.includes('tim');
  const packs = measures.find(
    ({ kind, things, each, period }) =>
      kind === 'count' &&
      !each &&
      (isEachTime
        ? period !== undefined && !isNotSold(things)
        : sameThing(things, inPack.each ?? [])),
  );
  return packs
    ? {
        value: inPack.value * packs.value,
        period: packs.period,
        factors: [packs.value, inPack.value],
      }
    : one(inPack);
}

/** How many of a thing are sold: those of the price's own clause, else the only ones. */
export function countOf(price: Measure, measures: readonly Measure[]): SoldCount | undefined {
  const each = price.each ?? [];
  const counts = measures.filter(
    ({ kind, things, lead }) =>
      kind === 'count' && !isNotSold(things) && sameThing(things, each) && !room.test(lead),
  );
  const plain = counts.filter((count) => !count.each);
  // "32 desks at $210, 21 are rented": those that pay.
  const taken = plain.find(({ after }) =>
    /^\s*(?:\w+ )?(?:are |is )?(?:rented|taken|occupied|let|booked|filled|leased)\b/.test(after),
  );
  const own = taken ?? plain.find((count) => inClauseOf(count, price));
  if (own) return { ...withPeriodOf(price, one(own)), isTaken: own === taken };
  if (plain.length > 1) return undefined;
  const [only] = plain;
  if (only) return withPeriodOf(price, one(only));
  // "A trip is $750, we went out 88 times last season".
  const often = measures.find(
    ({ kind, things, period }) => kind === 'count' && period && things.includes('tim'),
  );
  if (counts.length === 0 && often) return one(often);
  // "Each car brings $46 a day": one of them.
  if (
    counts.length === 0 &&
    price.period === 'day' &&
    /\b(?:each|every|an?|cada|una?)\b/.test(price.lead)
  )
    return { value: 1, period: 'day', factors: [1] };
  const [inPack] = counts;
  return inPack && withPeriodOf(price, inPacks(inPack, measures));
}

/** Those who pay $165 a week are counted without a period. */
const withPeriodOf = ({ period }: Measure, count: SoldCount): SoldCount =>
  period && !count.period ? { ...count, period: period as Period } : count;

/** For how many there is room in all. */
export const roomFor = (price: Measure, measures: readonly Measure[]): number | undefined =>
  measures.find(
    ({ kind, things, lead, clause, before }) =>
      kind === 'count' &&
      sameThing(things, price.each ?? []) &&
      (room.test(lead) || (clause === price.clause && /\bhave\s*$/.test(before))),
  )?.value;
