import { monthsInYear } from './common-fields.js';
import { minus, over, plus, shareOf, times, weeksInMonth } from './term.js';
import { count, money, percent, worksheet } from './worksheet.js';

// What an owner's own hours are worth, in the business or elsewhere.

/** Whether the business pays more than a job. */
export const quitJob = worksheet({
  id: 'quitJob',
  question: 'Does the business pay more than the job?',
  fields: {
    wage: money('What the job pays in a month', { per: 'month' }),
    benefits: money('Health insurance and other benefits of the job, a month', {
      per: 'month',
      otherwise: 0,
    }),
    leaves: money('What the business leaves in a month', { per: 'month' }),
    cash: money('Money at hand today', { otherwise: 0 }),
  },
  results: (of) => {
    const job = plus(of.wage, of.benefits);
    const missing = minus(job, of.leaves);
    return {
      moreThanJob: ['The business less the job, a month', minus(of.leaves, job)],
      partOfWage: ['The business as a part of the pay', shareOf(of.leaves, job)],
      cashLasts: [
        'The money pays what is missing for',
        of.cash.value > 0 ? over(of.cash, missing, 'months') : undefined,
      ],
    };
  },
});

/** What an hour has to cost customers for a wanted income. */
export const hourlyRate = worksheet({
  id: 'hourlyRate',
  question: 'What do I have to charge for an hour?',
  fields: {
    wantedIncome: money('What you want to earn in a month', { per: 'month' }),
    costs: money('Costs of a month', { per: 'month', otherwise: 0 }),
    hours: count('Hours in a week that customers pay', { per: 'week' }),
    weeksWorked: count('Weeks of work in a year', { otherwise: 48 }),
  },
  results: (of) => {
    const needed = plus(of.wantedIncome, of.costs);
    const hoursInYear = times(of.hours, of.weeksWorked);
    return {
      hourCosts: ['An hour has to cost', over(times(monthsInYear, needed), hoursInYear, 'money')],
      neededInMonth: ['Needed in a month', of.costs.value > 0 ? needed : undefined],
      hoursInYear: ['Hours in a year that customers pay', hoursInYear],
    };
  },
});

/** Whether to do something oneself or to pay for it. */
export const ownTime = worksheet({
  id: 'ownTime',
  question: 'Do it myself or pay for it?',
  fields: {
    servicePrice: money('What it costs to have it done, a month', { per: 'month' }),
    ownHours: count('Your hours for it in a month', { per: 'month' }),
    wantedHour: money('What an hour of yours brings', { per: 'hour', otherwise: 0 }),
    ownCosts: money('What else it costs you to do it, a month', { per: 'month', otherwise: 0 }),
  },
  results: (of) => {
    const worth = of.wantedHour.value > 0 ? times(of.ownHours, of.wantedHour) : undefined;
    const own = worth && plus(worth, of.ownCosts);
    return {
      serviceSaves: [
        'Doing it yourself less the service, a month',
        own && minus(own, of.servicePrice),
      ],
      ownHoursBring: ['What your hours bring elsewhere, a month', worth],
      hourPaid: [
        'The service costs for each hour that it saves',
        over(of.servicePrice, of.ownHours),
      ],
      hoursInWeek: ['Hours that it saves in a week', over(of.ownHours, weeksInMonth)],
    };
  },
});

/** What the whole business is worth by the price of a part, and what the part takes. */
export const partner = worksheet({
  id: 'partner',
  question: 'What is a part of the business worth?',
  fields: {
    partnerShare: percent('The part'),
    offered: money('Money for the part', { otherwise: 0 }),
    worthAll: money('What the whole business is worth', { otherwise: 0 }),
    debts: money('What the business owes', { otherwise: 0 }),
    leftNow: money('What a month leaves you today', { per: 'month', otherwise: 0 }),
  },
  results: (of) => {
    const isOffered = of.offered.value > 0;
    const month = of.leftNow.value > 0 ? times(of.leftNow, of.partnerShare) : undefined;
    const worth = minus(of.worthAll, of.debts);
    return {
      partWorth: ['The part is worth', worth.value > 0 ? times(worth, of.partnerShare) : undefined],
      wholeWorth: [
        'The whole business by that price',
        isOffered ? over(of.offered, of.partnerShare, 'money') : undefined,
      ],
      partInYear: ['The part takes in a year', month && times(monthsInYear, month)],
      partInMonth: ['The part takes in a month', month],
      partPaidBack: [
        'It has paid for the part after',
        month && isOffered ? over(of.offered, month, 'months') : undefined,
      ],
    };
  },
});
