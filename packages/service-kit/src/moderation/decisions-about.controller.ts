import { decisionsAbout } from '@commons/contracts/operations/decisions-about';
import { Controller } from '@nestjs/common';
import { type Call, Handles } from '../http/handles.js';
import { OperatorLogService } from './operator-log.service.js';

/** What operators decided before on what a person published in this service (decision B85). */
@Controller()
export class DecisionsAboutController {
  constructor(private readonly log: OperatorLogService) {}

  @Handles(decisionsAbout['GET /internal/decisions-about/{author}'])
  list({ params: { author } }: Call<'GET /internal/decisions-about/{author}'>) {
    return this.log.aboutAuthor(author);
  }
}
