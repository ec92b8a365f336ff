import fc from 'fast-check';
import { forecastMonths } from '../forecast-months.js';
import { seasonalEntries } from './seasonal-entries.js';

const now = new Date('2026-11-21T08:00:00Z');
const plan = {
  monthlyRevenue: 10_000,
  monthlyCosts: 11_000,
  growthRate: 5,
  growthPeriod: 'monthly' as const,
  forecastDuration: 3,
};

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

  it.each([
    ['only open april through october', '1,2,3,11,12 -100%'],
    ['solo abrimos de mayo a septiembre', '1,2,3,4,10,11,12 -100%'],
    ['season runs from april to october', '1,2,3,11,12 -100%'],
    ['slow in June July August, maybe a third of normal', '6,7,8 -66.67%'],
    ['Sales drop to a quarter in January and February', '1,2 -75%'],
    ['Wedding season may-october sales up by a third', '5,6,7,8,9,10 33.33%'],
    ['December is about 3x a normal month', '12 200%'],
    ['july and august double', '7,8 100%'],
    ['in the winter we make about 40% of what we make in summer', '12,1,2 -60%'],
    ['Loose about 30% in the rainy months november to february', '11,12,1,2 -30%'],
    ['Holiday sales: november +50%', '11 50%'],
    ['closed two weeks in july', '7 -46.03%'],
    ['Closed the week between christmas and new year', '12 -23.01%'],
    ['cerramos una semana en agosto', '8 -23.01%'],
    ['en enero la mitad', '1 -50%'],
    ['hiring a helper at $18/hr 10 hours a week from september', '9 780 lasting-cost'],
    ['a alguien desde marzo, 20 horas a la semana a 15 dólares la hora', '3 1300 lasting-cost'],
    ['two kids in the summer, 12 dollars an hour 25 hours a week each', '6,7,8 2600 cost'],
    ['rent goes from 1,800 to 2,100 in june', '6 300 lasting-cost'],
    ['From June on rent is 250 more', '6 250 lasting-cost'],
    ['from month 4 extra van lease 520', '4 520 lasting-cost'],
    ['estimated taxes 1,500 in january, april, june and september', '1,4,6,9 1500 cost'],
    ['Ad campaign of $600 in jan., feb. and mar.', '1,2,3 600 cost'],
    ['crew of 4 from may to september 2,900 a month each', '5,6,7,8,9 11600 cost'],
    ['pumpkin patch in october brings 8 to 9 thousand', '10 8500 income'],
    ['a stylist starts in March, she brings in about 3,200 a month', '3 3200 lasting-income'],
    ['December sales are usually 18,000', '12 18000 sales'],
    ['we do about 30k in july', '7 30000 sales'],
    ['vendemos unos 22 mil en diciembre', '12 22000 sales'],
  ])('[AIT-06] reads as one: %s', (text, expected) => {
    const { read, unread } = seasonalEntries(text);
    const [first] = read;
    const months = read.map(({ month }) => month.number).join(',');
    expect(unread).toEqual([]);
    expect(
      first?.percent === undefined
        ? `${months} ${first?.dollars} ${first?.kind ?? 'cost'}`
        : `${months} ${first.percent}%`,
    ).toBe(expected);
  });

  it.each([
    ['buy a mower in March for $6,500. Loan payment 210 a month starting then.', '6500,210'],
    ['new website in february 1,800, then 45 a month', '1800,45'],
    ['Buy a van in April 9,000 down and 380 a month after that', '9000,380'],
    ["Valentine's day: extra 3 helpers 400 each and flowers for 2,500", '1200,2500'],
    ['back to school in august, extra inventory $8k and sales up 40%', '8000,40%'],
    ['business is half in winter, new roof 12k in may', '-50%,12000'],
    ['en diciembre vendemos el doble y en enero la mitad', '100%,-50%'],
    ['Summer is dead: 60% less. Back to normal in September.', '-60%'],
    ['open april to october only, july and august double', '-100%,100%'],
  ])('[AIT-06] reads each part of: %s', (text, expected) => {
    const { read, unread } = seasonalEntries(text);
    expect(unread).toEqual([]);
    const told = read.map(({ percent, dollars }) =>
      percent === undefined ? `${dollars}` : `${percent}%`,
    );
    expect([...new Set(told)].join(',')).toBe(expected);
  });

  it.each([
    ['open april through october only, july and august double', '1,2,3,11,12 -100%; 7,8 100%'],
    ['closed in january and february, double in july', '1,2 -100%; 7 100%'],
    ['december triple and january and february half', '12 200%; 1,2 -50%'],
    ['may and june 20% more, march and april dead', '5,6 20%'],
  ])('[AIT-06] gives months in a row to what is told of them: %s', (text, expected) => {
    const { read } = seasonalEntries(text);
    const texts = [...new Set(read.map((entry) => entry.text))];
    const told = texts.map((one) => {
      const own = read.filter((entry) => entry.text === one);
      return `${own.map(({ month }) => month.number).join(',')} ${own[0]?.percent}%`;
    });
    expect(told.join('; ')).toBe(expected);
  });

  it.each([
    'rent 1,100 all year',
    'a little in february',
    'we may close earlier',
    'we do 10 weddings in june',
    'I make 1,200 teaching a class in march',
    'two years ago we had a bad may, 900 lost',
  ])('[AIT-06] leaves open what is not sure: %s', (text) => {
    expect(seasonalEntries(text).read).toEqual([]);
  });

  it('[AIT-06] has the named sales of a month in place of the usual ones', () => {
    const { read } = seasonalEntries('we do about 30k in january');
    const months = forecastMonths({ ...plan, growthRate: 0 }, read, now);
    expect(months.map(({ revenue }) => revenue)).toEqual([10_000, 30_000, 10_000]);
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
