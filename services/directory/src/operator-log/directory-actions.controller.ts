import { OperatorLogController } from '@commons/service-kit/moderation/operator-log.controller';
import { Controller } from '@nestjs/common';

/** What operators did here: to listings, reviews and messages. */
@Controller('business-directory/operator/actions')
export class DirectoryActionsController extends OperatorLogController {}
