import type { ForecastRequest } from '@commons/contracts/tools/ai';
import type { z } from 'zod';
import { builtInNote, bullets, quote, table } from '../entered-text.js';
import {
  breakEvenMonth,
  cautious,
  dollars,
  type ForecastCase,
  type ForecastRow,
  forecastMonths,
  monthlyFactor,
} from './forecast-months.js';
import { type SeasonalEntries, seasonalEntries } from './seasonal-entries.js';

type Input = z.output<typeof ForecastRequest>;

const count = (months: number) => `${months} month${months === 1 ? '' : 's'}`;
const percent = (value: number) => `${Number(value.toFixed(2))}%`;

const columns = ['Month', 'Revenue', 'Costs', 'Profit', 'Total so far'] as const;

/** The table of months. The screen draws a chart of any table whose cells are amounts like $1,234 or -$1,234. */
export const monthsTable = (months: readonly ForecastRow[]): string =>
  table(
    columns,
    months.map(({ month, ...money }) => [
      month,
      ...[money.revenue, money.costs, money.profit, money.total].map(dollars),
    ]),
  );

function assumptions(input: Input, { read, unread }: SeasonalEntries): string {
  const { growthRate, growthPeriod } = input;
  const a = growthPeriod === 'yearly' ? 'a year' : 'a month';
  const spread =
    growthPeriod === 'yearly'
      ? `, spread evenly: ${percent((monthlyFactor(input) - 1) * 100)} a month`
      : '';
  return bullets([
    `Revenue begins at ${dollars(input.monthlyRevenue)} in the first month and changes by ${percent(growthRate)} ${a}${spread}.`,
    `Costs stay at ${dollars(input.monthlyCosts)} a month.`,
    ...read.map(({ text, dollars: sum }) => `Counted as a cost of ${dollars(sum)}: ${quote(text)}`),
    ...unread.map(
      (text) =>
        `Not counted, because it does not name one month and one cost: ${quote(text)} [fill in: e.g. December: $500]`,
    ),
    'Taxes, loan payments and the owner’s pay count only if they are in the costs you entered.',
  ]);
}

/** Totals and key points of the months; `months` is never empty. */
export function keyFigures(plan: ForecastCase, months: readonly ForecastRow[]) {
  const sum = (part: 'revenue' | 'costs') => months.reduce((total, row) => total + row[part], 0);
  return {
    revenue: sum('revenue'),
    costs: sum('costs'),
    profit: months.at(-1)?.total ?? 0,
    lowest: Math.min(0, ...months.map(({ total }) => total)),
    breakEven: breakEvenMonth(plan),
  };
}

function breakEvenLine(plan: ForecastCase, months: readonly ForecastRow[]): string {
  const month = breakEvenMonth(plan);
  if (month === 1)
    return 'Break-even month: the revenue covers the ordinary costs from the first month.';
  if (!month)
    return 'Break-even month: at this growth the revenue never reaches the ordinary costs.';
  const name = months[month - 1]?.month;
  if (name)
    return `Break-even month: ${name} (month ${month}), when the revenue covers the ordinary costs.`;
  return `Break-even month: month ${month}, after the end of this forecast.`;
}

function figures(plan: ForecastCase, months: readonly ForecastRow[]): string {
  const { revenue, costs, profit, lowest } = keyFigures(plan, months);
  const needed =
    lowest < 0
      ? `Money needed on the way: ${dollars(-lowest)}, the deepest point of “${columns[4]}”.`
      : 'Money needed on the way: none by these figures; the total never falls below zero.';
  return bullets([
    `Revenue in ${count(months.length)}: ${dollars(revenue)}`,
    `Costs: ${dollars(costs)}`,
    `Profit: ${dollars(profit)}${revenue > 0 ? ` (${percent((profit / revenue) * 100)} of the revenue)` : ''}`,
    breakEvenLine(plan, months),
    needed,
  ]);
}

function cautiousSection(input: Input, seasonal: SeasonalEntries, today: Date): string {
  const plan = cautious(input);
  const months = forecastMonths(plan, seasonal.read, today);
  const half = input.growthRate > 0 ? 'half the growth' : 'the same growth';
  return `With 10% less revenue, 10% more costs and ${half}:\n\n${figures(plan, months)}`;
}

function steps({ monthlyRevenue, monthlyCosts, growthRate }: Input): string {
  const gap = monthlyCosts - monthlyRevenue;
  const first =
    gap > 0
      ? `Close the monthly gap of ${dollars(gap)}: list what can be sold more, priced higher or spent less, each with an amount.`
      : `Keep the monthly surplus of ${dollars(-gap)} visible: decide how much goes into a reserve and how much into growth.`;
  const second =
    growthRate > 0
      ? `Name what the growth of ${percent(growthRate)} comes from: [fill in: customers, orders or prices, and how many].`
      : 'Name what keeps customers from leaving: [fill in: measures and their cost].';
  return bullets([
    first,
    second,
    'Replace each month by the real figures as it ends, and look at the difference.',
    'Compare the lowest point of the cautious case with your money at hand: [fill in: cash today].',
  ]);
}

/**
 * Computes the months, the totals, the break-even month and a cautious case from the entered numbers only.
 * @param today the forecast begins with the month after it; midnight UTC of the town's day
 */
export function writeForecast(input: Input, today: Date): string {
  const seasonal = seasonalEntries(input.seasonalInvestments);
  const months = forecastMonths(input, seasonal.read, today);
  return [
    `# Forecast: ${quote(input.businessType)}, ${count(input.forecastDuration)}`,
    builtInNote,
    `## Months\n\n${monthsTable(months)}`,
    `## Result\n\n${figures(input, months)}`,
    `## What it rests on\n\n${assumptions(input, seasonal)}`,
    `## Cautious case\n\n${cautiousSection(input, seasonal, today)}`,
    `## Next steps\n\n${steps(input)}`,
    'A calculation from your entries, not financial advice.',
  ].join('\n\n');
}
