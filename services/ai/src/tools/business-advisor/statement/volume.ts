import type { Period } from '../reading/measure.js';
import type { Quantity } from '../reading/quantity.js';
import { isGeneral, sameThing } from '../reading/things.js';

/** Counts that are multiplied into how many are sold, and the period of that. */
export interface Volume {
  readonly factors: readonly Quantity[];
  readonly per?: Period | undefined;
  /** The period of what is counted, before it is multiplied by the days of a longer one. */
  readonly counted?: Period | undefined;
}

/** The period in which a business is open on so many days: "6 days", "26 days a month". */
export const periodOfDays = ({ period, value }: Quantity): Period | undefined =>
  period ?? (value <= 7 ? 'week' : value <= 31 ? 'month' : undefined);

const joins =
  /\b(?:with|of|each|every|in|per|times?|takes?|has|have|twice|averag\w+|hold\w*|x|a)\b/;

/** "22 classes a week with 7 people", "26 washers … 5 loads each": so many of one in each of the other. */
function areNested(outer: Quantity, inner: Quantity): boolean {
  if (sameThing(outer.things, inner.things)) return false;
  if (sameThing(outer.each ?? [], inner.things) || sameThing(inner.each ?? [], outer.things))
    return true;
  // "22 houses, twice a month"
  if (inner.things.includes('tim')) return outer.sentence === inner.sentence;
  if (outer.period && inner.period) return false;
  const between = outer.after.slice(0, Math.max(0, outer.after.length - inner.after.length));
  return (
    outer.sentence === inner.sentence &&
    !/\b(?:and|or|plus)\b/.test(between) &&
    joins.test(between.replace(/^\s*\p{L}+ (?:an?|per) (?:day|week|month|year)/u, ''))
  );
}

/** "4 chairs, 3 are rented": the second one counts. */
function withoutWhole(sold: readonly Quantity[]): readonly Quantity[] {
  const [whole, part] = sold;
  if (!whole || !part || sold.length > 2 || part.value > whole.value) return sold;
  const isPart =
    (part.things.length === 0 || sameThing(whole.things, part.things)) &&
    /^\s*(?:\p{L}+ )?(?:are|is|were|get) (?:\p{L}+ )?(?:rented|taken|filled|sold|booked|full|used|occupied)\b/u.test(
      part.after,
    );
  return isPart ? [part] : sold;
}

/**
 * How many are sold: one count, or counts that are so many in each of another, by the days on which it is open.
 * @returns nothing where the counts cannot belong together
 */
export function volumeOf(
  sold: readonly Quantity[],
  days: readonly Quantity[],
  term: readonly Quantity[],
  ofCosts?: Period,
): Volume | undefined {
  const counts = withoutWhole(sold);
  for (const [at, one] of counts.entries()) {
    const outer = counts[at - 1];
    if (outer && !areNested(outer, one)) return undefined;
  }
  const [named, ...others] = new Set(counts.flatMap(({ period }) => period ?? []));
  if (others.length > 0) return undefined;
  const [open, ...moreDays] = days;
  const per = named ?? (counts.length > 0 ? ofCosts : undefined);
  if (moreDays.length > 0) return undefined;
  const [lasts, ...moreTerms] = term;
  if (moreTerms.length > 0) return undefined;
  // "3 classes a week for 10 weeks"
  if (lasts)
    return !open && per && lasts.things.includes(per) ? { factors: [...counts, lasts] } : undefined;
  if (!open || counts.length === 0) return { factors: counts, per, counted: per };
  const ofDays = periodOfDays(open);
  if (per !== 'day' || !ofDays || ofDays === 'day') return undefined;
  return { factors: [...counts, open], per: ofDays, counted: per };
}

/** Whether an amount is for each of what a price is for, and not for what holds several of them ("$40 a class"). */
export const isForEach = (one: Quantity, price: Quantity, sold: readonly Quantity[]): boolean => {
  const each = one.each ?? [];
  if (each.length === 0 || each.every(isGeneral) || sameThing(each, price.each ?? [])) return true;
  const outer = sold.find(({ things }) => sameThing(things, each));
  return !outer || sold.length === 1;
};
