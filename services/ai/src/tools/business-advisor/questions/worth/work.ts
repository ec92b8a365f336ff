import { FiguresByRole } from '../figures-by-role.js';
import type { Cost } from './cost.js';
import type { CostName, Figure, Per, Role } from './figure.js';
import type { Income } from './income.js';
import { payOf, scaledPay } from './pay.js';
import { scaled, scaleOf } from './scale.js';

/** What one piece of work, or a period of it, brings and costs. */
export interface Work {
  /** How many are sold in one order or period, where that is told. */
  readonly count?: number;
  readonly price?: number;
  /** What comes in: the price of one, of the order, or the sales of the period. */
  readonly brings: number;
  readonly costs: readonly Cost[];
  readonly left: number;
  /** What `brings` and `left` are for: a period, or one piece of work. */
  readonly per?: Per;
  /** Hours of somebody without pay: the owner. */
  readonly ownHours?: number;
  readonly outlay?: number;
  /** A cost of another period or occasion, against which what is left stands. */
  readonly fixed?: { readonly value: number; readonly per?: Per | undefined };
  /** How many periods it lasts. */
  readonly term?: number;
  /** What the owner wants an hour. */
  readonly wantedPay?: number;
  /** What comes in is a cost that is saved. */
  readonly saves?: 'pay' | 'rent';
  /** Minutes of one way. */
  readonly way?: number;
}

const sum = (costs: readonly Cost[]) => costs.reduce((all, { value }) => all + value, 0);

/** Which of the figures are too many to tell apart, or too few for an answer. */
function isOpen(figures: FiguresByRole<Figure>): boolean {
  const isTwice = figures.hasTwo(
    'price',
    'sales',
    'leaves',
    'wage',
    'hours',
    'people',
    'days',
    'outlay',
    'keeps',
    'way',
    'term',
  );
  const incomes = ['price', 'sales', 'leaves', 'saved', 'rate'].filter((role) =>
    figures.one(role as Role),
  );
  const hasCost = (['share', 'keeps', 'unitCost', 'fixed', 'outlay'] as const).some((role) =>
    figures.one(role),
  );
  const hasTime = figures.one('price') && figures.one('hours');
  const hasIdlePeople = figures.one('people') && !figures.one('wage');
  return (
    isTwice ||
    Boolean(hasIdlePeople) ||
    incomes.length > 1 ||
    !(hasCost || hasTime || payOf(figures))
  );
}

function incomeOf(figures: FiguresByRole<Figure>): Income | undefined {
  const saved = figures.one('saved');
  const wage = figures.one('wage');
  if (saved)
    return wage && { each: wage.value, count: saved.value, per: saved.per ?? 'week', saves: 'pay' };
  const rented = figures.one('fixed');
  const days = figures.one('days');
  // "It rents for 85 a day, I need it 6 days a month, a used one is 4,200".
  if (
    figures.one('outlay') &&
    rented?.per === 'day' &&
    days?.per &&
    figures.of('fixed').length === 1 &&
    !figures.one('price')
  )
    return { each: rented.value, count: days.value, per: days.per, saves: 'rent' };
  const rate = figures.one('rate');
  const hours = figures.one('hours');
  if (rate) return hours && { each: rate.value, count: hours.value, per: hours.per };
  const sales = figures.one('sales');
  if (sales) return { each: sales.value, per: sales.per };
  const price = figures.one('price');
  const each = price ?? figures.one('leaves');
  const counts = figures.of('count');
  const ofPeriod = counts.find(({ per }) => per);
  if (!each || counts.length > 1) return undefined;
  // "A room is 90 a night, 40 nights a month".
  if (price?.per === 'day' && days?.per && !counts[0])
    return { each: price.value, count: days.value, per: days.per };
  if (ofPeriod)
    return ofWeek({ each: each.value, count: ofPeriod.value, per: ofPeriod.per }, figures);
  // "6 children at 185 a week", or an order of so many.
  if (!counts[0]) return { each: each.value, per: each.per };
  return price && { each: each.value, count: counts[0].value, per: each.per };
}

