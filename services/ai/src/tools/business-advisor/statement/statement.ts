import { type Amount, bare, money, named, type Sheet } from '../arithmetic/sheet.js';
import { cents, share, usd } from '../dates-and-amounts.js';
import type { Period } from '../reading/measure.js';
import type { Quantity } from '../reading/quantity.js';
import { sameThing } from '../reading/things.js';
import { areOfOne, hoursWorked, laborOf } from './labor.js';
import { isNeeded, isRunning, type Part } from './part.js';
import { isForEach, type Volume, volumeOf } from './volume.js';

/** The numbers of a situation by what they are taken for. */
export type Parts = Readonly<Record<Part, readonly Quantity[]>>;

/** What a business, an offer or a job takes in and pays. */
export interface Statement {
  readonly price?: Quantity | undefined;
  /** What one leaves after all that goes into it. */
  readonly one?: Amount | undefined;
  readonly volume?: Volume | undefined;
  /** All that comes in, of a period or of a job. */
  readonly sales?: Amount | undefined;
  /** What goes out beside that, each with its period; none for a job. */
  readonly costs: readonly Amount[];
  /** The part of all sales that stays, where parts of them go out. */
  readonly keptPart?: Amount | undefined;
  /** The owner's own hours in one, or in a period. */
  readonly ownHours?: Amount | undefined;
}

/** These are paid by the month where nothing else is said. */
const monthly = /\b(?:rent|lease|insurance|utilities|payroll|overhead|bills|internet|phone)\b/;

/** "The lease is $640 a month and insurance $210": the period of the costs beside it; none for a job. */
function periodOfCost(
  one: Quantity,
  costs: readonly Quantity[],
  flows: readonly Quantity[],
): Period | undefined {
  if (one.period) return one.period;
  const periods = new Set(
    flows.flatMap(({ period }) => (period && period !== 'hour' ? period : [])),
  );
  const [only] = periods.size === 1 ? periods : [];
  const isListed = costs.some(
    ({ period, sentence }) => period !== undefined && sentence === one.sentence,
  );
  if (only && (isListed || isRunning(one) || one.role === 'fixed')) return only;
  return monthly.test(`${one.lead.slice(-30)} ${one.after.slice(0, 20)}`) ? 'month' : undefined;
}

/** "It takes 160 pounds at $1.20 a pound": how much goes into one. */
const isUsedUp = (count: Quantity, { price: [price], unitCost }: Parts) =>
  !count.period &&
  !sameThing(count.things, price?.each ?? []) &&
  isNeeded.test(count.before) &&
  unitCost.some(({ each }) => sameThing(each ?? [], count.things));

/** The price of one less what goes into it, told on the sheet; nothing where the numbers do not belong together. */
function leftOfOne(
  price: Quantity,
  goods: readonly Amount[],
  labor: Amount | undefined,
  parts: Parts,
  sheet: Sheet,
): Amount | undefined {
  if (new Set(parts.share.map(({ value }) => value)).size < parts.share.length) return undefined;
  const [off] = parts.off;
  const asked = off
    ? sheet.minus('newPrice', bare(price), bare(sheet.times('discount', bare(price), off)))
    : bare(price);
  const [kept] = parts.kept;
  if (kept) {
    if (goods.length + parts.share.length > 0 || labor) return undefined;
    return sheet.times('one', asked, kept);
  }
  const shares = parts.share.map((part): Amount => {
    const value = cents((asked.value * part.value) / 100);
    return { ...money(value), said: `${usd(value)} (${share(part.value)})` };
  });
  const all = [...(labor ? [bare(labor)] : []), ...goods.map(bare), ...shares];
  if (goods.some(({ value }) => value >= price.value)) return undefined;
  if (labor && labor.value >= price.value * 1.5) return undefined;
  return all.length > 0 ? sheet.minus('one', asked, ...all) : asked;
}

/** A statement of all sales, less the parts of them that go out. */
function ofAllSales(
  sales: Amount | undefined,
  parts: Parts,
  costs: readonly Amount[],
  sheet: Sheet,
): Pick<Statement, 'sales' | 'costs' | 'keptPart'> {
  const [only, ...others] = new Set(costs.flatMap(({ period }) => period ?? []));
  const all = sales && {
    ...bare(sales),
    period: sales.period ?? (others.length > 0 ? undefined : only),
  };
  const gone = parts.share.reduce((sum, { value }) => sum + value, 0);
  const [kept] = parts.kept;
  const shares = all
    ? parts.share.map((part) => ({
        ...bare(sheet.times('share', all, part)),
        period: all.period,
        paidFor: part.role === 'costShare' ? ('goods' as const) : ('fees' as const),
      }))
    : [];
  return {
    sales: kept && all ? sheet.times('kept', all, kept) : all,
    costs: [...shares, ...costs],
    keptPart: kept ?? (gone > 0 ? { kind: 'percent', value: 100 - gone } : undefined),
  };
}

/** "40 loaves at $8 and 60 muffins at $3.50": what each of several things brings; nothing where a number belongs to none. */
function salesOfThings({ price, sold, unitCost }: Parts, sheet: Sheet): Amount | undefined {
  const used = new Set<Quantity>();
  const brings = price.map((one, at) => {
    const own = sold.filter(({ things }) => sameThing(things, one.each ?? []));
    const count = own.length === 1 ? own[0] : sold.length === price.length ? sold[at] : undefined;
    const goods = unitCost.filter(({ each }) => sameThing(each ?? [], one.each ?? []));
    if (!count || used.has(count)) return undefined;
    for (const each of [count, ...goods]) used.add(each);
    const left = sheet.minus('one', bare(one), ...goods.map(bare));
    const period = count.period ?? one.period;
    return { ...sheet.times('all', named(count), { ...bare(left), period }), period };
  });
  const known = brings.filter((one) => one !== undefined);
  const [per, ...others] = new Set(known.flatMap(({ period }) => period ?? []));
  if (known.length < price.length || used.size < sold.length + unitCost.length) return undefined;
  return others.length === 0 ? { ...sheet.plus('together', ...known), period: per } : undefined;
}

