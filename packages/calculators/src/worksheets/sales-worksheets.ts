import { kept, monthsInYear, price, unitCost } from './common-fields.js';
import { minus, over, plus, roundedUp, shareOf, times, weeksInMonth } from './term.js';
import { count, money, worksheet } from './worksheet.js';

/** Whether another price leaves more: how many customers it may cost, or has to bring. */
export const priceChange = worksheet({
  id: 'priceChange',
  question: 'Does another price pay?',
  fields: {
    price,
    newPrice: money('New price of one'),
    unitCost,
    sold: count('Sold in a month', { per: 'month' }),
  },
  results: (of) => {
    const one = minus(of.newPrice, of.unitCost);
    const same = over(times(of.sold, minus(of.price, of.unitCost)), one, 'count');
    const isHigher = of.newPrice.value > of.price.value;
    return {
      soldForSame: ['To sell in a month to leave as much as today', same],
      mayLose: [
        'Customers that you may lose',
        isHigher ? minus(of.sold, roundedUp(same)) : undefined,
      ],
      changeIfAllStay: [
        'Change in a month if everybody stays',
        times(of.sold, minus(of.newPrice, of.price)),
      ],
      oneLeaves: ['One leaves', one],
    };
  },
});

/** Whether advertising pays for itself. */
export const advertising = worksheet({
  id: 'advertising',
  question: 'Does this advertising pay?',
  fields: {
    spent: money('Spent on it in a month', { per: 'month' }),
    won: count('New customers from it in a month', { per: 'month', otherwise: 0 }),
    spends: money('What one of them spends'),
    kept,
  },
  results: (of) => {
    const each = times(of.spends, of.kept);
    return {
      adLeaves: [
        'Left in a month after the advertising',
        of.won.value > 0 ? minus(times(of.won, each), of.spent) : undefined,
      ],
      customerCost: ['A new customer costs', over(of.spent, of.won)],
      customersNeeded: ['Customers needed to pay for it', over(of.spent, each, 'count')],
    };
  },
});

/** What an hour of work on a job leaves, and what the job has to cost for a wanted hour. */
export const job = worksheet({
  id: 'job',
  question: 'What does an hour of this work leave?',
  fields: {
    price: { ...price, otherwise: 0 },
    unitCost,
    jobHours: count('Hours for one job'),
    wantedHour: money('What you want for an hour', { per: 'hour', otherwise: 0 }),
  },
  results: (of) => {
    const left = of.price.value > 0 ? minus(of.price, of.unitCost) : undefined;
    return {
      hourLeaves: ['An hour leaves', left && over(left, of.jobHours)],
      jobLeaves: ['The job leaves', left],
      jobPrice: [
        'Price for the hour that you want',
        of.wantedHour.value > 0 ? plus(times(of.wantedHour, of.jobHours), of.unitCost) : undefined,
      ],
    };
  },
});

/** Whether a far customer is worth the trip. */
export const drive = worksheet({
  id: 'drive',
  question: 'Is it worth the drive?',
  fields: {
    price: money('What the job brings'),
    unitCost: money('What goes into the job', { otherwise: 0 }),
    miles: count('Miles in all, there and back', { otherwise: 0 }),
    mileCost: money('What a mile costs you', { otherwise: 0.7 }),
    driveHours: count('Hours on the road', { otherwise: 0 }),
    jobHours: count('Hours for the job', { otherwise: 0 }),
  },
  results: (of) => {
    const left = minus(of.price, of.unitCost, times(of.miles, of.mileCost));
    return {
      jobLeaves: ['The job leaves', left],
      hourLeaves: ['An hour leaves', over(left, plus(of.driveHours, of.jobHours), 'money')],
      driveCost: ['The drive costs', times(of.miles, of.mileCost)],
    };
  },
});

/** Whether customers who are turned away pay for what it takes to serve them. */
export const moreWork = worksheet({
  id: 'moreWork',
  question: 'Do customers I turn away pay for more help?',
  fields: {
    turnedAway: count('Customers turned away in a month', { per: 'month' }),
    price,
    unitCost,
    costs: money('Costs of serving them, a month', { per: 'month' }),
  },
  results: (of) => {
    const one = minus(of.price, of.unitCost);
    return {
      monthLeaves: ['A month leaves', minus(times(of.turnedAway, one), of.costs)],
      soldNeeded: ['To sell in a month', over(of.costs, one, 'count')],
    };
  },
});

/** What customers who leave cost. */
export const leaving = worksheet({
  id: 'leaving',
  question: 'What do customers who leave cost?',
  fields: {
    leaving: count('Customers who leave in a month', { per: 'month' }),
    customers: count('Customers you have', { otherwise: 0 }),
    pays: money('What one pays in a month', { per: 'month' }),
  },
  results: (of) => {
    const less = times(of.leaving, of.pays);
    return {
      lessInMonth: ['Less in a month', less],
      lessInYear: ['Less in a year', times(monthsInYear, less)],
      leavingShare: ['Part of your customers', shareOf(of.leaving, of.customers)],
    };
  },
});

/** What people cost who book and do not come. */
export const noShows = worksheet({
  id: 'noShows',
  question: 'What do people cost who do not come?',
  fields: {
    missed: count('Missed in a month', { per: 'month' }),
    price: money('What one would have paid'),
    deposit: money('Deposit or fee for each', { otherwise: 0 }),
  },
  results: (of) => {
    const lost = times(of.missed, of.price);
    return {
      lostInMonth: ['Lost in a month', lost],
      lostInYear: ['Lost in a year', times(monthsInYear, lost)],
      depositBrings: [
        'The deposit brings back at most, a month',
        of.deposit.value > 0 ? times(of.missed, of.deposit) : undefined,
      ],
    };
  },
});

/** Whether longer hours pay for the people who work in them. */
export const openingHours = worksheet({
  id: 'openingHours',
  question: 'Do longer hours pay?',
  fields: {
    openHours: count('Extra hours open in a week', { per: 'week' }),
    hourSales: money('Sales in such an hour', { per: 'hour' }),
    kept,
    people: count('People', { otherwise: 1 }),
    pay: money('Pay for an hour', { per: 'hour' }),
  },
  results: (of) => {
    const one = minus(times(of.hourSales, of.kept), times(of.people, of.pay));
    return {
      hourLeaves: ['An hour leaves', one],
      weekLeaves: ['A week leaves', times(of.openHours, one)],
      monthLeaves: ['A month leaves', times(weeksInMonth, of.openHours, one)],
      hourSalesNeeded: [
        'Sales needed in an hour',
        over(times(of.people, of.pay), of.kept, 'money'),
      ],
    };
  },
});
