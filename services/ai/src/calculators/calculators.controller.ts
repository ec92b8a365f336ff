import { breakEven, isPriceTooLow, priceTooLowText } from '@commons/calculators/break-even';
import { loan, loanSchedule } from '@commons/calculators/loan';
import { roi } from '@commons/calculators/roi';
import { findState } from '@commons/calculators/states';
import { tax } from '@commons/calculators/tax';
import {
  BreakEvenAnswer,
  BreakEvenRequest,
  LoanAnswer,
  LoanRequest,
  RoiAnswer,
  RoiRequest,
  TaxAnswer,
  TaxRequest,
} from '@commons/contracts/calculators';
import { Public } from '@commons/service-kit/auth/access-rules';
import { refuse, refuseField } from '@commons/service-kit/errors/refuse';
import { Answers } from '@commons/service-kit/http/answers';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import type { z } from 'zod';

/** Calculators, for everyone (decision A63). The screens compute with the same functions (decision A06). */
@Controller('calculators')
@Public()
export class CalculatorsController {
  @Post('loan')
  @HttpCode(200)
  @Answers(LoanAnswer)
  loan(@Body({ schema: LoanRequest }) body: z.output<typeof LoanRequest>): LoanAnswer {
    const result = calculated(loan(body));
    return body.whole_schedule ? { ...result, schedule: loanSchedule(body) } : result;
  }

  @Post('roi')
  @HttpCode(200)
  @Answers(RoiAnswer)
  roi(@Body({ schema: RoiRequest }) body: z.output<typeof RoiRequest>): RoiAnswer {
    return calculated(roi(body));
  }

  @Post('breakeven')
  @HttpCode(200)
  @Answers(BreakEvenAnswer)
  breakEven(
    @Body({ schema: BreakEvenRequest }) body: z.output<typeof BreakEvenRequest>,
  ): BreakEvenAnswer {
    if (isPriceTooLow(body)) throw refuseField(['body', 'price_per_unit'], priceTooLowText);
    return calculated(breakEven(body));
  }

  @Post('tax')
  @HttpCode(200)
  @Answers(TaxAnswer)
  tax(@Body({ schema: TaxRequest }) body: z.output<typeof TaxRequest>): TaxAnswer {
    if (!findState(body.state)) {
      throw refuseField(['body', 'state'], 'Must be one of the 50 states, e.g. CA');
    }
    const { deductions } = body;
    return { ...calculated(tax(body)), ...(deductions !== undefined && { deductions }) };
  }
}

/** Numbers within the limits of the contracts can still lead out of what can be worked out. */
function calculated<Result>(result: Result | undefined): Result {
  if (!result) throw refuse(422, 'No result can be worked out from these numbers.');
  return result;
}