/** What goes out each period beside what is sold; nothing where a cost that rises is told only once. */
function costsOf(
  parts: Parts,
  sold: readonly Quantity[],
  sheet: Sheet,
): readonly Amount[] | undefined {
  const {
    costFrom: [from],
    costTo: [to, ...others],
  } = parts;
  if ((from === undefined) !== (to === undefined) || others.length > 0) return undefined;
  const flows = parts.cost.map(
    (one): Amount => ({
      ...bare(one),
      period: periodOfCost(one, parts.cost, [...parts.cost, ...sold, ...parts.sales]),
    }),
  );
  return from && to ? [...flows, sheet.minus('rise', to, from)] : flows;
}

/** Makes a statement of the numbers as they are taken; nothing where they cannot be meant so. */
export function statementOf(parts: Parts, text: string, sheet: Sheet): Statement | undefined {
  const {
    sales: [namedSales, ...moreSales],
    days,
  } = parts;
  const areSeveral = parts.price.length > 1;
  if (moreSales.length > 0 || (parts.price.length > 0 && namedSales)) return undefined;
  const sales = areSeveral ? salesOfThings(parts, sheet) : namedSales;
  if (areSeveral && !sales) return undefined;
  const [price] = areSeveral ? [] : parts.price;
  const used = parts.sold.filter((one) => isUsedUp(one, parts));
  const sold = areSeveral ? [] : parts.sold.filter((one) => !used.includes(one));
  if (parts.kept.length > 1 || parts.off.length > 1 || (parts.off.length > 0 && !price))
    return undefined;
  const isRate = price?.period === 'hour';
  const openDays =
    parts.wage.length > 0 && parts.hours.some(({ period }) => period === 'day') ? [] : days;
  if (openDays.length < days.length && (days.length > 1 || days[0]?.period === 'day'))
    return undefined;
  const counted = volumeOf(
    sold,
    openDays,
    parts.term,
    parts.cost.some(({ period }) => period === 'day') ? 'day' : undefined,
  );
  if (!counted || (parts.filled.length > 0 && counted.factors.length === 0)) return undefined;
  const volume = { ...counted, factors: [...counted.factors, ...parts.filled] };
  const isOfOne = price !== undefined && areOfOne(parts, price, sold);
  const labor = laborOf(parts, isOfOne, text, sheet);
  if ((parts.wage.length > 0 && !labor) || parts.onTop.length > parts.wage.length) return undefined;
  if (parts.wage.length === 0 && parts.workers.length > 0) return undefined;
  const ownHours = parts.wage.length === 0 ? hoursWorked(parts.hours, '') : undefined;
  if (parts.hours.length > 0 && !labor && !ownHours) return undefined;
  const flows = costsOf(parts, sold, sheet);
  if (!flows) return undefined;
  if (!price) {
    if (!areSeveral && parts.unitCost.length > 0) return undefined;
    if (sold.length + parts.term.length > 0) return undefined;
    const costs = [...(labor ? [labor] : []), ...flows];
    return { volume, ownHours, ...ofAllSales(sales, parts, costs, sheet) };
  }
  const inOne = parts.unitCost.filter((one) => isForEach(one, price, sold));
  const outer = parts.unitCost.filter((one) => !inOne.includes(one));
  const goods = inOne.map((one) => {
    const amounts = used.filter(({ things }) => sameThing(things, one.each ?? [])).map(named);
    return amounts.length > 0 ? sheet.times('goods', ...amounts, bare(one)) : one;
  });
  const isLaborOfOne = labor !== undefined && !labor.period && isOfOne;
  const one = leftOfOne(price, goods, isLaborOfOne ? labor : undefined, parts, sheet);
  if (!one) return undefined;
  const per = volume.per ?? (isRate ? ownHours?.period : price.period);
  const hasVolume = volume.factors.length > 0;
  const ofDays = volume.counted === 'day' && volume.per !== 'day' ? openDays : [];
  const many: readonly Amount[] =
    isRate && ownHours && !hasVolume
      ? [ownHours]
      : volume.factors.filter((factor) => !ofDays.includes(factor)).map(named);
  if (isRate && !(ownHours && !hasVolume)) return undefined;
  if (price.period && !isRate && volume.per && volume.per !== price.period) return undefined;
  const inDays = ([open]: readonly Quantity[], all: Amount): Amount => ({
    ...(open ? sheet.times('all', { ...bare(all), period: per }, named(open)) : all),
    period: per,
  });
  const brings =
    many.length > 0
      ? inDays(ofDays, {
          ...sheet.times('all', ...many, money(one.value, ofDays.length > 0 ? 'day' : per)),
        })
      : undefined;
  const outerCosts = outer.map((cost): Amount => {
    const of = sold.find(({ things }) => sameThing(things, cost.each ?? []));
    const times = of
      ? [bare(of), ...(volume.per !== of.period && openDays[0] ? [bare(openDays[0])] : [])]
      : [];
    return { ...sheet.times('costs', ...times, money(cost.value, volume.per)), period: volume.per };
  });
  return {
    price,
    one: { ...one, period: isRate ? undefined : price.period },
    volume: isRate ? { factors: parts.hours, per } : volume,
    sales: brings,
    costs: [
      ...outerCosts,
      ...(labor && !isLaborOfOne ? [{ ...labor, period: labor.period ?? volume.counted }] : []),
      ...flows,
    ],
    ownHours: isRate ? undefined : ownHours,
  };
}
