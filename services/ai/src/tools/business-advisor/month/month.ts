import { cents } from '../computations/computed.js';
import { FiguresByRole } from '../questions/figures-by-role.js';
import type { Per } from '../questions/worth/figure.js';
import { openDays, scaled, scaleOf } from '../questions/worth/scale.js';
import type { MonthFigure } from './month-figure.js';
import { laborOf, ownHoursOf, sum, type TimedPay, timedPayOf, type Unit, unitOf } from './unit.js';

/** So many sold in the period, as the product of what was told: 110 a day × 16 days. */
export interface Quantity {
  readonly value: number;
  /** Numbers whose product it is, for the line with the arithmetic. */
  readonly factors: readonly number[];
  /** Open days were not told and are assumed. */
  readonly isAssumed: boolean;
  /** The count as it was told, in its own period. */
  readonly told: number;
}

/** The period in which the whole is told. */
export type MonthPer = Exclude<Per, 'day' | 'two weeks'>;

/** What a business brings and costs in one period, from all amounts that were told. */
export interface Month {
  readonly per: MonthPer;
  readonly unit?: Unit;
  readonly quantity?: Quantity;
  readonly sales: number;
  /** Costs in percent of the sales, where no price of one is told. */
  readonly share: number;
  /** Costs of each period, by the period of the whole. */
  readonly running: readonly number[];
  readonly left: number;
  readonly outlay?: number;
  readonly cash?: number;
  readonly owed?: number;
  /** Hours of one's own in each sale. */
  readonly hours?: number;
  /** Days until customers pay. */
  readonly terms?: number;
  /** What others charge for the same. */
  readonly theirs?: number;
  /** What could be added: the figures are those of the addition alone. */
  readonly isAddition: boolean;
  /** Pay for the hours of a week or a day; among `running`. */
  readonly pay?: TimedPay;
  /** Costs that are the same whatever is decided; not among `running`. */
  readonly eitherWay: readonly number[];
  /** Pay of people is among the costs. */
  readonly paysPeople: boolean;
  /** Sales, rent or price before they changed. */
  readonly before?: {
    readonly of?: MonthFigure['of'];
    readonly value: number;
    readonly to: number;
  };
  /** Sales or costs of a day were taken for so many open days as most have. */
  readonly assumesDays: boolean;
}

/** What has to be earned back: what is paid once, less the money that is there. */
export const toEarnOf = ({ outlay = 0, cash = 0 }: Month): number =>
  cents(Math.max(outlay - cash, 0));

/** Costs of each period that one sale more does not change. */
export const runningOf = ({ running }: Month): number => cents(sum(running));

/** One sale whose number is not told. */
export interface Sale {
  readonly unit: Unit;
  /** Hours of one's own in each. */
  readonly hours?: number;
  readonly theirs?: number;
}

const ambiguous = [
  'price',
  'sales',
  'sold',
  'payers',
  'more',
  'openDays',
  'wage',
  'hours',
  'minutes',
  'driving',
  'people',
  'outlay',
  'cash',
  'owed',
  'theirs',
  'before',
] as const;

/** How many open days a period has, as told or assumed. */
function daysIn(per: MonthPer, told: MonthFigure | undefined) {
  const weeks = { week: 1, month: 52 / 12, year: 52 }[per];
  if (told?.per === per) return { factors: [told.value], isAssumed: false };
  if (told?.per === 'week') return { factors: [told.value, weeks], isAssumed: false };
  if (told?.per === 'month' && per === 'year')
    return { factors: [told.value, 12], isAssumed: false };
  return {
    factors: [per === 'week' ? 6 : per === 'month' ? openDays : openDays * 12],
    isAssumed: true,
  };
}

/** A count of one period in another. */
function quantityOf(
  { value, per }: { readonly value: number; readonly per?: Per | undefined },
  to: MonthPer,
  days: MonthFigure | undefined,
): Quantity {
  if (!per || per === to) return { value, factors: [value], isAssumed: false, told: value };
  if (per === 'day') {
    const { factors, isAssumed } = daysIn(to, days);
    const all = [value, ...factors];
    return {
      value: all.reduce((product, factor) => product * factor, 1),
      factors: all,
      isAssumed,
      told: value,
    };
  }
  const scale = scaleOf(per, to);
  return {
    value: scaled(value, scale),
    factors: [value, scale.times / scale.over],
    isAssumed: false,
    told: value,
  };
}

/** Pay of a day or a week in the period. */
const payIn = ({ cost, per }: TimedPay, to: MonthPer, days: MonthFigure | undefined) =>
  cents(cost * quantityOf({ value: 1, per }, to, days).value);

/** An amount of one period in another; those of a day on the days that it is open. */
const amountIn = (figure: MonthFigure, to: MonthPer, days: MonthFigure | undefined) =>
  cents(quantityOf(figure, to, days).value);

