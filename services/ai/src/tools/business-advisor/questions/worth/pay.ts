import type { FiguresByRole } from '../figures-by-role.js';
import type { Cost } from './cost.js';
import type { Figure, Per } from './figure.js';
import type { Income } from './income.js';
import { scaled, scaleOf } from './scale.js';

const product = (factors: readonly number[]) => factors.reduce((all, factor) => all * factor, 1);

/** Pay of the people that are told: hours × people × days × pay an hour, and the period that it is for. */
export function payOf(
  figures: FiguresByRole<Figure>,
): { cost: Cost; per?: Per | undefined } | undefined {
  const wage = figures.one('wage')?.value;
  const hours = figures.one('hours');
  const way = figures.one('way')?.value;
  if (!wage || (!hours && !way)) return undefined;
  const days = figures.one('days');
  const time = (hours?.value ?? 0) + (way ? (2 * way) / 60 : 0);
  const factors = [
    figures.one('people')?.value,
    days && hours?.per !== 'week' ? days.value : undefined,
    time,
    wage,
  ].filter((factor) => factor !== undefined);
  const isFullWeek = !hours?.per && !days && (hours?.value ?? 0) >= 20;
  // "5 nights a week, 2 hours a night" is for a week; "4 days, 8 hours a day" for the work.
  const per = days ? days.per : (hours?.per ?? (isFullWeek ? ('week' as const) : undefined));
  return {
    cost: { name: 'pay', value: product(factors), factors },
    per,
  };
}

/** The pay for what is compared: the piece of work, the order or the period. */
export function scaledPay(
  { cost, per: from }: { cost: Cost; per?: Per | undefined },
  { per, count, each, isEach }: Pick<Income, 'per' | 'count' | 'each'> & { isEach: boolean },
): Cost | undefined {
  if (from && per && from !== per) {
    const scale = scaleOf(from, per);
    return { ...cost, value: scaled(cost.value, scale), scale };
  }
  if (from && !per) return undefined;
  // Pay that is more than the price of one is for all of them.
  if (count && (isEach || (!from && cost.value < each)))
    return { ...cost, value: cost.value * count, factors: [count, ...(cost.factors ?? [])] };
  return cost;
}
