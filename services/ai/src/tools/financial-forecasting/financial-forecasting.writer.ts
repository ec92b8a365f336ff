import type { ForecastRequest } from '@commons/contracts/tools/ai';
import type { Translate } from '@commons/service-kit/texts/package-texts';
import type { z } from 'zod';
import type { AccountFacts } from '../../facts/account/account-facts.js';
import { answerLanguage } from '../../facts/language/answer-language.js';
import { aiTexts } from '../../texts/ai-texts.js';
import { bullets, quote, table } from '../entered-text.js';
import {
  breakEvenMonth,
  cautious,
  dollars,
  type ForecastCase,
  type ForecastRow,
  forecastMonths,
  isWithin,
  monthlyFactor,
} from './forecast-months.js';
import { seasonalEntries } from './seasonal/seasonal-entries.js';
import type { SeasonalEntries, SeasonalEntry } from './seasonal/seasonal-entry.js';

type Input = z.output<typeof ForecastRequest>;

/** 'es' or 'en': a forecast is made of numbers, so the page's language counts unless words were entered. */
const forecastLanguage = (input: Input, { language }: AccountFacts): 'en' | 'es' =>
  answerLanguage(`${input.businessType}\n${input.seasonalInvestments ?? ''}`, language) === 'es'
    ? 'es'
    : 'en';

const percent = (value: number) => `${Number(value.toFixed(2))}%`;

/** The table of months. The screen draws a chart of any table whose cells are amounts like $1,234 or -$1,234. */
export const monthsTable = (months: readonly ForecastRow[], t: Translate = aiTexts('en')): string =>
  table(
    [
      t('forecastMonth'),
      t('forecastRevenue'),
      t('forecastCosts'),
      t('forecastProfit'),
      t('forecastSoFar'),
    ],
    months.map(({ month, ...money }) => [
      month,
      ...[money.revenue, money.costs, money.profit, money.total].map(dollars),
    ]),
  );

/** Trades whose year is uneven nearly everywhere. */
const seasonalTrades =
  /\b(?:landscap\w*|lawn|garden\w*|nursery|pools?|ice cream|snow|roof\w*|hvac|heating|farm\w*|market|florist\w*|flower\w*|tour\w*|hotels?|inn|camp\w*|tax|gift|toys?|wedding\w*|cater\w*|construction|paint\w*|pav\w*|jardin\w*|flor\w*|helad\w*|techos?|granjas?|bodas?|regalos?|impuestos|construcción|pintura)\b/i;

function entryLine({ kind, percent: change, dollars: sum, text }: SeasonalEntry, t: Translate) {
  const said = quote(text);
  if (change !== undefined)
    return change < 0
      ? t('forecastCountedLess', { percent: percent(-change), text: said })
      : t('forecastCountedMore', { percent: percent(change), text: said });
  const values = { sum: dollars(sum), text: said };
  if (kind === 'income') return t('forecastCountedIncome', values);
  if (kind === 'sales') return t('forecastCountedSales', values);
  if (kind === 'lasting-cost') return t('forecastCountedLasting', values);
  if (kind === 'lasting-income') return t('forecastCountedLastingIncome', values);
  return t('forecastCountedCost', values);
}

/** Whether an entry makes the sales of its month differ from others. */
const changesSales = ({ percent: change, kind }: SeasonalEntry) =>
  change !== undefined || kind === 'income' || kind === 'lasting-income' || kind === 'sales';

/** What was made of an entry; one of several months tells how many of them the forecast has. */
function readLine(
  months: readonly SeasonalEntry[],
  isCounted: (entry: SeasonalEntry) => boolean,
  t: Translate,
): string {
  const counted = months.filter(isCounted);
  const [first] = counted;
  if (!first) return t('forecastOutside', { text: quote(months[0]?.text ?? '') });
  if (months.length === 1) return entryLine(first, t);
  const others = months.length - counted.length;
  return `${entryLine(first, t)} ${t('forecastCountedMonths', { counted: counted.length, others })}`;
}

function assumptions(
  input: Input,
  { read, unread }: SeasonalEntries,
  today: Date,
  t: Translate,
): string {
  const { growthRate, growthPeriod, businessType } = input;
  const growth = percent(growthRate);
  return bullets([
    growthRate === 0
      ? t('forecastFlat', { revenue: dollars(input.monthlyRevenue) })
      : growthPeriod === 'yearly'
        ? t('forecastGrowsYearly', {
            revenue: dollars(input.monthlyRevenue),
            growth,
            monthly: percent((monthlyFactor(input) - 1) * 100),
          })
        : t('forecastGrowsMonthly', { revenue: dollars(input.monthlyRevenue), growth }),
    t('forecastCostsStay', { costs: dollars(input.monthlyCosts) }),
    ...[...new Set(read.map(({ text }) => text))].map((text) =>
      readLine(
        read.filter((entry) => entry.text === text),
        (entry) => isWithin(entry, input, today),
        t,
      ),
    ),
    ...unread.map((text) => t('forecastNotCounted', { text: quote(text) })),
    ...(unread.length > 0 ? [t('forecastNotesRead')] : []),
    ...(read.some(changesSales)
      ? []
      : [seasonalTrades.test(businessType) ? t('forecastEvenButSeasonal') : t('forecastEven')]),
    t('forecastOnlyEntered'),
  ]);
}

