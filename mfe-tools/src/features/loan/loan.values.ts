import { roundedYears } from '@commons/calculators/loan';
import type { PaymentFrequency } from '@commons/contracts/calculator-lists';
import type { LoanRequest } from '@commons/contracts/calculators';

/** The inputs as typed (specification D2 §3). */
export interface LoanValues {
  principal: string;
  interest_rate: string;
  term_value: string;
  term_unit: 'years' | 'months';
  payment_frequency: PaymentFrequency;
  down_payment: string;
}

export const emptyLoan: LoanValues = {
  principal: '',
  interest_rate: '',
  term_value: '',
  term_unit: 'years',
  payment_frequency: 'monthly',
  down_payment: '',
};

/** A typed number: thousands separators and signs of money or percent are dropped; NaN when there is none. */
export function typedNumber(text: string): number {
  const digits = text.replace(/[\s,$%]/g, '');
  return digits === '' ? Number.NaN : Number(digits);
}

export type LoanProblems = Partial<Record<keyof LoanValues, string>>;

/** Why no result can be had: the amount after down payment, the rate and the term must be above zero (D2 §5). */
export function loanProblems(values: LoanValues): LoanProblems {
  const problems: LoanProblems = {};
  const principal = typedNumber(values.principal);
  const down = values.down_payment.trim() === '' ? 0 : typedNumber(values.down_payment);
  if (!(principal > 0)) problems.principal = 'Enter an amount above 0';
  if (!(down >= 0)) problems.down_payment = 'Enter 0 or more';
  else if (principal > 0 && down >= principal)
    problems.down_payment = 'Enter less than the loan amount';
  if (!(typedNumber(values.interest_rate) > 0)) problems.interest_rate = 'Enter a rate above 0';
  if (!(typedNumber(values.term_value) > 0)) problems.term_value = 'Enter a term above 0';
  return problems;
}

/**
 * The specified payload: the amount after the down payment and whole years; the exact term and the frequency go
 * along, because years alone would lose them (decisions A06, A07).
 */
export function loanRequest(values: LoanValues): LoanRequest {
  const down = values.down_payment.trim() === '' ? 0 : typedNumber(values.down_payment);
  const term = typedNumber(values.term_value);
  const months = values.term_unit === 'years' ? term * 12 : term;
  return {
    principal: typedNumber(values.principal) - down,
    interest_rate: typedNumber(values.interest_rate),
    years: values.term_unit === 'years' ? term : roundedYears(months),
    term_months: months,
    payment_frequency: values.payment_frequency,
  };
}
