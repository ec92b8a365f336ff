import { kept, monthsInYear } from './common-fields.js';
import {
  constant,
  minus,
  over,
  percentOf,
  plus,
  shareOf,
  type Term,
  times,
  weeksInMonth,
} from './term.js';
import { count, money, months, percent, worksheet } from './worksheet.js';

const pay = money('Pay for an hour', { per: 'hour' });
const hours = count('Hours in a week', { per: 'week' });

/** What somebody costs, and the sales that pay for it. */
export const hire = worksheet({
  id: 'hire',
  question: 'Can I pay somebody?',
  fields: {
    pay,
    hours,
    onTop: percent('Payroll taxes and insurance on top', { otherwise: 10 }),
    kept,
    leftNow: money('What a month leaves you today', { per: 'month', otherwise: 0 }),
  },
  results: (of) => {
    const withTaxes = percentOf(100 + of.onTop.value);
    const cost = times(of.pay, of.hours, weeksInMonth, withTaxes);
    return {
      hireCost: ['Cost in a month', cost],
      moreSalesNeeded: [
        'More sales needed in a month',
        of.kept.value < 100 ? over(cost, of.kept, 'money') : undefined,
      ],
      monthLeaves: ['A month leaves', of.leftNow.value > 0 ? minus(of.leftNow, cost) : undefined],
    };
  },
});

/** What it costs to pay as much as others. */
export const payGap = worksheet({
  id: 'payGap',
  question: 'What does it cost to pay as much as others?',
  fields: {
    pay,
    theirPay: money('Pay elsewhere, for an hour', { per: 'hour' }),
    hours: { ...hours, otherwise: 40 },
    people: count('People', { otherwise: 1 }),
  },
  results: (of) => {
    const gap = minus(of.theirPay, of.pay);
    const person = times(gap, of.hours, constant(52));
    return {
      gapInYear: ['Costs in a year', times(person, of.people)],
      gapOfOne: ['For one person, a year', of.people.value > 1 ? person : undefined],
      gapInMonth: ['Costs in a month', times(gap, of.hours, weeksInMonth, of.people)],
      gapHour: ['Gap in an hour', gap],
    };
  },
});

/** When a purchase has paid for itself. */
export const purchase = worksheet({
  id: 'purchase',
  question: 'When has a purchase paid for itself?',
  fields: {
    outlay: money('What it costs to buy'),
    brings: money('What it brings or saves in a month', { per: 'month' }),
    upkeep: money('What it costs to run in a month', { per: 'month', otherwise: 0 }),
  },
  results: (of) => {
    const month = minus(of.brings, of.upkeep);
    return {
      paidBack: ['Paid back after', over(of.outlay, month, 'months')],
      monthLeaves: ['A month leaves', month],
      firstYearLeaves: ['Left after the first year', minus(times(monthsInYear, month), of.outlay)],
    };
  },
});

/** Whether to buy or to lease. */
export const leaseOrBuy = worksheet({
  id: 'leaseOrBuy',
  question: 'Buy or lease?',
  fields: {
    outlay: money('What it costs to buy'),
    upkeep: money('What it costs to run in a month', { per: 'month', otherwise: 0 }),
    lease: money('Lease in a month', { per: 'month' }),
    monthsUsed: months('Months that you use it'),
  },
  results: (of) => {
    const lease = times(of.lease, of.monthsUsed);
    const purchase = plus(of.outlay, times(of.upkeep, of.monthsUsed));
    return {
      purchaseSaves: ['Lease less purchase', minus(lease, purchase)],
      leaseInAll: ['The lease costs in all', lease],
      purchaseInAll: ['The purchase costs in all', purchase],
      sameCost: ['Both cost the same after', over(of.outlay, minus(of.lease, of.upkeep), 'months')],
    };
  },
});

/** Which of two ways leaves more. */
export const compare = worksheet({
  id: 'compare',
  question: 'Which of the two is better?',
  fields: {
    bringsA: money('What the first one brings'),
    costsA: money('What the first one costs'),
    bringsB: money('What the second one brings'),
    costsB: money('What the second one costs'),
    kept,
  },
  results: (of) => {
    const first = minus(times(of.bringsA, of.kept), of.costsA);
    const second = minus(times(of.bringsB, of.kept), of.costsB);
    return {
      moreLeft: ['The first less the second', minus(first, second)],
      firstLeaves: ['The first one leaves', first],
      secondLeaves: ['The second one leaves', second],
    };
  },
});

