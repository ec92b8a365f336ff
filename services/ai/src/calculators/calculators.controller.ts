import { loan } from '@commons/calculators/loan';
import { type LoanAnswer, LoanRequest } from '@commons/contracts/calculators';
import { Public } from '@commons/service-kit/auth/access-rules';
import { refuse } from '@commons/service-kit/errors/refuse';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import type { z } from 'zod';

/** Calculators, for everyone (decision A63). The screen computes with the same functions (decision A06). */
@Controller('calculators')
@Public()
export class CalculatorsController {
  @Post('loan')
  @HttpCode(200)
  loan(@Body({ schema: LoanRequest }) body: z.output<typeof LoanRequest>): LoanAnswer {
    const result = loan({
      principal: body.principal,
      interestRate: body.interest_rate,
      termMonths: body.term_months ?? body.years * 12,
      frequency: body.payment_frequency,
    });
    if (!result) throw refuse(400, 'Amount after down payment, rate and term must be above zero.');
    return {
      payment: result.payment,
      number_of_payments: result.numberOfPayments,
      total_interest: result.totalInterest,
      total_cost: result.totalCost,
      loan_amount: result.loanAmount,
      schedule: [...result.schedule],
    };
  }
}
