import fc from 'fast-check';
import { arithmetic, entered, minus, times } from './term.js';
import { worksheets } from './worksheets.js';

type Values = Readonly<Record<string, number>>;

/** The results of a worksheet by their names, rounded to cents. */
function workedOut(id: string, values: Values): Values {
  const sheet = worksheets.find((one) => one.id === id);
  const results = sheet?.workOut(values) ?? [];
  return Object.fromEntries(
    results.map(({ name, value }) => [name, Math.round(value * 100) / 100]),
  );
}

// Worked out by hand.
it.each<readonly [string, Values, Values]>([
  [
    'cash',
    { cash: 6_000, sales: 5_500, kept: 45, costs: 3_700 },
    { cashLeft: 2_325, monthLeaves: -1_225, cashLasts: 4.9 },
  ],
  [
    'month',
    { price: 7, unitCost: 2.6, sold: 760, costs: 480 },
    { monthLeaves: 2_864, yearLeaves: 34_368, oneLeaves: 4.4 },
  ],
  [
    'breakEven',
    { price: 42, unitCost: 2, costs: 14_900 },
    { soldNeeded: 373, salesNeeded: 15_666, oneLeaves: 40 },
  ],
  [
    'job',
    { price: 340, unitCost: 60, jobHours: 8, wantedHour: 45 },
    { hourLeaves: 35, jobLeaves: 280, jobPrice: 420 },
  ],
  [
    'priceChange',
    { price: 45, newPrice: 50, unitCost: 22, sold: 85 },
    { soldForSame: 70, mayLose: 15, changeIfAllStay: 425, oneLeaves: 28 },
  ],
  [
    'fees',
    { price: 31, unitCost: 10.3, fee: 27, sold: 560 },
    {
      oneLeaves: 12.33,
      feeTakes: 8.37,
      samePrice: 42.47,
      feesInMonth: 4_687.2,
      leftInMonth: 6_904.8,
    },
  ],
  [
    'advertising',
    { spent: 600, won: 3, spends: 420, kept: 40 },
    { adLeaves: -96, customerCost: 200, customersNeeded: 4 },
  ],
  [
    'costRise',
    { costBefore: 3.1, costNow: 4.05, used: 390, sold: 3_500 },
    { riseInMonth: 370.5, riseInYear: 4_446, riseOfOne: 0.11 },
  ],
  // A bag that gives 40 loaves.
  [
    'costRise',
    { costBefore: 22, costNow: 27, madeOf: 40, price: 6.5 },
    { riseOfOne: 0.13, priceForSame: 6.63 },
  ],
  [
    'costRise',
    { costBefore: 1_800, costNow: 2_150, sold: 220, price: 35, unitCost: 6 },
    { riseInMonth: 350, riseInYear: 4_200, riseOfOne: 1.59, priceForSame: 36.59, soldForRise: 13 },
  ],
  [
    'twoFees',
    {
      sales: 26_600,
      sold: 1_900,
      fee: 3.5,
      feeEach: 0.15,
      newFee: 2.6,
      newFeeEach: 0.1,
      newFeeMonth: 25,
    },
    { savedInMonth: 309.4, savedInYear: 3_712.8, feesToday: 1_216, feesOfOther: 906.6 },
  ],
  [
    'hourlyRate',
    { wantedIncome: 4_500, costs: 900, hours: 25 },
    { hourCosts: 54, neededInMonth: 5_400, hoursInYear: 1_200 },
  ],
  [
    'ownTime',
    { servicePrice: 260, ownHours: 13, wantedHour: 45 },
    { serviceSaves: 325, ownHoursBring: 585, hourPaid: 20, hoursInWeek: 3 },
  ],
  [
    'ownTime',
    { servicePrice: 260, ownHours: 13, wantedHour: 45, ownCosts: 40 },
    { serviceSaves: 365, ownHoursBring: 585, hourPaid: 20, hoursInWeek: 3 },
  ],
  [
    'quitJob',
    { wage: 3_128, leaves: 2_346, cash: 7_820 },
    { moreThanJob: -782, partOfWage: 75, cashLasts: 10 },
  ],
  ['quitJob', { wage: 3_128, benefits: 782, leaves: 3_910 }, { moreThanJob: 0, partOfWage: 100 }],
  [
    'repair',
    { repair: 1_800, outlay: 9_000, worth: 700, brings: 130, lasts: 24, newLasts: 120 },
    {
      moreForNew: 6_500,
      repairShare: 20,
      newPaidBack: 50,
      repairInMonth: 205,
      newInMonth: 69.17,
    },
  ],
  [
    'partner',
    { offered: 10_000, partnerShare: 20, leftNow: 2_500 },
    { wholeWorth: 50_000, partInYear: 6_000, partInMonth: 500, partPaidBack: 20 },
  ],
  ['partner', { partnerShare: 50, worthAll: 180_000, debts: 40_000 }, { partWorth: 70_000 }],
  [
    'leaving',
    { leaving: 6, customers: 120, pays: 42 },
    { lessInMonth: 252, lessInYear: 3_024, leavingShare: 5 },
  ],
  [
    'moreWork',
    { turnedAway: 12, price: 150, unitCost: 40, costs: 900 },
    { monthLeaves: 420, soldNeeded: 9 },
  ],
  [
    'openingHours',
    { openHours: 6, hourSales: 90, kept: 60, people: 2, pay: 18 },
    { hourLeaves: 18, weekLeaves: 108, monthLeaves: 468, hourSalesNeeded: 60 },
  ],
  [
    'hire',
    { pay: 15, hours: 20, onTop: 10, kept: 50, leftNow: 2_864 },
    { hireCost: 1_430, moreSalesNeeded: 2_860, monthLeaves: 1_434 },
  ],
  [
    'payGap',
    { pay: 15.5, theirPay: 17, hours: 30, people: 5 },
    { gapInYear: 11_700, gapOfOne: 2_340, gapInMonth: 975, gapHour: 1.5 },
  ],
  [
    'purchase',
    { outlay: 9_800, brings: 620, upkeep: 110 },
    { paidBack: 19.22, monthLeaves: 510, firstYearLeaves: -3_680 },
  ],
  [
    'leaseOrBuy',
    { outlay: 12_150, lease: 342, monthsUsed: 60 },
    { purchaseSaves: 8_370, leaseInAll: 20_520, purchaseInAll: 12_150, sameCost: 35.53 },
  ],
  [
    'rent',
    { rentNow: 3_100, rentNew: 3_650, sales: 36_500, kept: 50 },
    { moreSalesNeeded: 1_100, moreInMonth: 550, rentShare: 10 },
  ],
  [
    'owed',
    { owed: 9_000, cash: 6_000, sales: 1_000, costs: 4_000 },
    { cashLasts: 2, lastsWithIt: 5, monthsOwed: 2.25, owedInAll: 9_000 },
  ],
  [
    'loan',
    { loan: 20_000, rate: 9, months: 36, leftNow: 2_000 },
    { payment: 635.99, paidInAll: 22_895.81, interest: 2_895.81, monthLeaves: 1_364.01 },
  ],
  [
    'drive',
    { price: 480, unitCost: 95, miles: 88, mileCost: 0.65, driveHours: 2, jobHours: 4 },
    { jobLeaves: 327.8, hourLeaves: 54.63, driveCost: 57.2 },
  ],
  [
    'noShows',
    { missed: 26, price: 60, deposit: 20 },
    { lostInMonth: 1_560, lostInYear: 18_720, depositBrings: 520 },
  ],
  [
    'compare',
    { bringsA: 620, costsA: 45, bringsB: 380, costsB: 30, kept: 50 },
    { moreLeft: 105, firstLeaves: 265, secondLeaves: 160 },
  ],
  [
    'waste',
    { wasted: 130, unitCost: 1.2, price: 3 },
    { wasteInMonth: 156, wasteInYear: 1_872, notSold: 390 },
  ],
])('works out %s as on paper', (id, values, expected) => {
  expect(workedOut(id, values)).toEqual(expected);
});