/** Totals and key points of the months; `months` is never empty. */
function keyFigures(months: readonly ForecastRow[]) {
  const sum = (part: 'revenue' | 'costs') => months.reduce((total, row) => total + row[part], 0);
  return {
    revenue: sum('revenue'),
    costs: sum('costs'),
    profit: months.at(-1)?.total ?? 0,
    lowest: Math.min(0, ...months.map(({ total }) => total)),
  };
}

/** The first month that covers its costs. Without changes of the sales it is known after the end of the forecast, too. */
function breakEvenLine(
  plan: ForecastCase,
  months: readonly ForecastRow[],
  isUneven: boolean,
  t: Translate,
): string {
  if (isUneven) {
    const covered = months.find(({ profit }) => profit >= 0);
    return covered ? t('forecastFirstCovered', { name: covered.month }) : t('forecastNoneCovered');
  }
  const month = breakEvenMonth(plan);
  if (month === 1) return t('forecastEvenAtOnce');
  if (!month) return t('forecastNeverEven');
  const name = months[month - 1]?.month;
  if (name) return t('forecastEvenIn', { name, month });
  return t('forecastEvenAfter', { month });
}

function figures(
  plan: ForecastCase,
  months: readonly ForecastRow[],
  { read }: SeasonalEntries,
  t: Translate,
): string {
  const { revenue, costs, profit, lowest } = keyFigures(months);
  const deepest = months.find(({ total }) => total === lowest)?.month ?? '';
  const weak = months.filter((row) => row.profit < 0);
  return bullets([
    t('forecastRevenueIn', { count: months.length, sum: dollars(revenue) }),
    t('forecastCostsSum', { sum: dollars(costs) }),
    revenue > 0
      ? t('forecastProfitShare', {
          sum: dollars(profit),
          percent: percent((profit / revenue) * 100),
        })
      : t('forecastProfitSum', { sum: dollars(profit) }),
    // A cost that begins later moves the point: the weak months say more.
    ...(read.some(({ kind }) => kind?.startsWith('lasting'))
      ? []
      : [breakEvenLine(plan, months, read.some(changesSales), t)]),
    lowest < 0
      ? t('forecastNeeded', { sum: dollars(-lowest), month: deepest })
      : t('forecastNoneNeeded'),
    ...(weak.length > 0 && weak.length <= 4 && weak.length < months.length
      ? [t('forecastWeakMonths', { months: weak.map(({ month }) => month).join(', ') })]
      : []),
  ]);
}

function cautiousSection(
  input: Input,
  seasonal: SeasonalEntries,
  today: Date,
  t: Translate,
  language: string,
): string {
  const plan = cautious(input);
  const months = forecastMonths(plan, seasonal.read, today, language);
  const head = input.growthRate > 0 ? t('forecastCautiousHalf') : t('forecastCautiousSame');
  return `${head}\n\n${figures(plan, months, seasonal, t)}`;
}

function steps(input: Input, lowest: number, t: Translate): string {
  const { monthlyRevenue, monthlyCosts, growthRate, growthPeriod } = input;
  const gap = monthlyCosts - monthlyRevenue;
  return bullets([
    gap > 0
      ? t('forecastCloseGap', { gap: dollars(gap) })
      : t('forecastUseSurplus', { surplus: dollars(-gap) }),
    growthRate > 0
      ? t('forecastNameGrowth', {
          growth: `${percent(growthRate)}${growthPeriod === 'yearly' ? t('forecastAYear') : ''}`,
          more: dollars(monthlyRevenue * (monthlyFactor(input) - 1)),
        })
      : t('forecastKeepCustomers'),
    t('forecastReplaceMonths'),
    lowest < 0
      ? t('forecastCompareCash', { lowest: dollars(-lowest) })
      : t('forecastReserve', { costs: dollars(monthlyCosts) }),
  ]);
}

/**
 * Computes the months, the totals, the break-even month and a cautious case from the entered numbers only.
 * @param today the forecast begins with the month after it; midnight UTC of the town's day
 */
export function writeForecast(input: Input, today: Date, account: AccountFacts = {}): string {
  const language = forecastLanguage(input, account);
  const t = aiTexts(language);
  const seasonal = seasonalEntries(input.seasonalInvestments);
  const months = forecastMonths(input, seasonal.read, today, language);
  const careful = forecastMonths(cautious(input), seasonal.read, today, language);
  const lowest = Math.min(0, ...careful.map(({ total }) => total));
  const count = input.forecastDuration;
  return [
    `# ${t('forecastTitle', { business: quote(input.businessType), count })}`,
    `## ${t('forecastMonths')}\n\n${monthsTable(months, t)}`,
    `## ${t('forecastResult')}\n\n${figures(input, months, seasonal, t)}`,
    `## ${t('forecastRestsOn')}\n\n${assumptions(input, seasonal, today, t)}`,
    `## ${t('forecastCautious')}\n\n${cautiousSection(input, seasonal, today, t, language)}`,
    `## ${t('forecastNext')}\n\n${steps(input, lowest, t)}`,
    t('forecastOrigin'),
  ].join('\n\n');
}
