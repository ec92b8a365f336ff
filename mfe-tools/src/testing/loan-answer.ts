import { loan } from '@commons/calculators/loan';
import type { LoanAnswer, LoanRequest } from '@commons/contracts/calculators';

/** What the service answers to POST /calculators/loan: the same library works it out there. */
export function loanAnswer(body: unknown): LoanAnswer {
  const request = body as LoanRequest;
  const result = loan({
    principal: request.principal,
    interestRate: request.interest_rate,
    termMonths: request.term_months ?? request.years * 12,
    frequency: request.payment_frequency ?? 'monthly',
  });
  if (!result) throw new Error('No result');
  return {
    payment: result.payment,
    number_of_payments: result.numberOfPayments,
    total_interest: result.totalInterest,
    total_cost: result.totalCost,
    loan_amount: result.loanAmount,
    schedule: [...result.schedule],
  };
}
