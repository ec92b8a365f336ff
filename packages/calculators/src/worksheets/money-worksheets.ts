import { kept, monthsInYear, price, unitCost } from './common-fields.js';
import { minus, over, percentOf, plus, roundedUp, shareOf, type Term, times } from './term.js';
import { count, money, months, percent, worksheet } from './worksheet.js';

const sales = money('Sales in a month', { per: 'month' });
const costs = money('Costs of a month', { per: 'month' });

/** Whether the money at hand lasts: what comes in, less the goods in it, against what goes out. */
export const cash = worksheet({
  id: 'cash',
  question: 'Does the money last?',
  fields: {
    cash: money('Money at hand today'),
    sales: { ...sales, otherwise: 0 },
    kept,
    costs,
    months: months('Months to look ahead', { otherwise: 3 }),
  },
  results: (of) => {
    const month = minus(times(of.sales, of.kept), of.costs);
    const loss = minus(of.costs, times(of.sales, of.kept));
    return {
      cashLeft: ['Left after these months', plus(of.cash, times(month, of.months))],
      monthLeaves: ['A month leaves', month],
      cashLasts: ['The money lasts', over(of.cash, loss, 'months')],
    };
  },
});

/** What a month leaves of what is sold. */
export const month = worksheet({
  id: 'month',
  question: 'What does a month leave?',
  fields: {
    price,
    unitCost,
    sold: count('Sold in a month', { per: 'month' }),
    costs: { ...costs, otherwise: 0 },
  },
  results: (of) => {
    const one = minus(of.price, of.unitCost);
    const left = minus(times(of.sold, one), of.costs);
    return {
      monthLeaves: ['A month leaves', left],
      yearLeaves: ['A year leaves', times(monthsInYear, left)],
      oneLeaves: ['One leaves', one],
    };
  },
});

/** How many have to be sold before a month leaves anything. */
export const breakEven = worksheet({
  id: 'breakEven',
  question: 'How many do I have to sell?',
  fields: { price, unitCost, costs },
  results: (of) => {
    const one = minus(of.price, of.unitCost);
    const needed = over(of.costs, one, 'count');
    return {
      soldNeeded: ['To sell in a month', needed],
      salesNeeded: ['Sales needed in a month', times(roundedUp(needed), of.price)],
      oneLeaves: ['One leaves', one],
    };
  },
});

/** What a higher rent takes of the sales. */
export const rent = worksheet({
  id: 'rent',
  question: 'Can I carry a higher rent?',
  fields: {
    rentNow: money('Rent today, a month', { per: 'month' }),
    rentNew: money('New rent, a month', { per: 'month' }),
    sales: { ...sales, otherwise: 0 },
    kept,
  },
  results: (of) => {
    const more = minus(of.rentNew, of.rentNow);
    // Without what goods take, nobody can say which sales it takes.
    const needed = of.kept.value < 100 ? over(more, of.kept, 'money') : undefined;
    return {
      moreSalesNeeded: ['More sales needed in a month', needed],
      moreInMonth: ['More to pay in a month', more],
      rentShare: ['Rent as a part of the sales', shareOf(of.rentNew, of.sales)],
    };
  },
});

/** What is left of a sale through an app, a market or a card, and what it would have to cost there. */
export const fees = worksheet({
  id: 'fees',
  question: 'What is left after the fees?',
  fields: {
    price,
    unitCost,
    fee: percent('Their part of the price', { otherwise: 0 }),
    feeEach: money('Fee for each sale', { otherwise: 0 }),
    sold: count('Sold in a month', { per: 'month', otherwise: 0 }),
  },
  results: (of) => {
    const taken = plus(times(of.price, of.fee), of.feeEach);
    const one = minus(of.price, taken, of.unitCost);
    const same = over(plus(of.price, of.feeEach), minus(percentOf(100), of.fee), 'money');
    const isTaken = taken.value > 0;
    const isSold = isTaken && of.sold.value > 0;
    return {
      oneLeaves: ['One leaves', isTaken ? one : undefined],
      feeTakes: ['Fees of one sale', isTaken ? taken : undefined],
      samePrice: ['Price there that brings as much', isTaken ? same : undefined],
      feesInMonth: ['Fees in a month', isSold ? times(of.sold, taken) : undefined],
      leftInMonth: ['A month leaves', isSold ? times(of.sold, one) : undefined],
    };
  },
});