/** What is thrown away costs. */
export const waste = worksheet({
  id: 'waste',
  question: 'What does the waste cost?',
  fields: {
    wasted: count('Thrown away in a month', { per: 'month' }),
    unitCost: money('What goes into one'),
    price: money('Price of one', { otherwise: 0 }),
  },
  results: (of) => {
    const cost = times(of.wasted, of.unitCost);
    return {
      wasteInMonth: ['Costs in a month', cost],
      wasteInYear: ['Costs in a year', times(monthsInYear, cost)],
      notSold: [
        'Sales that it would have been, a month',
        of.price.value > 0 ? times(of.wasted, of.price) : undefined,
      ],
    };
  },
});

/** What a higher cost takes: a supply, an insurance, a subscription. */
export const costRise = worksheet({
  id: 'costRise',
  question: 'What does a higher cost take?',
  fields: {
    costBefore: money('What one cost before'),
    costNow: money('What one costs now'),
    used: count('Used in a month', { per: 'month', otherwise: 1 }),
    madeOf: count('Pieces that you make of one', { otherwise: 0 }),
    sold: count('Sold in a month', { per: 'month', otherwise: 0 }),
    price: money('Price of one', { otherwise: 0 }),
    unitCost: money('What goes into one', { otherwise: 0 }),
  },
  results: (of) => {
    const rise = minus(of.costNow, of.costBefore);
    const more = times(of.used, rise);
    const ofOne =
      of.madeOf.value > 0
        ? over(rise, of.madeOf, 'money')
        : of.sold.value > 0
          ? over(more, of.sold)
          : undefined;
    const isRise = rise.value > 0 && ofOne !== undefined;
    const oneLeaves = minus(of.price, of.unitCost);
    const isMonthKnown = of.madeOf.value === 0 || of.used.value > 1;
    return {
      riseInMonth: ['Costs more in a month', isMonthKnown ? more : undefined],
      riseInYear: ['Costs more in a year', isMonthKnown ? times(monthsInYear, more) : undefined],
      riseOfOne: ['For each one that you sell', isRise ? ofOne : undefined],
      priceForSame: [
        'Price that makes up for it',
        isRise && of.price.value > 0 ? plus(of.price, ofOne) : undefined,
      ],
      soldForRise: [
        'Or to sell more in a month',
        isRise && isMonthKnown && of.unitCost.value > 0 && oneLeaves.value > 0
          ? over(more, oneLeaves, 'count')
          : undefined,
      ],
    };
  },
});

/** Whether to repair or to replace. */
export const repair = worksheet({
  id: 'repair',
  question: 'Repair or replace?',
  fields: {
    repair: money('What the repair costs'),
    outlay: money('What it costs to buy'),
    worth: money('What the old one brings', { otherwise: 0 }),
    brings: money('What a new one brings or saves in a month', { per: 'month', otherwise: 0 }),
    lasts: months('Months that the repair lasts', { otherwise: 0 }),
    newLasts: months('Months that a new one lasts', { otherwise: 0 }),
  },
  results: (of) => {
    const bought = minus(of.outlay, of.worth);
    const more = minus(bought, of.repair);
    const inMonth = (cost: Term, lasts: Term) =>
      of.lasts.value > 0 && of.newLasts.value > 0 ? over(cost, lasts, 'money') : undefined;
    // What a new one saves is spent on the old one.
    const repairInMonth = inMonth(of.repair, of.lasts);
    return {
      moreForNew: ['More for a new one', more],
      repairShare: ['The repair as a part of a new one', shareOf(of.repair, of.outlay)],
      newPaidBack: [
        'A new one pays for the difference after',
        of.brings.value > 0 ? over(more, of.brings, 'months') : undefined,
      ],
      repairInMonth: [
        'The repair costs in each of its months',
        repairInMonth && plus(repairInMonth, of.brings),
      ],
      newInMonth: ['A new one costs in each of its months', inMonth(bought, of.newLasts)],
    };
  },
});
