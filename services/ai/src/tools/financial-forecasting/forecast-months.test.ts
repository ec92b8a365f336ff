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
import { seasonalEntries } from './seasonal-entries.js';

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

describe('seasonal entries', () => {
  it.each([
    ['December: $5,000 stock', 'year', 12, 5_000],
    ['2k for ads in month 3', 'forecast', 3, 2_000],
    ['Sept - 750.50', 'year', 9, 750.5],
  ])('reads %s', (text, of, number, dollarsRead) => {
    expect(seasonalEntries(text)).toEqual({
      read: [{ month: { of, number }, dollars: dollarsRead, text }],
      unread: [],
    });
  });

  it('reads changes of sales, lasting costs, income and several months', () => {
    const of = (text: string) =>
      seasonalEntries(text).read.map(({ month, dollars: sum, kind, percent }) => [
        month.number,
        percent ?? sum,
        kind,
      ]);
    expect(of('40% less sales in January and February')).toEqual([
      [1, -40, undefined],
      [2, -40, undefined],
    ]);
    expect(of('from March: $2,400 a month for a helper')).toEqual([[3, 2_400, 'lasting-cost']]);
    expect(of('extra sales of $900 in December')).toEqual([[12, 900, 'income']]);
    expect(of('June to August 300 a month for help')).toEqual([
      [6, 300, undefined],
      [7, 300, undefined],
      [8, 300, undefined],
    ]);
    expect(of('diciembre: 2 mil de mercancía, enero: $800 de anuncios')).toEqual([
      [12, 2_000, undefined],
      [1, 800, undefined],
    ]);
  });

  it.each([
    ['closed january', [[1, -100, undefined]]],
    ["we don't go out in january", [[1, -100, undefined]]],
    ['no abrimos en enero', [[1, -100, undefined]]],
    [
      'nothing comes in from january to february',
      [
        [1, -100, undefined],
        [2, -100, undefined],
      ],
    ],
    [
      'we are closed January and February',
      [
        [1, -100, undefined],
        [2, -100, undefined],
      ],
    ],
    ['cerramos en julio', [[7, -100, undefined]]],
    ['sales double in December', [[12, 100, undefined]]],
    ['january is slow, 40% down', [[1, -40, undefined]]],
    ['festival in june brings 5,000', [[6, 5_000, 'income']]],
    ['la feria de mayo deja 1,200', [[5, 1_200, 'income']]],
    ['new fryer 2,400 in march', [[3, 2_400, undefined]]],
    ['a new oven in May adds 3,000 to our costs', [[5, 3_000, undefined]]],
    ['closed the first week of August', []],
    ['hire 3 lifeguards in may at 2000 each', [[5, 6_000, undefined]]],
    ['from June 2 helpers cost 900 each month', []],
    ['dos ayudantes en julio 1500 cada uno', [[7, 3_000, undefined]]],
    ['summer camp in june and july: 40 kids at 225 each', []],
    ['new van in june, 650 a month payment', [[6, 650, 'lasting-cost']]],
    [
      'two guys may-june 3200 a month each',
      [
        [5, 6_400, undefined],
        [6, 6_400, undefined],
      ],
    ],
    ['county fair in august makes 6k extra', [[8, 6_000, 'income']]],
    ['christmas bonus 4000', [[12, 4_000, undefined]]],
    ['rent goes up 300 in march', [[3, 300, 'lasting-cost']]],
    ['new employee from may 3200/month', [[5, 3_200, 'lasting-cost']]],
    ['january is dead, maybe 30% of normal', [[1, -70, undefined]]],
    [
      'summer sales double',
      [
        [6, 100, undefined],
        [7, 100, undefined],
        [8, 100, undefined],
      ],
    ],
    [
      'market stall may thru july brings in 1100 a month',
      [
        [5, 1_100, 'income'],
        [6, 1_100, 'income'],
        [7, 1_100, 'income'],
      ],
    ],
    [
      'booth fees: 350 in may, 350 in sept',
      [
        [5, 350, undefined],
        [9, 350, undefined],
      ],
    ],
    ['costs double in May', []],
    ['sales triple in July', [[7, 200, undefined]]],
    [
      'from June to July sales double and I pay a helper $900 a month',
      [
        [6, 100, undefined],
        [7, 100, undefined],
        [6, 900, undefined],
        [7, 900, undefined],
      ],
    ],
  ])('AIT-06 reads %s', (text, entries) => {
    expect(
      seasonalEntries(text).read.map(({ month, dollars: sum, kind, percent }) => [
        month.number,
        percent ?? sum,
        kind,
      ]),
    ).toEqual(entries);
  });

  it('AIT-06 has no revenue in a closed month, and its costs', () => {
    const { read } = seasonalEntries('closed january, festival in february brings 5,000');
    const months = forecastMonths({ ...plan, growthRate: 0 }, read, now);
    expect(months.map(({ revenue, costs }) => [revenue, costs])).toEqual([
      [10_000, 11_000],
      [0, 11_000],
      [15_000, 11_000],
    ]);
  });

  it('[AIT-06] has no revenue in months with nothing, but in months with nothing special', () => {
    const monthsOf = (text: string) => seasonalEntries(text).read.map(({ month }) => month.number);
    expect(monthsOf('nothing jan-feb, mower 6k in april')).toEqual([1, 2, 4]);
    expect(monthsOf('nada en enero')).toEqual([1]);
    expect(monthsOf('nothing special in march')).toEqual([]);
  });

  it('counts a lasting cost from its month on, and a change of sales in its month only', () => {
    const { read } = seasonalEntries('from January: $500 a month; half the sales in February');
    const months = forecastMonths({ ...plan, growthRate: 0, forecastDuration: 4 }, read, now);
    expect(months.map(({ revenue, costs }) => [revenue, costs])).toEqual([
      [10_000, 11_000],
      [10_000, 11_500],
      [5_000, 11_500],
      [10_000, 11_500],
    ]);
  });

  it.each([
    'A bit more in winter',
    'December and January: $500',
    'December: $500 and $700',
    'December: 5%',
    'Sales of $900 in December',
    'December: -$500',
    'Month 0: $500',
    'December: $9999999999999',
    'December 1e9',
    // A cost, less of one, or less revenue.
    'loan payment ends in may, saves 450 a month',
    'losing our biggest client (2000 a month) in february',
    'we get a 2000 rebate in october',
    'back to school in august, extra inventory $8k and sales up 40%',
  ])('does not guess at %s', (text) => {
    expect(seasonalEntries(text)).toEqual({ read: [], unread: [text] });
  });

  it('repeats each entry without the word that joined it to the one before', () => {
    const { read } = seasonalEntries('mower 900 in march, and two guys 800 each in april');
    expect(read.map(({ text }) => text)).toEqual([
      'mower 900 in march',
      'two guys 800 each in april',
    ]);
  });

  it('accepts any text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (text) => {
        for (const { dollars: sum } of seasonalEntries(text).read) expect(sum).toBeGreaterThan(0);
      }),
    );
    expect(seasonalEntries('1'.repeat(20_000)).read).toEqual([]);
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
