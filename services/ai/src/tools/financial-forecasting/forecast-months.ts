import type { SeasonalEntry } from './seasonal/seasonal-entry.js';

/** Input of a forecast: dollars per month, growth in percent per period, number of months. */
export interface ForecastCase {
  readonly monthlyRevenue: number;
  readonly monthlyCosts: number;
  readonly growthRate: number;
  readonly growthPeriod: 'monthly' | 'yearly';
  readonly forecastDuration: number;
}

/** A month of a forecast: its name, and amounts in dollars. */
export interface ForecastRow {
  readonly month: string;
  readonly revenue: number;
  readonly costs: number;
  readonly profit: number;
  /** Cumulative profit including this month. */
  readonly total: number;
}

const monthNames: Readonly<Record<string, string>> = {
  en: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  es: 'ene feb mar abr may jun jul ago sep oct nov dic',
};

const isLasting = ({ kind }: SeasonalEntry) => kind === 'lasting-cost' || kind === 'lasting-income';

/** Growth per month as a factor: a yearly rate is spread evenly over twelve months. */
export const monthlyFactor = ({ growthRate, growthPeriod }: ForecastCase): number =>
  (1 + growthRate / 100) ** (growthPeriod === 'yearly' ? 1 / 12 : 1);

const named = (date: Date, language: string) =>
  `${(monthNames[language] ?? monthNames.en ?? '').split(' ')[date.getUTCMonth()]} ${date.getUTCFullYear()}`;

/**
 * The months, unrounded. Month 1 is the month after `today` with the entered revenue. Revenue grows every month, costs
 * are constant. A seasonal entry for a calendar month counts in each of these months, a lasting one from its first on.
 * @param language of the names of the months: 'en' or 'es'
 */
export function forecastMonths(
  plan: ForecastCase,
  seasonal: readonly SeasonalEntry[],
  today: Date,
  language = 'en',
): ForecastRow[] {
  const factor = monthlyFactor(plan);
  const begun = new Set<SeasonalEntry>();
  let total = 0;
  return Array.from({ length: plan.forecastDuration }, (_, index) => {
    const date = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 1 + index, 1));
    const calendarMonth = date.getUTCMonth() + 1;
    const now = seasonal.filter(
      ({ month }) => month.number === (month.of === 'year' ? calendarMonth : index + 1),
    );
    for (const entry of now) if (isLasting(entry)) begun.add(entry);
    const sum = (entries: readonly SeasonalEntry[]) =>
      entries.reduce((all, { dollars }) => all + dollars, 0);
    const lasting = (of: SeasonalEntry['kind']) => [...begun].filter(({ kind }) => kind === of);
    const share = now.reduce((all, { percent = 0 }) => all * (1 + percent / 100), 1);
    const known = now.filter(({ kind }) => kind === 'sales');
    const usual = known.length > 0 ? sum(known) : plan.monthlyRevenue * factor ** index;
    const revenue =
      usual * share +
      sum(now.filter(({ kind }) => kind === 'income')) +
      sum(lasting('lasting-income'));
    const costs =
      plan.monthlyCosts + sum(now.filter(({ kind }) => !kind)) + sum(lasting('lasting-cost'));
    const profit = revenue - costs;
    total += profit;
    const month = named(date, language);
    return { month, revenue, costs, profit, total };
  });
}

/** Whether the month of an entry is one of the forecast's. */
export function isWithin(
  { month }: SeasonalEntry,
  { forecastDuration }: Pick<ForecastCase, 'forecastDuration'>,
  today: Date,
): boolean {
  // Months until it: 1 for the month after today, which is the first one.
  const until =
    month.of === 'forecast'
      ? month.number
      : ((month.number - 1 - today.getUTCMonth() + 11) % 12) + 1;
  return until <= forecastDuration;
}

/** The cautious case: less revenue, more costs and half the growth; a decline is unchanged. */
export const cautious = (plan: ForecastCase): ForecastCase => ({
  ...plan,
  monthlyRevenue: plan.monthlyRevenue * 0.9,
  monthlyCosts: plan.monthlyCosts * 1.1,
  growthRate: plan.growthRate > 0 ? plan.growthRate / 2 : plan.growthRate,
});

/**
 * The first month, counted from 1, in which revenue covers ordinary costs. It may be after the end of the forecast.
 * @returns undefined when there is none
 */
export function breakEvenMonth(plan: ForecastCase): number | undefined {
  const { monthlyRevenue, monthlyCosts } = plan;
  if (monthlyRevenue >= monthlyCosts) return 1;
  const factor = monthlyFactor(plan);
  if (monthlyRevenue <= 0 || factor <= 1) return undefined;
  const exact = Math.log(monthlyCosts / monthlyRevenue) / Math.log(factor);
  // Exact up to rounding, so the neighbours are checked.
  const near = Math.max(Math.round(exact), 1);
  return monthlyRevenue * factor ** near >= monthlyCosts ? near + 1 : near + 2;
}

/** Formatted dollars, e.g. $1,234 or -$1,234: rounded here and nowhere else. */
export const dollars = (amount: number): string => {
  const text = Math.round(Math.abs(amount)).toLocaleString('en-US');
  return `${amount < 0 && text !== '0' ? '-' : ''}$${text}`;
};
