import { cents } from '../computations/computed.js';
import type { FiguresByRole } from '../questions/figures-by-role.js';
import type { Per } from '../questions/worth/figure.js';
import { openDays, scaled, scaleOf } from '../questions/worth/scale.js';
import type { MonthFigure } from './month-figure.js';

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

/** When the business sells. */
export interface OpenTime {
  /** Days of a week or of a month. */
  readonly days?: { readonly value: number; readonly per?: Per | undefined } | undefined;
  /** Every weekday: the week tells the whole. */
  readonly onWeekdays?: boolean | undefined;
  /** Weeks of the year in which it sells at all. */
  readonly seasonWeeks?: number | undefined;
}

export const openTimeOf = (roles: FiguresByRole<MonthFigure>): OpenTime => ({
  days: roles.one('openDays'),
  onWeekdays: roles.one('openDays')?.onWeekdays,
  seasonWeeks: roles.one('seasonWeeks')?.value,
});

/** Costs run all the year. */
export const withoutSeason = ({ days }: OpenTime): OpenTime => ({ days });

const weeksOfYear = 52;

/** How many open days a period has, as told or assumed. */
function daysIn(per: MonthPer, { days, seasonWeeks }: OpenTime) {
  const weeks = { week: 1, month: weeksOfYear / 12, year: seasonWeeks ?? weeksOfYear }[per];
  if (days?.per === per) return { factors: [days.value], isAssumed: false };
  if (days?.per === 'week') return { factors: [days.value, weeks], isAssumed: false };
  if (days?.per === 'month' && per === 'year' && !seasonWeeks)
    return { factors: [days.value, 12], isAssumed: false };
  const daysOfWeek = 6;
  return {
    factors:
      per === 'week'
        ? [daysOfWeek]
        : per === 'month'
          ? [openDays]
          : seasonWeeks
            ? [daysOfWeek, seasonWeeks]
            : [openDays * 12],
    isAssumed: true,
  };
}

/** A count of one period in another. */
export function quantityOf(
  { value, per }: { readonly value: number; readonly per?: Per | undefined },
  to: MonthPer,
  open: OpenTime,
): Quantity {
  if (!per || per === to) return { value, factors: [value], isAssumed: false, told: value };
  if (per === 'day') return product(value, daysIn(to, open));
  if (per === 'week' && to === 'year' && open.seasonWeeks)
    return product(value, { factors: [open.seasonWeeks], isAssumed: false });
  const scale = scaleOf(per, to);
  return {
    value: scaled(value, scale),
    factors: [value, scale.times / scale.over],
    isAssumed: false,
    told: value,
  };
}

function product(
  told: number,
  { factors, isAssumed }: { readonly factors: readonly number[]; readonly isAssumed: boolean },
): Quantity {
  const all = [told, ...factors];
  return { value: all.reduce((so, factor) => so * factor, 1), factors: all, isAssumed, told };
}

/** An amount of one period in another; those of a day on the days that it is open. */
export const amountIn = (
  figure: { readonly value: number; readonly per?: Per | undefined },
  to: MonthPer,
  open: OpenTime,
): number => cents(quantityOf(figure, to, open).value);

/** The period in which the whole is told: the month, unless all flows are of one other period. */
export function periodOf(flows: readonly (Per | undefined)[]): MonthPer {
  const told = [...new Set(flows.filter((per) => per !== undefined && per !== 'day'))];
  const [only] = told;
  return told.length === 1 && (only === 'week' || only === 'year') ? only : 'month';
}