/** Which of two fees takes less of the same payments. */
export const twoFees = worksheet({
  id: 'twoFees',
  question: 'Which of two fees takes less?',
  fields: {
    sales: money('Paid in a month', { per: 'month' }),
    sold: count('Payments in a month', { per: 'month', otherwise: 0 }),
    fee: percent('Part that is taken today', { otherwise: 0 }),
    feeEach: money('Fee for each payment today', { otherwise: 0 }),
    feeMonth: money('Fee of a month today', { per: 'month', otherwise: 0 }),
    newFee: percent('Part that the other takes', { otherwise: 0 }),
    newFeeEach: money('Fee for each payment of the other', { otherwise: 0 }),
    newFeeMonth: money('Fee of a month of the other', { per: 'month', otherwise: 0 }),
  },
  results: (of) => {
    const sum = (part: Term, each: Term, month: Term) =>
      part.value + each.value + month.value > 0
        ? plus(times(of.sales, part), times(of.sold, each), month)
        : undefined;
    const today = sum(of.fee, of.feeEach, of.feeMonth);
    const other = sum(of.newFee, of.newFeeEach, of.newFeeMonth);
    const saved = today && other && minus(today, other);
    return {
      savedInMonth: ['The other saves in a month', saved],
      savedInYear: ['The other saves in a year', saved && times(monthsInYear, saved)],
      feesToday: ['Fees in a month today', today],
      feesOfOther: ['Fees in a month of the other', other],
    };
  },
});

/** How long the money lasts while customers owe some. */
export const owed = worksheet({
  id: 'owed',
  question: 'Can I wait for what I am owed?',
  fields: {
    owed: money('What is owed to you'),
    cash: money('Money at hand today', { otherwise: 0 }),
    sales: { ...sales, label: 'Other sales paid in a month', otherwise: 0 },
    costs: { ...costs, otherwise: 0 },
  },
  results: (of) => {
    const missing = minus(of.costs, of.sales);
    return {
      cashLasts: ['The money lasts without it', over(of.cash, missing, 'months')],
      lastsWithIt: ['With it', over(plus(of.cash, of.owed), missing, 'months')],
      monthsOwed: ['It pays the costs of', over(of.owed, of.costs, 'months')],
      owedInAll: ['Owed in all', of.owed],
    };
  },
});

/** What a loan costs each month and in all; equal payments. */
export const loan = worksheet({
  id: 'loan',
  question: 'Can I carry this loan?',
  fields: {
    payment: money('Payment each month, if it is named', { per: 'month', otherwise: 0 }),
    loan: money('What you borrow', { otherwise: 0 }),
    rate: percent('Interest a year', { otherwise: 0 }),
    months: months('Months to pay it back', { otherwise: 0 }),
    leftNow: money('What a month leaves you today', { per: 'month', otherwise: 0 }),
  },
  results: (of) => {
    const payment = of.payment.value > 0 ? of.payment : equalPayment(of.loan, of.rate, of.months);
    const all = of.months.value > 0 ? times(payment, of.months) : undefined;
    const interest = all && of.loan.value > 0 ? minus(all, of.loan) : undefined;
    const left = of.leftNow.value > 0 ? minus(of.leftNow, payment) : undefined;
    return {
      payment: ['A payment each month', payment],
      paidInAll: ['Paid in all', all],
      interest: ['Interest in all', interest && interest.value >= 0 ? interest : undefined],
      monthLeaves: ['A month leaves', left],
    };
  },
});

/** The same amount each month, with the interest on what is left. Without interest or months there is none. */
function equalPayment(loan: Term, rate: Term, term: Term): Term {
  const monthly = rate.value / 1_200;
  const value = (loan.value * monthly) / (1 - (1 + monthly) ** -term.value);
  return { ...loan, value: monthly > 0 && term.value > 0 ? value : Number.NaN };
}
