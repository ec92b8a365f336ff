import { cents } from '../computations/computed.js';
import { FiguresByRole } from '../questions/figures-by-role.js';
import type { MonthFigure } from './month-figure.js';
import {
  amountIn,
  type MonthPer,
  type OpenTime,
  openTimeOf,
  periodOf,
  type Quantity,
  quantityOf,
  withoutSeason,
} from './quantity.js';
import { laborOf, ownHoursOf, sum, type TimedPay, timedPayOf, type Unit, unitOf } from './unit.js';

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
  /** It is payers who are counted: members, rooms, chairs. */
  readonly paysEach: boolean;
  /** How many payers there is room for. */
  readonly room?: number | undefined;
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

/**
 * What one more adds to the period, and how many there are: of payers who pay by the week, what each pays in the whole
 * month.
 */
export function eachIn({ unit, quantity, paysEach }: Month) {
  if (!unit || !quantity) return undefined;
  return paysEach
    ? { left: cents((unit.left * quantity.value) / quantity.told), count: quantity.told }
    : { left: unit.left, count: quantity.value };
}

/** Costs of each period that one sale more does not change. */
export const runningOf = ({ running }: Month): number => cents(sum(running));

/** Roles that a situation may tell once: a second one leaves open which of them counts. */
export const toldOnce = [
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

/** Pay of a day or a week in the period. */
const payIn = ({ cost, per }: TimedPay, to: MonthPer, open: OpenTime) =>
  cents(cost * quantityOf({ value: 1, per }, to, open).value);

/**
 * The month of a business from its figures; nothing where they leave open how they belong together.
 * @param figures every amount and percentage of the situation
 */
export function monthOf(figures: readonly MonthFigure[]): Month | undefined {
  const roles = new FiguresByRole(figures);
  if (roles.hasTwo(...toldOnce) || roles.one('cost')) return undefined;
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
  // Where nothing is told of the present business, its pay and costs are those of what is added.
  const isOfAddition = pay !== undefined && !roles.one('sold') && !roles.one('payers');
  const running = roles
    .of('running')
    .filter(({ isPlanned, isRent }) => !isAddition || isPlanned || (isOfAddition && !isRent));
  const soldPer = sold?.per ?? (isAddition ? roles.one('sold')?.per : undefined) ?? price?.per;
  if (!sales && !soldPer) return undefined;
  const open = openTimeOf(roles);
  const per = periodOf([
    ...running.map((cost) => cost.per),
    sales?.per ?? soldPer,
    pay?.per,
    ...(open.onWeekdays ? ['week' as const] : []),
    ...(open.seasonWeeks ? ['year' as const] : []),
  ]);
  const quantity = sold && quantityOf({ value: sold.value, per: soldPer }, per, open);
  const all = sales
    ? amountIn(sales, per, open)
    : cents((quantity?.value ?? 0) * (unit?.price ?? 0));
  const share = unit ? 0 : sum(roles.of('share').map(({ value }) => value));
  const costs = [
    ...running.map((cost) => amountIn(cost, per, withoutSeason(open))),
    ...(pay ? [payIn(pay, per, open)] : []),
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
    ...(roles.one('room') && { room: roles.one('room')?.value }),
    ...(ownHours && { hours: ownHours }),
    ...(terms && { terms }),
    ...(theirs && unit && { theirs }),
    ...(pay && { pay }),
    isAddition,
    paysEach: !isAddition && sold !== undefined && sold === roles.one('payers'),
    eitherWay: roles.of('eitherWay').map(({ value }) => value),
    paysPeople: pay !== undefined || labor !== undefined || running.some(({ isPay }) => isPay),
    ...(before?.to !== undefined && {
      before: {
        of: before.of,
        value: amountIn({ ...before, per: before.per ?? per }, per, open),
        to: amountIn({ ...before, value: before.to, per: before.per ?? per }, per, open),
      },
    }),
    assumesDays:
      !quantity?.isAssumed &&
      !roles.one('openDays') &&
      [sales, ...running].some((flow) => flow?.per === 'day'),
  };
}
