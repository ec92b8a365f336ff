import { OperatorLogController } from '@commons/service-kit/moderation/operator-log.controller';
import { Controller } from '@nestjs/common';

/** What operators did to jobs. */
@Controller('jobs/operator/actions')
export class JobActionsController extends OperatorLogController {}
