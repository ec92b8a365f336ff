import { FiguresByRole } from '../questions/figures-by-role.js';
import { toldOnce } from './month.js';
import type { MonthFigure } from './month-figure.js';
import { amountIn, type MonthPer, openTimeOf, periodOf } from './quantity.js';
import { laborOf, ownHoursOf, type Unit, unitOf } from './unit.js';

/** One sale whose number is not told. */
export interface Sale {
  readonly unit: Unit;
  /** Hours of one's own in each. */
  readonly hours?: number;
  readonly theirs?: number;
  /** Costs of each period that so many sales have to cover. */
  readonly toCover?: {
    readonly running: readonly number[];
    readonly per: MonthPer;
    /** Paid once. */
    readonly outlay?: number | undefined;
  };
}

/** Figures with which it is a month, or nothing that can be computed. */
const ofWhole = ['sales', 'cash', 'owed', 'before', 'more'] as const;

/**
 * One sale, where the figures tell its price and costs and not how many there are; with costs of a period also how
 * many cover them.
 */
export function saleOf(figures: readonly MonthFigure[]): Sale | undefined {
  const roles = new FiguresByRole(figures);
  if (roles.hasTwo(...toldOnce.filter((role) => role !== 'sold')) || roles.one('cost'))
    return undefined;
  const unit = unitOf(roles);
  if (!unit || roles.one('price')?.per || ofWhole.some((role) => roles.one(role))) return undefined;
  const costs = roles.of('running').filter(({ per, isBudget }) => per && !isBudget);
  // Chairs and customers do not tell how much is sold in the period.
  if (costs.length === 0 && (roles.one('payers') || roles.one('outlay'))) return undefined;
  if (costs.length > 0 && roles.one('sold')) return undefined;
  if (costs.length === 0 && unit.costs.length === 0 && unit.share === 0) return undefined;
  if (roles.one('wage') && laborOf(roles) === undefined) return undefined;
  const hours = ownHoursOf(roles);
  const theirs = roles.one('theirs')?.value;
  const per = periodOf(costs.map((cost) => cost.per));
  const running = costs.map((cost) => amountIn(cost, per, openTimeOf(roles)));
  return {
    unit,
    ...(hours && { hours }),
    ...(theirs && { theirs }),
    ...(running.length > 0 &&
      unit.left > 0 && {
        toCover: { running, per, outlay: roles.one('outlay')?.value },
      }),
  };
}
