import { amortisation, type LoanPayment } from './amortisation.js';
import { paymentDate } from './payment-date.js';

/** How often a loan is paid back. */
export type LoanFrequency = 'monthly' | 'bi-weekly' | 'weekly';

/** Payments a year (specification D2 §9). */
export const paymentsPerYear: Readonly<Record<LoanFrequency, number>> = {
  monthly: 12,
  'bi-weekly': 26,
  weekly: 52,
};

/** Payments that the schedule shows at first (specification D2 §9). */
const schedulePayments = 12;

/** Longer terms give no result: 100 years, so that a schedule has 5,200 rows at most. */
const longestTermMonths = 1200;

/** Names are those of POST /calculators/loan. */
export interface LoanInput {
  /** Dollars after the down payment. */
  readonly principal: number;
  /** Percent a year, e.g. 6.5. */
  readonly interest_rate: number;
  /** Whole years; counts only where `term_months` is absent. */
  readonly years: number;
  /** The exact term; need not be whole years (decision A07). */
  readonly term_months?: number | undefined;
  /** Default monthly. */
  readonly payment_frequency?: LoanFrequency | undefined;
  /** Dollars on top of each payment. */
  readonly extra_payment?: number | undefined;
  /** Dollars on top of one payment. */
  readonly one_off_payment?: number | undefined;
  /** Which payment the one-off goes with, from 1 (default). */
  readonly one_off_number?: number | undefined;
  /** YYYY-MM-DD; without it there is no payoff date. */
  readonly first_payment_date?: string | undefined;
}

/** What the extra payments change. */
interface ExtraPaymentsResult {
  readonly number_of_payments: number;
  readonly payments_saved: number;
  readonly total_interest: number;
  readonly interest_saved: number;
  readonly total_cost: number;
}

/** Amounts in dollars, unrounded: rounding is for display. */
export interface LoanResult {
  readonly payment: number;
  readonly number_of_payments: number;
  readonly total_interest: number;
  /** Principal and interest. */
  readonly total_cost: number;
  readonly loan_amount: number;
  /** Day of the last payment, extra payments counted. */
  readonly payoff_date?: string;
  readonly with_extra_payments?: ExtraPaymentsResult;
  /** The first 12 payments, extra payments counted; fewer when the loan is paid back before. */
  readonly schedule: readonly LoanPayment[];
}

/**
 * Number of payments of a term: n = round(months / 12 × payments a year), at least 1. The exact term counts, not
 * whole years, so that 18 months are not paid back in 2 years (decision A07).
 */
export function numberOfPayments(termMonths: number, frequency: LoanFrequency): number {
  return Math.max(1, Math.round((termMonths / 12) * paymentsPerYear[frequency]));
}

/**
 * Whole years of a term as the loan call carries them: max(1, round half up(months / 12)) (decision A07). Only for
 * the `years` field; results come from the exact term.
 */
export function roundedYears(termMonths: number): number {
  return Math.max(1, Math.floor(termMonths / 12 + 0.5));
}

/**
 * Every payment of the loan, extra payments counted.
 * @returns an empty list where `loan` gives no result
 */
export function loanSchedule(input: LoanInput): LoanPayment[] {
  const terms = termsOf(input);
  if (!terms) return [];
  return amortisation({
    ...terms,
    extraPayment: input.extra_payment ?? 0,
    oneOffPayment: input.one_off_payment ?? 0,
    oneOffNumber: input.one_off_number ?? 1,
  });
}

/**
 * Standard amortisation (specification D2 §9): with r = rate / 100 / payments a year and n payments,
 * payment = principal × r / (1 − (1 + r)^−n).
 * @returns undefined when principal, rate or term is zero, negative or no number (specification D2 §5, decision A08),
 * when the term is over 100 years, and when an amount is too large to be worked out
 */
export function loan(input: LoanInput): LoanResult | undefined {
  const terms = termsOf(input);
  if (!terms) return undefined;
  const { principal, payment, count, frequency } = terms;
  const totalInterest = Math.max(0, payment * count - principal);
  const rows = loanSchedule(input);
  const first = input.first_payment_date;
  const payoff = first && paymentDate(first, rows.length, frequency);
  const extra = extraResult(input, rows, count, totalInterest);
  return {
    payment,
    number_of_payments: count,
    total_interest: totalInterest,
    total_cost: principal + totalInterest,
    loan_amount: principal,
    ...(payoff && { payoff_date: payoff }),
    ...(extra && { with_extra_payments: extra }),
    schedule: rows.slice(0, schedulePayments),
  };
}

function termsOf(input: LoanInput) {
  const { principal, interest_rate, payment_frequency: frequency = 'monthly' } = input;
  const months = input.term_months ?? input.years * 12;
  if (!(principal > 0 && interest_rate > 0 && months > 0 && months <= longestTermMonths)) return;
  const rate = interest_rate / 100 / paymentsPerYear[frequency];
  const count = numberOfPayments(months, frequency);
  const payment = (principal * rate) / -Math.expm1(-count * Math.log1p(rate));
  if (!Number.isFinite(payment * count) || !isPayable(input)) return;
  return { principal, rate, count, payment, frequency };
}

const isPayable = ({ extra_payment = 0, one_off_payment = 0, one_off_number = 1 }: LoanInput) =>
  extra_payment >= 0 && one_off_payment >= 0 && one_off_number >= 1;

function extraResult(
  { principal, extra_payment, one_off_payment }: LoanInput,
  rows: readonly LoanPayment[],
  count: number,
  plainInterest: number,
): ExtraPaymentsResult | undefined {
  if (!extra_payment && !one_off_payment) return undefined;
  const paid = rows.reduce((sum, row) => sum + row.interest, 0);
  const totalInterest = Math.min(plainInterest, paid);
  return {
    number_of_payments: rows.length,
    payments_saved: count - rows.length,
    total_interest: totalInterest,
    interest_saved: plainInterest - totalInterest,
    total_cost: principal + totalInterest,
  };
}
