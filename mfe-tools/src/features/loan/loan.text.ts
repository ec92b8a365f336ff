import type { LoanAnswer, LoanRequest } from '@commons/contracts/calculators';

/** An amount in dollars, written as the reader writes numbers. */
export const money = (amount: number) =>
  amount.toLocaleString(undefined, { style: 'currency', currency: 'USD' });

/** A term as it was meant: '5 years', '18 months'. */
const termText = (months: number) => {
  const [count, unit] = months % 12 === 0 ? [months / 12, 'year'] : [months, 'month'];
  return `${count.toLocaleString()} ${unit}${count === 1 ? '' : 's'}`;
};

/** What was calculated, in one sentence. */
export function basisText(result: LoanAnswer, request: LoanRequest): string {
  const { interest_rate, years, term_months = years * 12, payment_frequency } = request;
  const rate = `${interest_rate.toLocaleString()}% a year`;
  const payments = `${result.number_of_payments.toLocaleString()} ${payment_frequency} payments`;
  return `${money(result.loan_amount)} at ${rate} over ${termText(term_months)}, paid back in ${payments}.`;
}

/** The result as plain text, for the clipboard and for the adviser. */
export function summaryText(result: LoanAnswer, request: LoanRequest): string {
  return [
    `Loan: ${basisText(result, request)}`,
    `Payment: ${money(result.payment)} ${request.payment_frequency}`,
    `Total interest: ${money(result.total_interest)}`,
    `Total cost: ${money(result.total_cost)}`,
  ].join('\n');
}
