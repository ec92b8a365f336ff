import { breakEven, isPriceTooLow, priceTooLowText } from '@commons/calculators/break-even';
import { loan, loanSchedule } from '@commons/calculators/loan';
import { roi } from '@commons/calculators/roi';
import { findState } from '@commons/calculators/states';
import { tax } from '@commons/calculators/tax';
import { ai } from '@commons/contracts/operations/ai';
import type {
  BreakEvenAnswer,
  LoanAnswer,
  RoiAnswer,
  TaxAnswer,
} from '@commons/contracts/tools/calculators';
import { refuse, refuseField } from '@commons/service-kit/errors/refuse';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { Controller } from '@nestjs/common';

/** The screens use the same functions (decision A06). */
@Controller()
export class CalculatorsController {
  @Handles(ai['POST /calculators/loan'])
  loan({ body }: Call<'POST /calculators/loan'>): LoanAnswer {
    const result = calculated(loan(body));
    return body.whole_schedule ? { ...result, schedule: loanSchedule(body) } : result;
  }

  @Handles(ai['POST /calculators/roi'])
  roi({ body }: Call<'POST /calculators/roi'>): RoiAnswer {
    return calculated(roi(body));
  }

  @Handles(ai['POST /calculators/breakeven'])
  breakEven({ body }: Call<'POST /calculators/breakeven'>): BreakEvenAnswer {
    if (isPriceTooLow(body)) throw refuseField(['body', 'price_per_unit'], priceTooLowText);
    return calculated(breakEven(body));
  }

  @Handles(ai['POST /calculators/tax'])
  tax({ body }: Call<'POST /calculators/tax'>): TaxAnswer {
    if (!findState(body.state)) {
      throw refuseField(['body', 'state'], 'Must be one of the 50 states, e.g. CA');
    }
    const { deductions } = body;
    return { ...calculated(tax(body)), ...(deductions !== undefined && { deductions }) };
  }
}

/** Numbers within the limits of the contracts may still have no result. */
function calculated<Result>(result: Result | undefined): Result {
  if (!result) throw refuse(422, 'No result can be worked out from these numbers.');
  return result;
}
