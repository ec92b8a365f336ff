import { directory } from '@commons/contracts/operations/directory';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { OperatorLogService } from '@commons/service-kit/moderation/operator-log.service';
import { Controller } from '@nestjs/common';

/** Log of the operators' actions on listings, reviews and messages. */
@Controller()
export class DirectoryActionsController {
  constructor(private readonly log: OperatorLogService) {}

  @Handles(directory['GET /business-directory/operator/actions'])
  list({ query }: Call<'GET /business-directory/operator/actions'>) {
    return this.log.list(query);
  }
}
