import { partOf, ratio, weeksInMonth, worksheet } from './worksheet.js';

/** Whether another price leaves more: how many customers it may cost, or has to bring. */
export const priceChange = worksheet(
  'priceChange',
  [
    { name: 'price', unit: 'money' },
    { name: 'newPrice', unit: 'money' },
    { name: 'unitCost', unit: 'money', otherwise: 0 },
    { name: 'sold', unit: 'count' },
  ],
  ({ price, newPrice, unitCost, sold }) => [
    ['soldForSame', 'count', ratio(sold * (price - unitCost), newPrice - unitCost)],
    ['changeIfAllStay', 'money', sold * (newPrice - price)],
    ['oneLeaves', 'money', newPrice - unitCost],
  ],
);

/** Whether advertising pays for itself. */
export const advertising = worksheet(
  'advertising',
  [
    { name: 'spent', unit: 'money' },
    { name: 'won', unit: 'count' },
    { name: 'spends', unit: 'money' },
    { name: 'kept', unit: 'percent', otherwise: 100 },
  ],
  ({ spent, won, spends, kept }) => [
    ['adLeaves', 'money', won * partOf(spends, kept) - spent],
    ['customerCost', 'money', ratio(spent, won)],
    ['customersNeeded', 'count', ratio(spent, partOf(spends, kept))],
  ],
);

/** What an hour of work on a job leaves, and what the job has to cost for a wanted hour. */
export const job = worksheet(
  'job',
  [
    { name: 'price', unit: 'money' },
    { name: 'unitCost', unit: 'money', otherwise: 0 },
    { name: 'jobHours', unit: 'count' },
    { name: 'wantedHour', unit: 'money', otherwise: 0 },
  ],
  ({ price, unitCost, jobHours, wantedHour }) => [
    ['hourLeaves', 'money', jobHours > 0 ? (price - unitCost) / jobHours : Number.NaN],
    ['jobLeaves', 'money', price - unitCost],
    ['jobPrice', 'money', wantedHour > 0 ? wantedHour * jobHours + unitCost : Number.NaN],
  ],
);

/** Whether customers who are turned away pay for what it takes to serve them. */
export const moreWork = worksheet(
  'moreWork',
  [
    { name: 'turnedAway', unit: 'count' },
    { name: 'price', unit: 'money' },
    { name: 'unitCost', unit: 'money', otherwise: 0 },
    { name: 'costs', unit: 'money' },
  ],
  ({ turnedAway, price, unitCost, costs }) => [
    ['monthLeaves', 'money', turnedAway * (price - unitCost) - costs],
    ['soldNeeded', 'count', ratio(costs, price - unitCost)],
  ],
);

/** What customers who leave cost. */
export const leaving = worksheet(
  'leaving',
  [
    { name: 'leaving', unit: 'count' },
    { name: 'customers', unit: 'count' },
    { name: 'pays', unit: 'money' },
  ],
  ({ leaving, customers, pays }) => [
    ['lessInMonth', 'money', leaving * pays],
    ['lessInYear', 'money', 12 * leaving * pays],
    ['leavingShare', 'percent', 100 * ratio(leaving, customers)],
  ],
);

/** Whether longer hours pay for the people who work in them. */
export const openingHours = worksheet(
  'openingHours',
  [
    { name: 'openHours', unit: 'count' },
    { name: 'hourSales', unit: 'money' },
    { name: 'kept', unit: 'percent', otherwise: 100 },
    { name: 'people', unit: 'count', otherwise: 1 },
    { name: 'pay', unit: 'money' },
  ],
  ({ openHours, hourSales, kept, people, pay }) => [
    ['hourLeaves', 'money', partOf(hourSales, kept) - people * pay],
    ['monthLeaves', 'money', weeksInMonth * openHours * (partOf(hourSales, kept) - people * pay)],
    ['hourSalesNeeded', 'money', ratio(people * pay, kept / 100)],
  ],
);
