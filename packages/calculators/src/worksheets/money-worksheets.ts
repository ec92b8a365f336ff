import { partOf, ratio, worksheet } from './worksheet.js';

/** Whether the money at hand lasts: what comes in, less the goods in it, against what goes out. */
export const cash = worksheet(
  'cash',
  [
    { name: 'cash', unit: 'money' },
    { name: 'sales', unit: 'money' },
    { name: 'kept', unit: 'percent', otherwise: 100 },
    { name: 'costs', unit: 'money' },
    { name: 'months', unit: 'months', otherwise: 3 },
  ],
  (of) => {
    const month = partOf(of.sales, of.kept) - of.costs;
    return [
      ['cashLeft', 'money', of.cash + month * of.months],
      ['monthLeaves', 'money', month],
      ['cashLasts', 'months', ratio(of.cash, -month)],
    ];
  },
);

/** What a month leaves of what is sold. */
export const month = worksheet(
  'month',
  [
    { name: 'price', unit: 'money' },
    { name: 'unitCost', unit: 'money', otherwise: 0 },
    { name: 'sold', unit: 'count' },
    { name: 'costs', unit: 'money', otherwise: 0 },
  ],
  ({ price, unitCost, sold, costs }) => [
    ['monthLeaves', 'money', sold * (price - unitCost) - costs],
    ['yearLeaves', 'money', 12 * (sold * (price - unitCost) - costs)],
    ['oneLeaves', 'money', price - unitCost],
  ],
);

/** How many have to be sold before a month leaves anything. */
export const breakEven = worksheet(
  'breakEven',
  [
    { name: 'price', unit: 'money' },
    { name: 'unitCost', unit: 'money', otherwise: 0 },
    { name: 'costs', unit: 'money' },
  ],
  ({ price, unitCost, costs }) => {
    const needed = Math.ceil(ratio(costs, price - unitCost) - 1e-9);
    return [
      ['soldNeeded', 'count', needed],
      ['salesNeeded', 'money', needed * price],
      ['oneLeaves', 'money', price - unitCost],
    ];
  },
);

/** What a higher rent takes of the sales. */
export const rent = worksheet(
  'rent',
  [
    { name: 'rentNow', unit: 'money', otherwise: 0 },
    { name: 'rentNew', unit: 'money' },
    { name: 'sales', unit: 'money' },
    { name: 'kept', unit: 'percent', otherwise: 100 },
  ],
  ({ rentNow, rentNew, sales, kept }) => [
    ['moreSalesNeeded', 'money', ratio(rentNew - rentNow, kept / 100)],
    ['moreInMonth', 'money', rentNew - rentNow],
    ['rentShare', 'percent', 100 * ratio(rentNew, sales)],
  ],
);

/** What is left of a sale through an app, a market or a card, and what it would have to cost there. */
export const fees = worksheet(
  'fees',
  [
    { name: 'price', unit: 'money' },
    { name: 'unitCost', unit: 'money', otherwise: 0 },
    { name: 'fee', unit: 'percent' },
    { name: 'feeEach', unit: 'money', otherwise: 0 },
    { name: 'sold', unit: 'count', otherwise: 0 },
  ],
  ({ price, unitCost, fee, feeEach, sold }) => {
    const taken = partOf(price, fee) + feeEach;
    return [
      ['oneLeaves', 'money', price - taken - unitCost],
      ['feeTakes', 'money', taken],
      ['samePrice', 'money', ratio(price + feeEach, 1 - fee / 100)],
      ['feesInMonth', 'money', sold > 0 ? sold * taken : Number.NaN],
    ];
  },
);
