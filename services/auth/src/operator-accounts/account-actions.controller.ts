import { OperatorLogController } from '@commons/service-kit/moderation/operator-log.controller';
import { Controller } from '@nestjs/common';

/** What operators did to accounts, here and on the command line. */
@Controller('auth/operator/actions')
export class AccountActionsController extends OperatorLogController {}