/** The period in which the whole is told: the month, unless all flows are of one other period. */
function periodOf(flows: readonly (Per | undefined)[]): MonthPer {
  const told = [...new Set(flows.filter((per) => per !== undefined && per !== 'day'))];
  const [only] = told;
  return told.length === 1 && (only === 'week' || only === 'year') ? only : 'month';
}

/**
 * The month of a business from its figures; nothing where they leave open how they belong together.
 * @param figures every amount and percentage of the situation
 */
export function monthOf(figures: readonly MonthFigure[]): Month | undefined {
  const roles = new FiguresByRole(figures);
  if (roles.hasTwo(...ambiguous) || roles.one('cost')) return undefined;
  const [price, sales, more] = [roles.one('price'), roles.one('sales'), roles.one('more')];
  const unit = unitOf(roles);
  const isAddition = Boolean(more && price);
  const sold = isAddition ? more : (roles.one('sold') ?? roles.one('payers'));
  if (!(sales || (price && sold)) || (sales && price)) return undefined;
  // Pay without time belongs to something else.
  const labor = laborOf(roles);
  const pay = timedPayOf(roles);
  if (roles.one('wage') && labor === undefined && pay === undefined) return undefined;
  const ownHours = ownHoursOf(roles);
  const terms = roles.one('terms')?.value;
  const theirs = roles.one('theirs')?.value;
  const running = roles.of('running').filter(({ isPlanned }) => !isAddition || isPlanned);
  const soldPer = sold?.per ?? (isAddition ? roles.one('sold')?.per : undefined) ?? price?.per;
  if (!sales && !soldPer) return undefined;
  // "40 people every weekday": five days a week.
  const days: MonthFigure | undefined = sold?.isWeekday
    ? { role: 'openDays', value: 5, per: 'week' }
    : roles.one('openDays');
  const per = periodOf([
    ...running.map((cost) => cost.per),
    sales?.per ?? soldPer,
    pay?.per,
    ...(sold?.isWeekday ? ['week' as const] : []),
  ]);
  const quantity = sold && quantityOf({ value: sold.value, per: soldPer }, per, days);
  const all = sales
    ? amountIn(sales, per, days)
    : cents((quantity?.value ?? 0) * (unit?.price ?? 0));
  const share = unit ? 0 : sum(roles.of('share').map(({ value }) => value));
  const costs = [
    ...running.map((cost) => amountIn(cost, per, days)),
    ...(pay ? [payIn(pay, per, days)] : []),
  ];
  const gross =
    unit && quantity ? cents(quantity.value * unit.left) : cents(all * (1 - share / 100));
  const [outlay, cash, owed, before] = [
    roles.one('outlay')?.value,
    roles.one('cash')?.value,
    roles.one('owed')?.value,
    roles.one('before'),
  ];
  // A part of the sales alone tells nothing of what is left.
  if (
    costs.length === 0 &&
    !unit?.costs.length &&
    !(unit?.share && isAddition) &&
    outlay === undefined
  )
    return undefined;
  return {
    per,
    ...(unit && { unit }),
    ...(quantity && { quantity }),
    sales: all,
    share,
    running: costs,
    left: cents(gross - sum(costs)),
    ...(outlay !== undefined && { outlay }),
    ...(cash !== undefined && { cash }),
    ...(owed !== undefined && { owed }),
    ...(ownHours && { hours: ownHours }),
    ...(terms && { terms }),
    ...(theirs && unit && { theirs }),
    ...(pay && { pay }),
    isAddition,
    eitherWay: roles.of('eitherWay').map(({ value }) => value),
    paysPeople: pay !== undefined || labor !== undefined || running.some(({ isPay }) => isPay),
    ...(before?.to !== undefined && {
      before: {
        of: before.of,
        value: amountIn({ ...before, per: before.per ?? per }, per, days),
        to: amountIn({ ...before, value: before.to, per: before.per ?? per }, per, days),
      },
    }),
    assumesDays:
      !roles.one('openDays') &&
      !sold?.isWeekday &&
      [sales, ...running].some((flow) => flow?.per === 'day'),
  };
}

/** One sale, where the figures tell its price and costs and not how many there are. */
export function saleOf(figures: readonly MonthFigure[]): Sale | undefined {
  const roles = new FiguresByRole(figures);
  if (roles.hasTwo(...ambiguous.filter((role) => role !== 'sold')) || roles.one('cost'))
    return undefined;
  const unit = unitOf(roles);
  const flows = ['sales', 'running', 'outlay', 'cash', 'owed', 'before', 'more', 'payers'] as const;
  if (!unit || roles.one('price')?.per || flows.some((role) => roles.one(role))) return undefined;
  if (unit.costs.length === 0 && unit.share === 0) return undefined;
  const hours = ownHoursOf(roles);
  if (roles.one('wage') && laborOf(roles) === undefined) return undefined;
  const theirs = roles.one('theirs')?.value;
  return { unit, ...(hours && { hours }), ...(theirs && { theirs }) };
}