it('has each of them once, with a first result that answers it', () => {
  expect(new Set(worksheets.map(({ id }) => id)).size).toBe(worksheets.length);
  expect(worksheets).toHaveLength(28);
});

it('works out nothing while a number is missing or below zero', () => {
  expect(workedOut('cash', { cash: 6_000, sales: 3_700 })).toEqual({});
  expect(workedOut('month', { price: -1, sold: 10 })).toEqual({});
});

it('leaves out what the numbers cannot have', () => {
  // A month that leaves something never uses up the money.
  expect(workedOut('cash', { cash: 500, sales: 4_000, costs: 3_000 })).toEqual({
    cashLeft: 3_500,
    monthLeaves: 1_000,
  });
  // What is lost on each piece is not made up by more of them.
  expect(workedOut('breakEven', { price: 5, unitCost: 6, costs: 100 })).toEqual({ oneLeaves: -1 });
});

it('gives finite numbers only, whatever is entered', () => {
  const anyNumber = fc.oneof(
    fc.constantFrom(0, 1, 100, 1e12),
    fc.double({ min: 0, max: 1e12, noNaN: true }),
  );
  for (const sheet of worksheets) {
    const values = fc.record(
      Object.fromEntries(
        sheet.fields.map(({ name }) => [name, fc.option(anyNumber, { nil: undefined })]),
      ),
    );
    fc.assert(
      fc.property(values, (entered) =>
        sheet.workOut(entered).every(({ value }) => Number.isFinite(value)),
      ),
    );
  }
});

const plainNumber = (value: number) => String(Math.round(value * 1e6) / 1e6);

it('shows the arithmetic that gives each result', () => {
  const anyNumber = fc.integer({ min: 1, max: 5_000 });
  for (const sheet of worksheets) {
    const values = fc.record(Object.fromEntries(sheet.fields.map(({ name }) => [name, anyNumber])));
    fc.assert(
      fc.property(values, (entered) => {
        for (const { name, term } of sheet.workOut(entered)) {
          // A payment has no arithmetic of four operations.
          if (sheet.id === 'loan' || !term.operation) continue;
          const shown = arithmetic(term, (value, unit) =>
            unit === 'percent' ? `(${plainNumber(value / 100)})` : `(${plainNumber(value)})`,
          );
          const expression = shown
            .replaceAll('−', '-')
            .replaceAll('×', '*')
            .replaceAll('÷', '/')
            .replaceAll(/(\d+)%/g, '($1 / 100)');
          const value = Number(new Function(`return ${expression}`)());
          const expected = term.unit === 'percent' ? term.value / 100 : term.value;
          expect([name, value / (expected || 1)]).toEqual([
            name,
            expected ? expect.closeTo(1, 3) : value,
          ]);
        }
      }),
    );
  }
});

it('takes apart what is not told yet, with the brackets that it needs', () => {
  const usd = (value: number) => `$${value}`;
  const price = entered(10, 'money');
  const left = minus(price, entered(4, 'money'));
  const all = times(entered(30, 'count'), left);
  expect(arithmetic(all, (value, unit) => (unit === 'money' ? usd(value) : String(value)))).toBe(
    '30 × ($10 − $4)',
  );
  expect(arithmetic(all, usd, new Set([left]))).toBe('$30 × $6');
});