/** "9 a day, 4 days a week" are 36 a week. */
function ofWeek(income: Income & { count: number }, figures: FiguresByRole<Figure>): Income {
  const days = figures.one('days');
  return income.per === 'day' && days?.per === 'week'
    ? { ...income, count: income.count * days.value, per: 'week' }
    : income;
}

function sharesOf(figures: FiguresByRole<Figure>, brings: number): readonly Cost[] {
  const part = (name: CostName, percent: number): Cost => ({
    name,
    value: (brings * percent) / 100,
    share: percent,
    base: brings,
  });
  const keeps = figures.one('keeps');
  return keeps
    ? [part('other', 100 - keeps.value)]
    : figures.of('share').map(({ value, name = 'other' }) => part(name, value));
}

/** A cost of a period, by the period of the work. */
function inPeriod({ value, per: from, name = 'other' }: Figure, per: Per | undefined): Cost {
  if (!from || !per || from === per) return { name, value };
  const scale = scaleOf(from, per);
  return { name, value: scaled(value, scale), factors: [value], scale };
}

/** What the figures say as a piece of work; nothing where they leave open how they belong together. */
export function workOf(all: readonly Figure[]): Work | undefined {
  const figures = new FiguresByRole(all);
  const income = isOpen(figures) ? undefined : incomeOf(figures);
  if (!income) return undefined;
  const { each, count, per, saves } = income;
  const pay = saves ? undefined : payOf(figures);
  const hours = figures.one('hours');
  const labor = pay && scaledPay(pay, { per, count, each, isEach: hours?.isEach === true });
  if ((figures.one('wage') && !saves && !labor) || (pay && !labor)) return undefined;
  const brings = each * (count ?? 1);
  const units = figures.of('unitCost').map(
    ({ value, name = 'other', isEach }): Cost =>
      // What costs less than one sells for is the cost of one; fuel is for the day.
      count && (isEach || (value < each && name !== 'fuel'))
        ? { name, value: value * count, factors: [count, value] }
        : { name, value },
  );
  // A cost of the period or of the occasion is one of the work; else the work has to cover it.
  const isCovered = ({ per: from }: Figure) =>
    Boolean(from ? (per ?? count) : (count ?? per ?? figures.one('sales')));
  const fixed = saves === 'rent' ? [] : figures.of('fixed');
  const rest = fixed.filter((one) => !isCovered(one));
  if (rest.length > 1) return undefined;
  const costs = [
    ...sharesOf(figures, brings),
    ...units,
    ...(labor ? [labor] : []),
    ...fixed.filter(isCovered).map((one) => inPeriod(one, per)),
  ];
  const own = pay || saves || figures.one('rate') || hours?.per ? undefined : hours;
  const outlay = figures.one('outlay')?.value;
  const term = figures.one('term');
  const wanted = figures.one('wantedPay')?.value;
  const way = figures.one('way')?.value;
  return {
    ...(count && { count, price: each }),
    brings,
    costs,
    left: brings - sum(costs),
    ...(per && { per }),
    ...(own && { ownHours: own.value * (own.isEach && count ? count : 1) }),
    ...(outlay && { outlay }),
    ...(rest[0] && { fixed: rest[0] }),
    ...(saves && { saves }),
    ...(term && term.per === per && { term: term.value }),
    ...(wanted && own && { wantedPay: wanted }),
    ...(way && pay && { way }),
  };
}

/** What comes in or is paid by the period, where nothing stands beside it: a rent, a salary, hours. */
export interface Flow {
  readonly value: number;
  readonly per?: Per | undefined;
  readonly cost?: Cost;
}

/** The only sum of the figures; below zero for a cost. */
export function flowOf(all: readonly Figure[]): Flow | undefined {
  const figures = new FiguresByRole(all);
  const sales = figures.one('sales');
  if (sales && all.length === 1) return { value: sales.value, per: sales.per };
  const fixed = figures.one('fixed');
  if (fixed && all.length === 1) return { value: -fixed.value, per: fixed.per };
  const pay = payOf(figures);
  const isPay = all.every(({ role }) => /^(?:wage|hours|people|days)$/.test(role));
  return pay && isPay ? { value: -pay.cost.value, per: pay.per, cost: pay.cost } : undefined;
}
