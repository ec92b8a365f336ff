import { resumes } from '@commons/contracts/operations/resumes';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { OperatorLogService } from '@commons/service-kit/moderation/operator-log.service';
import { Controller } from '@nestjs/common';

/** Log of operator actions on shared profiles. */
@Controller()
export class ProfileActionsController {
  constructor(private readonly log: OperatorLogService) {}

  @Handles(resumes['GET /shared-profile/operator/actions'])
  list({ query }: Call<'GET /shared-profile/operator/actions'>) {
    return this.log.list(query);
  }
}
