/** How often a loan is paid back. */
export type LoanFrequency = 'monthly' | 'bi-weekly' | 'weekly';

/** Payments a year (specification D2 §9). */
export const paymentsPerYear: Readonly<Record<LoanFrequency, number>> = {
  monthly: 12,
  'bi-weekly': 26,
  weekly: 52,
};

/** Payments of the schedule that are worked out (specification D2 §9). */
export const schedulePayments = 12;

export interface LoanInput {
  /** Dollars after the down payment. */
  readonly principal: number;
  /** Percent a year, e.g. 6.5. */
  readonly interestRate: number;
  /** Term in months; need not be whole years. */
  readonly termMonths: number;
  readonly frequency: LoanFrequency;
}

/** One row of the schedule, in dollars; `balance` is what is owed after it. */
export interface LoanPayment {
  readonly number: number;
  readonly payment: number;
  readonly interest: number;
  readonly principal: number;
  readonly balance: number;
}

/** Amounts in dollars, unrounded: rounding is for display. */
export interface LoanResult {
  readonly payment: number;
  readonly numberOfPayments: number;
  readonly totalInterest: number;
  readonly totalCost: number;
  readonly loanAmount: number;
  /** The first 12 payments, fewer when the loan is paid back before. */
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

function scheduleOf(principal: number, rate: number, payment: number, count: number) {
  const rows: LoanPayment[] = [];
  let balance = principal;
  for (let number = 1; number <= Math.min(count, schedulePayments); number += 1) {
    const interest = balance * rate;
    // The last payment clears what is left, so that no fraction of a cent stays owed.
    const part = number === count ? balance : payment - interest;
    balance -= part;
    rows.push({ number, payment: interest + part, interest, principal: part, balance });
  }
  return rows;
}

/**
 * Standard amortisation (specification D2 §9): with r = rate / 100 / payments a year and n payments,
 * payment = principal × r / (1 − (1 + r)^−n).
 * @returns undefined when principal, rate or term is zero, negative or no number (specification D2 §5, decision A08)
 */
export function loan(input: LoanInput): LoanResult | undefined {
  const { principal, interestRate, termMonths, frequency } = input;
  if (!(principal > 0 && interestRate > 0 && termMonths > 0)) return undefined;
  const rate = interestRate / 100 / paymentsPerYear[frequency];
  const count = numberOfPayments(termMonths, frequency);
  const payment = (principal * rate) / -Math.expm1(-count * Math.log1p(rate));
  if (!Number.isFinite(payment)) return undefined;
  const totalInterest = Math.max(0, payment * count - principal);
  return {
    payment,
    numberOfPayments: count,
    totalInterest,
    totalCost: principal + totalInterest,
    loanAmount: principal,
    schedule: scheduleOf(principal, rate, payment, count),
  };
}
