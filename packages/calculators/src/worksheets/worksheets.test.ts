import fc from 'fast-check';
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
    { soldForSame: 70, changeIfAllStay: 425, oneLeaves: 28 },
  ],
  [
    'fees',
    { price: 31, unitCost: 10.3, fee: 27, sold: 560 },
    { oneLeaves: 12.33, feeTakes: 8.37, samePrice: 42.47, feesInMonth: 4_687.2 },
  ],
  [
    'advertising',
    { spent: 600, won: 3, spends: 420, kept: 40 },
    { adLeaves: -96, customerCost: 200, customersNeeded: 4 },
  ],
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
    { hourLeaves: 18, monthLeaves: 468, hourSalesNeeded: 60 },
  ],
  [
    'hire',
    { pay: 15, hours: 20, onTop: 10, kept: 50, leftNow: 2_864 },
    { hireCost: 1_430, moreSalesNeeded: 2_860, monthLeaves: 1_434 },
  ],
  [
    'payGap',
    { pay: 15.5, theirPay: 17, hours: 30, people: 5 },
    { gapInYear: 11_700, gapInMonth: 975, gapHour: 1.5 },
  ],
  [
    'purchase',
    { outlay: 9_800, brings: 620, upkeep: 110 },
    { paidBack: 19.22, monthLeaves: 510, firstYearLeaves: -3_680 },
  ],
  [
    'leaseOrBuy',
    { outlay: 12_150, lease: 342, monthsUsed: 60 },
    { sameCost: 35.53, leaseInAll: 20_520, purchaseInAll: 12_150 },
  ],
  [
    'rent',
    { rentNow: 3_100, rentNew: 3_650, sales: 36_500, kept: 50 },
    { moreSalesNeeded: 1_100, moreInMonth: 550, rentShare: 10 },
  ],
])('works out %s as on paper', (id, values, expected) => {
  expect(workedOut(id, values)).toEqual(expected);
});

it('has each of them once, with a first result that answers it', () => {
  expect(new Set(worksheets.map(({ id }) => id)).size).toBe(worksheets.length);
  expect(worksheets).toHaveLength(15);
});

it('works out nothing while a number is missing or below zero', () => {
  expect(workedOut('cash', { cash: 6_000, costs: 3_700 })).toEqual({});
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
