import { type Amount, bare, money, type Sheet } from '../arithmetic/sheet.js';
import type { Period } from '../reading/measure.js';
import type { Quantity } from '../reading/quantity.js';
import { sameThing } from '../reading/things.js';
import { areOfOne, hoursWorked, laborOf } from './labor.js';
import { isRunning, type Part } from './part.js';
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
  /\b(?:takes?|needs?|uses?|goes through)\b/.test(count.before) &&
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
  const shares = parts.share.map((part) => bare(sheet.times('share', asked, part)));
  const all = [...shares, ...goods.map(bare), ...(labor ? [bare(labor)] : [])];
  if ([...goods, ...(labor ? [labor] : [])].some(({ value }) => value >= price.value))
    return undefined;
  return all.length > 0 ? sheet.minus('one', asked, ...all) : asked;
}

/** A statement of all sales, less the parts of them that go out. */
function ofAllSales(
  sales: Quantity | undefined,
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
    ? parts.share.map((part) => ({ ...bare(sheet.times('share', all, part)), period: all.period }))
    : [];
  return {
    sales: kept && all ? sheet.times('kept', all, kept) : all,
    costs: [...shares, ...costs],
    keptPart: kept ?? (gone > 0 ? { kind: 'percent', value: 100 - gone } : undefined),
  };
}

/** Makes a statement of the numbers as they are taken; nothing where they cannot be meant so. */
export function statementOf(parts: Parts, text: string, sheet: Sheet): Statement | undefined {
  const {
    price: [price, ...morePrices],
    sales: [sales, ...moreSales],
    days,
  } = parts;
  const used = parts.sold.filter((one) => isUsedUp(one, parts));
  const sold = parts.sold.filter((one) => !used.includes(one));
  if (morePrices.length + moreSales.length > 0 || (price && sales)) return undefined;
  if (parts.kept.length > 1 || parts.off.length > 1 || (parts.off.length > 0 && !price))
    return undefined;
  const isRate = price?.period === 'hour';
  const openDays =
    parts.wage.length > 0 && parts.hours.some(({ period }) => period === 'day') ? [] : days;
  if (openDays.length < days.length && (days.length > 1 || days[0]?.period === 'day'))
    return undefined;
  const counted = volumeOf(sold, openDays, parts.term);
  if (!counted || (parts.filled.length > 0 && counted.factors.length === 0)) return undefined;
  const volume = { ...counted, factors: [...counted.factors, ...parts.filled] };
  const isOfOne = price !== undefined && areOfOne(parts.hours, price, sold);
  const labor = laborOf(parts, isOfOne, text, sheet);
  if (parts.wage.length > 0 && !labor) return undefined;
  if (parts.wage.length === 0 && parts.workers.length > 0) return undefined;
  const ownHours = parts.wage.length === 0 ? hoursWorked(parts.hours, '') : undefined;
  if (parts.hours.length > 0 && !labor && !ownHours) return undefined;
  const flows = parts.cost.map(
    (one): Amount => ({
      ...bare(one),
      period: periodOfCost(one, parts.cost, [...parts.cost, ...sold, ...parts.sales]),
    }),
  );
  if (!price) {
    if (parts.unitCost.length > 0 || sold.length + openDays.length + parts.term.length > 0)
      return undefined;
    const costs = [...(labor ? [labor] : []), ...flows];
    return { volume, ownHours, ...ofAllSales(sales, parts, costs, sheet) };
  }
  const inOne = parts.unitCost.filter((one) => isForEach(one, price, sold));
  const outer = parts.unitCost.filter((one) => !inOne.includes(one));
  const goods = inOne.map((one) => {
    const amounts = used.filter(({ things }) => sameThing(things, one.each ?? [])).map(bare);
    return amounts.length > 0 ? sheet.times('goods', ...amounts, bare(one)) : one;
  });
  const isLaborOfOne = labor !== undefined && !labor.period && isOfOne;
  const one = leftOfOne(price, goods, isLaborOfOne ? labor : undefined, parts, sheet);
  if (!one) return undefined;
  const per = volume.per ?? (isRate ? ownHours?.period : price.period);
  const hasVolume = volume.factors.length > 0;
  const many: readonly Amount[] =
    isRate && ownHours && !hasVolume ? [bare(ownHours)] : volume.factors.map(bare);
  if (isRate && !(ownHours && !hasVolume)) return undefined;
  if (price.period && !isRate && volume.per && volume.per !== price.period) return undefined;
  const brings =
    many.length > 0
      ? { ...sheet.times('all', ...many, money(one.value, per)), period: per }
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
      ...(labor && !isLaborOfOne ? [{ ...labor, period: labor.period ?? volume.per }] : []),
      ...flows,
    ],
    ownHours: isRate ? undefined : ownHours,
  };
}
