import { auth } from '@commons/contracts/operations/auth';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { OperatorLogService } from '@commons/service-kit/moderation/operator-log.service';
import { Controller } from '@nestjs/common';

/** Log of the operators' actions on accounts, in the console and on the command line. */
@Controller()
export class AccountActionsController {
  constructor(private readonly log: OperatorLogService) {}

  @Handles(auth['GET /auth/operator/actions'])
  list({ query }: Call<'GET /auth/operator/actions'>) {
    return this.log.list(query);
  }

  /** Operators' actions at the gateway, which has no database. */
  @Handles(auth['POST /internal/operator-actions'])
  async note({ body }: Call<'POST /internal/operator-actions'>) {
    const { operator_id: sub, operator_name: full_name, ...action } = body;
    await this.log.add({ sub, full_name }, action);
    return { noted: true as const };
  }
}
