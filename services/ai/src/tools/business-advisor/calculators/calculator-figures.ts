import { breakEven } from '@commons/calculators/break-even';
import { type LoanFrequency, loan, paymentsPerYear } from '@commons/calculators/loan';
import { roi } from '@commons/calculators/roi';
import type { CalculatorSituation } from '../calculator-situation.js';

// What the advice on a calculator's result computes, for its texts in both languages.

/** The figures of an investment; nothing where its entries are not there. */
export function roiFigures({ text, number }: CalculatorSituation) {
  const investment = number('Initial investment');
  const back = number('Projected return');
  const time = number('Timeframe');
  const timeText = text('Timeframe');
  const costs = number('Total costs');
  const net = number('Net return');
  const percent = number('ROI');
  if (!investment || !back || !time || !timeText || !costs) return undefined;
  if (net === undefined || percent === undefined) return undefined;
  const years = /month/.test(timeText) ? time / 12 : time;
  const recurring = number('Recurring costs') ?? 0;
  const once = number('One-time expenses') ?? 0;
  /** The result with another return or time. */
  const compute = (change: { back?: number; years?: number }) =>
    roi({
      initial_investment: investment,
      final_value: change.back ?? back,
      time_period: change.years ?? years,
      recurring_costs: recurring,
      one_time_expenses: once,
    });
  const monthly = back / (years * 12);
  const worse = compute({ back: back * 0.8 });
  return {
    investment,
    back,
    timeText,
    costs,
    net,
    percent,
    years,
    recurring,
    monthly,
    worse,
    compute,
  };
}

/** The figures of a loan; nothing where its entries are not there. */
export function loanFigures({ text, number }: CalculatorSituation) {
  const rate = number('Interest rate');
  const term = number('Term');
  const termText = text('Term');
  const payment = number('Payment');
  const interest = number('Total interest');
  const principal = number('Actual loan amount');
  if (rate === undefined || !term || !termText || !payment || interest === undefined || !principal)
    return undefined;
  const months = /year/.test(termText) ? term * 12 : term;
  const named = text('Payments');
  const frequency: LoanFrequency = named === 'weekly' || named === 'bi-weekly' ? named : 'monthly';
  const times = paymentsPerYear[frequency];
  /** The loan with something changed. */
  const compute = (change: {
    rate?: number;
    months?: number;
    extra?: number;
    principal?: number;
  }) =>
    loan({
      principal: change.principal ?? principal,
      interest_rate: change.rate ?? rate,
      years: 1,
      term_months: change.months ?? months,
      payment_frequency: frequency,
      extra_payment: change.extra,
    });
  const yearly = payment * times;
  const extraSum = Math.max(Math.round(payment / 10), 1);
  const paidMore = compute({ extra: extraSum })?.with_extra_payments;
  const extra = paidMore && {
    payments_saved: paidMore.payments_saved,
    interest_saved: paidMore.interest_saved,
  };
  return {
    rate,
    termText,
    payment,
    interest,
    principal,
    months,
    frequency,
    times,
    yearly,
    extraSum,
    extra,
    compute,
  };
}

/** The figures of a break-even point; nothing where its entries are not there. */
export function breakEvenFigures({ number }: CalculatorSituation) {
  const fixed = number('Fixed costs');
  const price = number('Price per unit');
  const cost = number('Variable cost per unit');
  if (!fixed || !price || cost === undefined) return undefined;
  /** The point with something changed. */
  const compute = (change: { fixed?: number; price?: number; cost?: number }) =>
    breakEven({
      fixed_costs: change.fixed ?? fixed,
      price_per_unit: change.price ?? price,
      variable_cost_per_unit: change.cost ?? cost,
    });
  const now = compute({});
  if (!now) return undefined;
  const { contribution_margin: margin, margin_percent: part, break_even_units: units } = now;
  const dearer = compute({ price: price * 1.05 });
  return { fixed, price, cost, margin, part, units, dearer, compute };
}

/** Whole units. */
export const unitCount = (units: number): string =>
  units.toLocaleString('en-US', { maximumFractionDigits: 0 });
