import { calendarDay } from '@commons/service-kit/config/time-zone';
import fc from 'fast-check';
import { writeForecast } from './financial-forecasting.writer.js';
import {
  breakEvenMonth,
  cautious,
  dollars,
  forecastMonths,
  monthlyFactor,
} from './forecast-months.js';
import { seasonalEntries } from './seasonal/seasonal-entries.js';

const now = new Date('2026-11-21T08:00:00Z');
const plan = {
  monthlyRevenue: 10_000,
  monthlyCosts: 11_000,
  growthRate: 5,
  growthPeriod: 'monthly' as const,
  forecastDuration: 3,
};
/** Money and percents have two decimals: no form sends 5e-324. */
const hundredths = (min: number, max: number) =>
  fc.integer({ min: min * 100, max: max * 100 }).map((value) => value / 100);
const money = hundredths(0, 1e12);
const plans = fc.record({
  monthlyRevenue: money,
  monthlyCosts: money,
  growthRate: hundredths(-100, 1_000),
  growthPeriod: fc.constantFrom('monthly' as const, 'yearly' as const),
  forecastDuration: fc.integer({ min: 1, max: 36 }),
});
const close = (a: number, b: number) =>
  Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b));

/** The table rows of the months in a text. */
const tableRows = (text: string) =>
  [...text.matchAll(/^\| (\w{3} \d{4}) \|(.+)\|$/gm)].map(([, month, cells = '']) => {
    const read = (cell: string) => Number(cell.replace(/[\s$,]/g, ''));
    const [, , profit = Number.NaN, total = Number.NaN] = cells.split('|').map(read);
    return { month, profit, total };
  });

describe('the months of a forecast', () => {
  it('begin with the entered numbers in the month after today, and grow', () => {
    const { read } = seasonalEntries('January: $500 stock');
    expect(forecastMonths(plan, read, now)).toEqual([
      { month: 'Dec 2026', revenue: 10_000, costs: 11_000, profit: -1_000, total: -1_000 },
      { month: 'Jan 2027', revenue: 10_500, costs: 11_500, profit: -1_000, total: -2_000 },
      { month: 'Feb 2027', revenue: 11_025, costs: 11_000, profit: 25, total: -1_975 },
    ]);
    expect(breakEvenMonth(plan)).toBe(3);
  });

  it.each([
    ['America/Chicago', 'Dec 2026'],
    ['Europe/Berlin', 'Jan 2027'],
  ])('begin after the month that it is in %s', (timeZone, first) => {
    const today = calendarDay(new Date('2026-12-01T03:00:00Z'), timeZone);
    const [row] = tableRows(writeForecast({ ...plan, businessType: 'Bakery' }, today));
    expect(row?.month).toBe(first);
  });

  it('spread yearly growth over twelve months', () => {
    const yearly = { ...plan, growthRate: 12, growthPeriod: 'yearly' as const };
    expect(forecastMonths({ ...yearly, forecastDuration: 13 }, [], now)[12]?.revenue).toBeCloseTo(
      11_200,
      6,
    );
  });

  it('are consistent for any numbers', () => {
    fc.assert(
      fc.property(plans, (any) => {
        const months = forecastMonths(any, [], now);
        expect(months).toHaveLength(any.forecastDuration);
        let total = 0;
        for (const [index, row] of months.entries()) {
          total += row.profit;
          expect(Object.values(row).slice(1).every(Number.isFinite)).toBe(true);
          expect(row.profit).toBe(row.revenue - row.costs);
          expect(row.total).toBe(total);
          const before = months[index - 1];
          if (before) expect(close(row.revenue, before.revenue * monthlyFactor(any))).toBe(true);
        }
        const careful = forecastMonths(cautious(any), [], now).at(-1)?.total ?? 0;
        expect(careful).toBeLessThanOrEqual((months.at(-1)?.total ?? 0) + 1e-6);
      }),
    );
  });

  it('tell what yearly growth adds in the first month', () => {
    const yearly = { ...plan, monthlyRevenue: 8_000, growthRate: 12 };
    const text = writeForecast(
      { ...yearly, growthPeriod: 'yearly', businessType: 'Yoga studio' },
      now,
    );
    expect(text).toContain('the growth of 12% a year comes from, $76 in the first month');
  });

  it('have their break-even in the first month whose revenue covers the costs', () => {
    fc.assert(
      fc.property(plans, (any) => {
        const months = forecastMonths({ ...any, forecastDuration: 36 }, [], now);
        const first = months.findIndex(({ revenue, costs }) => revenue >= costs) + 1;
        const found = breakEvenMonth(any);
        if (first > 0) expect(found).toBe(first);
        else expect(found ?? 99).toBeGreaterThan(36);
      }),
    );
  });

  it('are a table in the text that the screen can parse, rounded only there', () => {
    fc.assert(
      fc.property(plans, (any) => {
        const months = forecastMonths(any, [], now);
        const shown = tableRows(writeForecast({ ...any, businessType: 'Bakery' }, now));
        expect(shown.map(({ month }) => month)).toEqual(months.map(({ month }) => month));
        for (const [index, row] of shown.entries()) {
          const { total = 0, profit = 0 } = months[index] ?? {};
          expect(Math.abs(row.total - total)).toBeLessThanOrEqual(0.5 + Math.abs(total) * 1e-12);
          expect(Math.abs(row.profit - profit)).toBeLessThanOrEqual(0.5 + Math.abs(profit) * 1e-12);
        }
      }),
    );
  });

  it('are written as dollars', () => {
    expect([0, -0.2, -1234.5, 1e12].map(dollars)).toEqual([
      '$0',
      '$0',
      '-$1,235',
      '$1,000,000,000,000',
    ]);
  });
});

it.each([
  ['December', 1, true],
  ['January', 1, false],
  ['November', 11, false],
  ['November', 12, true],
  ['month 4', 3, false],
])(
  'a cost in %s counts in a forecast of %d months from December on: %s',
  (month, forecastDuration, counts) => {
    const text = writeForecast(
      {
        ...plan,
        forecastDuration,
        businessType: 'Toys',
        seasonalInvestments: `$6,000 stock in ${month}`,
      },
      now,
    );
    const line = counts
      ? 'Counted as a cost of $6,000'
      : 'Not counted, because its month is not among';
    expect(text).toContain(`- ${line}`);
    const costs = forecastDuration * plan.monthlyCosts + (counts ? 6_000 : 0);
    expect(text).toContain(`- Costs: ${dollars(costs)}`);
  },
);

it('[AIT-06] says of an entry for several months how many of them are in the forecast', () => {
  const text = writeForecast(
    {
      ...plan,
      forecastDuration: 6,
      businessType: 'Lawn care',
      seasonalInvestments: 'hire a helper april to september 2400 a month',
    },
    now,
  );
  expect(text).toContain(
    '- Counted as a cost of $2,400: hire a helper april to september 2400 a month (in each of 2 months; 4 more are not in this forecast)',
  );
  expect(text).not.toContain('Not counted');
});
