/** One row of a schedule, in dollars. */
export interface LoanPayment {
  readonly number: number;
  /** The normal payment: interest and principal. */
  readonly payment: number;
  readonly interest: number;
  readonly principal: number;
  /** Paid on top; all of it pays back principal. */
  readonly extra: number;
  /** Owed after it. */
  readonly balance: number;
}

export interface AmortisationInput {
  readonly principal: number;
  /** Share of one period, e.g. 0.065 / 12. */
  readonly rate: number;
  /** Payments without extra payments. */
  readonly count: number;
  /** The normal payment of `count` periods. */
  readonly payment: number;
  readonly extraPayment: number;
  readonly oneOffPayment: number;
  readonly oneOffNumber: number;
}

/** Less than this share of the loan is no debt: what is left of rounding in binary numbers. */
const noDebt = 1e-12;

/**
 * The rows of an annuity loan until nothing is owed. Principal and balance of the plain loan come from their closed
 * forms, and what extra payments have paid ahead is carried separately. Nearly equal numbers are never subtracted
 * period after period: that would let rounding grow by the interest.
 */
export function amortisation(input: AmortisationInput): LoanPayment[] {
  const { principal, rate, count, payment } = input;
  const growth = Math.log1p(rate);
  const whole = Math.expm1(-count * growth);
  const rows: LoanPayment[] = [];
  let balance = principal;
  let ahead = 0;
  for (let number = 1; number <= count && balance > 0; number += 1) {
    const left = count - number;
    const interest = balance * rate;
    const regular = payment * Math.exp(-(left + 1) * growth) + ahead * rate;
    const isLast = left === 0 || balance - regular <= principal * noDebt;
    const part = isLast ? balance : regular;
    const extra = isLast ? 0 : Math.min(extraOf(input, number), balance - part);
    ahead = ahead * (1 + rate) + extra;
    const plainBalance = (principal * Math.expm1(-left * growth)) / whole;
    const after = isLast || extra === balance - part ? 0 : plainBalance - ahead;
    balance = after > principal * noDebt ? after : 0;
    rows.push({ number, payment: interest + part, interest, principal: part, extra, balance });
  }
  return rows;
}

const extraOf = (input: AmortisationInput, number: number) =>
  input.extraPayment + (number === input.oneOffNumber ? input.oneOffPayment : 0);
