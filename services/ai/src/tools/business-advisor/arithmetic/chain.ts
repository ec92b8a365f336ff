import { cents } from '../dates-and-amounts.js';
import { type Period, periodsInYear } from '../reading/measure.js';
import type { Quantity } from '../reading/quantity.js';
import { isGeneral, sameThing } from '../reading/things.js';

// Quantities are multiplied where the unit of one is what the other one is for: 3 classes a week, 14 people a class, $18 a person.

/** A product with the numbers that it is made of. */
export interface Product {
  readonly value: number;
  readonly per?: Period | undefined;
  readonly of: readonly Quantity[];
}

const isTimes = ({ things }: Quantity) => things.includes('tim');
const counted = ({ role, kind }: Quantity) =>
  kind === 'count' && (role === 'sold' || role === 'gained' || role === 'won');

/** Whether a count counts what an amount is for. */
const fits = (count: Quantity, each: readonly string[]) =>
  sameThing(count.things, each) || each.every(isGeneral) || count.things.some(isGeneral);

/** Multiplies a count by what it is for, up to a period or a whole. */
function upward(count: Quantity, quantities: readonly Quantity[]): Product | undefined {
  if (!count.each) return { value: count.value, per: count.period, of: [count] };
  const containers = quantities.filter(
    (one) =>
      one !== count && one.kind === 'count' && !one.each && sameThing(one.things, count.each ?? []),
  );
  const [container] = containers;
  // "Infant room has 8 spots": there is one of it.
  if (!container) return { value: count.value, per: count.period, of: [count] };
  if (containers.length > 1) return undefined;
  return {
    value: count.value * container.value,
    per: count.period ?? container.period,
    of: [container, count],
  };
}

/**
 * How many of a thing there are, by the chain of what its counts are for.
 * @returns nothing where no count fits or several do
 */
export function countOf(price: Quantity, quantities: readonly Quantity[]): Product | undefined {
  const each = price.each ?? [];
  const all = quantities.filter((one) => counted(one) && !isTimes(one));
  const exact = all.filter(({ things }) => each.length > 0 && sameThing(things, each));
  const fitting =
    exact.length > 0
      ? exact
      : all.filter((one) => each.length === 0 || fits(one, each) || all.length === 1);
  // Those for each of another thing stand at the end of the chain.
  const inner = fitting.filter(({ each: of }) => of);
  const candidates = inner.length > 0 ? inner : fitting;
  const times = quantities.filter((one) => one.kind === 'count' && isTimes(one) && one.period);
  const [count] = candidates;
  if (candidates.length !== 1 || !count) return undefined;
  const chain = upward(count, quantities);
  const parts = quantities.filter(({ role }) => role === 'sells' || role === 'wasted');
  const [part] = parts;
  if (parts.length > 1 || (part && times.length > 0)) return undefined;
  const [often] = times;
  if (!chain || times.length > 1) return undefined;
  const sold = part
    ? {
        ...chain,
        value: chain.value * ((part.role === 'sells' ? part.value : 100 - part.value) / 100),
        of: [...chain.of, part.role === 'sells' ? part : { ...part, value: 100 - part.value }],
      }
    : chain;
  if (!often) return price.period && !sold.per ? { ...sold, per: price.period } : sold;
  return chain.per === undefined || chain.per === often.period
    ? { value: cents(chain.value * often.value), per: often.period, of: [...chain.of, often] }
    : undefined;
}

/** How a flow of one period becomes one of another: what to multiply and to divide by. */
interface Conversion {
  readonly by: number;
  readonly terms: string;
  readonly of: readonly Quantity[];
}

/** Days on which the business is open. */
const openDays = (quantities: readonly Quantity[], period: Period) =>
  quantities.find(
    (one) =>
      one.role === 'days' &&
      (period === 'week'
        ? one.period === 'week' ||
          (!one.period &&
            one.value <= 7 &&
            /\b(?:open|work|run|abro|abrimos|trabajo)\s*$/.test(one.before))
        : one.period === 'month' || (!one.period && one.value >= 15 && one.value <= 31)),
  );

/** The conversion of one period into another; nothing where days are not told. */
export function conversion(
  from: Period | undefined,
  to: Period | undefined,
  quantities: readonly Quantity[],
): Conversion | undefined {
  if (from === to) return { by: 1, terms: '', of: [] };
  if (!from || !to || from === 'hour' || to === 'hour') return undefined;
  if (from === 'day') {
    const inMonth = openDays(quantities, 'month');
    if (to === 'month' && inMonth)
      return { by: inMonth.value, terms: ` × ${inMonth.value}`, of: [inMonth] };
    const inWeek = openDays(quantities, 'week');
    const rest = inWeek && conversion('week', to, quantities);
    return rest
      ? { by: inWeek.value * rest.by, terms: ` × ${inWeek.value}${rest.terms}`, of: [inWeek] }
      : undefined;
  }
  if (to === 'day') return undefined;
  const [times, parts] = [periodsInYear[from], periodsInYear[to]];
  if (times % parts === 0) return { by: times / parts, terms: ` × ${times / parts}`, of: [] };
  return parts % times === 0 && times < 12
    ? { by: times / parts, terms: ` ÷ ${parts / times}`, of: [] }
    : {
        by: times / parts,
        terms: times === 1 ? ` ÷ ${parts}` : ` × ${times} ÷ ${parts}`,
        of: [],
      };
}
