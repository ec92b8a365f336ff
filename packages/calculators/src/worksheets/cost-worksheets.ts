import { ratio, weeksInMonth, worksheet } from './worksheet.js';

/** What somebody costs, and the sales that pay for it. */
export const hire = worksheet(
  'hire',
  [
    { name: 'pay', unit: 'money' },
    { name: 'hours', unit: 'count' },
    { name: 'onTop', unit: 'percent', otherwise: 10 },
    { name: 'kept', unit: 'percent', otherwise: 100 },
    { name: 'leftNow', unit: 'money', otherwise: 0 },
  ],
  ({ pay, hours, onTop, kept, leftNow }) => {
    const cost = pay * hours * weeksInMonth * (1 + onTop / 100);
    return [
      ['hireCost', 'money', cost],
      ['moreSalesNeeded', 'money', ratio(cost, kept / 100)],
      ['monthLeaves', 'money', leftNow > 0 ? leftNow - cost : Number.NaN],
    ];
  },
);

/** What it costs to pay as much as others. */
export const payGap = worksheet(
  'payGap',
  [
    { name: 'pay', unit: 'money' },
    { name: 'theirPay', unit: 'money' },
    { name: 'hours', unit: 'count' },
    { name: 'people', unit: 'count', otherwise: 1 },
  ],
  ({ pay, theirPay, hours, people }) => [
    ['gapInYear', 'money', (theirPay - pay) * hours * 52 * people],
    ['gapInMonth', 'money', (theirPay - pay) * hours * weeksInMonth * people],
    ['gapHour', 'money', theirPay - pay],
  ],
);

/** When a purchase has paid for itself. */
export const purchase = worksheet(
  'purchase',
  [
    { name: 'outlay', unit: 'money' },
    { name: 'brings', unit: 'money' },
    { name: 'upkeep', unit: 'money', otherwise: 0 },
  ],
  ({ outlay, brings, upkeep }) => [
    ['paidBack', 'months', ratio(outlay, brings - upkeep)],
    ['monthLeaves', 'money', brings - upkeep],
    ['firstYearLeaves', 'money', 12 * (brings - upkeep) - outlay],
  ],
);

/** Whether to buy or to lease. */
export const leaseOrBuy = worksheet(
  'leaseOrBuy',
  [
    { name: 'outlay', unit: 'money' },
    { name: 'upkeep', unit: 'money', otherwise: 0 },
    { name: 'lease', unit: 'money' },
    { name: 'monthsUsed', unit: 'months' },
  ],
  ({ outlay, upkeep, lease, monthsUsed }) => [
    ['sameCost', 'months', ratio(outlay, lease - upkeep)],
    ['leaseInAll', 'money', lease * monthsUsed],
    ['purchaseInAll', 'money', outlay + upkeep * monthsUsed],
  ],
);
