import { cents } from '../computations/computed.js';
import type { Measure, Period } from '../measures/measure.js';
import { openDays } from '../questions/worth/scale.js';
import { plain } from '../relations/relation.js';
import type { Business } from './business.js';
import type { SoldThing } from './sold-thing.js';

export type FlowPeriod = Exclude<Period, 'hour'>;

export const flowPeriod = (period: Period | undefined): FlowPeriod | undefined =>
  period === 'hour' ? undefined : period;

/** What all of a thing leave, where its number is told. */
export const totalOf = ({ count, left }: SoldThing): number | undefined =>
  count ? cents(count.value * left) : undefined;

/** A factor, and its words for the line of arithmetic. */
type Scaling = readonly [number, string];

const perMonth: Readonly<Record<FlowPeriod, Scaling>> = {
  day: [openDays, `${openDays}`],
  week: [52 / 12, '52 ÷ 12'],
  'two weeks': [26 / 12, '26 ÷ 12'],
  month: [1, ''],
  year: [1 / 12, '1 ÷ 12'],
};

/** What a number of one period is in another one. */
function scaling(from: FlowPeriod, to: FlowPeriod, days: Measure | undefined): Scaling {
  if (from === to) return [1, ''];
  if (to === 'year') {
    const [toMonth, words] = scaling(from, 'month', days);
    return [toMonth * 12, words ? `${words} × 12` : '12'];
  }
  if (from === 'day' && days)
    return days.period === 'month'
      ? [days.value, plain(days.value)]
      : [(days.value * 52) / 12, `${plain(days.value)} × 52 ÷ 12`];
  return perMonth[from];
}

/** What all things that are sold leave in one period, after its costs. */
export interface Whole {
  readonly to: FlowPeriod;
  readonly into: readonly {
    readonly thing: SoldThing;
    readonly total: number;
    readonly value: number;
    /** By what the total was scaled; empty where it is of the period. */
    readonly words: string;
  }[];
  readonly out: readonly {
    readonly value: number;
    readonly words: string;
    readonly factors: readonly number[];
  }[];
  readonly gross: number;
  readonly left: number;
  /** Days were not told and are assumed. */
  readonly assumesDays: boolean;
}

/** A yearly income is wanted from this amount on, where no period is named. */
const yearlyAim = 20_000;

/** The business in one period; nothing where the number of a thing or its period is not told. */
export function wholeOf({ things, running, days, aim }: Business): Whole | undefined {
  const costPeriods = [...new Set(running.map(({ period }) => period))];
  const sold = things.flatMap((thing) => {
    // "The lease is $389 a month and it sells 420 cups": in the period of the costs.
    const period =
      flowPeriod(thing.count?.period) ??
      ((thing.count?.isTaken || things.length === 1) && costPeriods.length === 1
        ? costPeriods[0]
        : undefined);
    const total = totalOf(thing);
    return period && total !== undefined ? [{ thing, period, total }] : [];
  });
  if (sold.length < things.length) return undefined;
  const periods = [...new Set([...sold.map(({ period }) => period), ...costPeriods])];
  const [only] = periods;
  const wanted = flowPeriod(aim?.period) ?? (aim && aim.value >= yearlyAim ? 'year' : undefined);
  const isOne = periods.length === 1 && !(only === 'day' && days);
  const to: FlowPeriod = wanted ?? (isOne && only ? only : 'month');
  const scaledTo = (value: number, period: FlowPeriod) => {
    const [factor, words] = scaling(period, to, days);
    return { value: cents(value * factor), words };
  };
  const into = sold.map(({ thing, period, total }) => ({
    thing,
    total,
    ...scaledTo(total, period),
  }));
  const out = running.map(({ value, period, factors }) => ({
    factors,
    ...scaledTo(value, period),
  }));
  const sumOf = (flows: readonly { readonly value: number }[]) =>
    cents(flows.reduce((sum, { value }) => sum + value, 0));
  return {
    to,
    into,
    out,
    gross: sumOf(into),
    left: cents(sumOf(into) - sumOf(out)),
    assumesDays: periods.includes('day') && !days && to !== 'day',
  };
}

/** How many of the one thing have to be sold in the period. */
export interface Needed {
  readonly period: FlowPeriod;
  /** Costs of the period, and what the owner wants. */
  readonly sums: readonly number[];
  readonly sum: number;
  readonly left: number;
  readonly count: number;
}

/** How many cover the costs and the aim, where no number is told. */
export function neededOf({ things, running, aim }: Business): Needed | undefined {
  const [thing] = things;
  if (things.length !== 1 || !thing || thing.count || thing.left <= 0) return undefined;
  const period = flowPeriod(aim?.period) ?? running[0]?.period ?? flowPeriod(thing.price.period);
  if (!period || (!aim && running.length === 0)) return undefined;
  const to = running.every((one) => one.period === period) ? period : 'month';
  const inPeriod = (value: number, from: FlowPeriod) =>
    cents(value * scaling(from, to, undefined)[0]);
  const sums = [
    ...running.map((one) => inPeriod(one.value, one.period)),
    ...(aim ? [inPeriod(aim.value, flowPeriod(aim.period) ?? to)] : []),
  ];
  const sum = cents(sums.reduce((all, value) => all + value, 0));
  return { period: to, sums, sum, left: thing.left, count: Math.ceil(sum / thing.left - 1e-9) };
}

/** Two things or ways, by what an hour of one's own earns in each, or by what all of each leave. */
export interface Choice {
  readonly isHourly: boolean;
  readonly first: { readonly noun: string; readonly value: number };
  readonly second: { readonly noun: string; readonly value: number };
}

export function choiceOf(things: readonly SoldThing[]): Choice | undefined {
  const [one, two] = things;
  if (things.length !== 2 || !one || !two) return undefined;
  if (one.hours && two.hours)
    return {
      isHourly: true,
      first: { noun: one.noun, value: cents(one.left / one.hours) },
      second: { noun: two.noun, value: cents(two.left / two.hours) },
    };
  const [first, second] = [totalOf(one), totalOf(two)];
  if (first === undefined || second === undefined || one.count?.period || two.count?.period)
    return undefined;
  return {
    isHourly: false,
    first: { noun: one.noun, value: first },
    second: { noun: two.noun, value: second },
  };
}
