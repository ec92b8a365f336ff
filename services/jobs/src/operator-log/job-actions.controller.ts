import { jobs } from '@commons/contracts/operations/jobs';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { OperatorLogService } from '@commons/service-kit/moderation/operator-log.service';
import { Controller } from '@nestjs/common';

/** Log of operator actions on jobs. */
@Controller()
export class JobActionsController {
  constructor(private readonly log: OperatorLogService) {}

  @Handles(jobs['GET /jobs/operator/actions'])
  list({ query }: Call<'GET /jobs/operator/actions'>) {
    return this.log.list(query);
  }
}
