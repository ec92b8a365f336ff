import type { ReplyTime } from '@commons/contracts/applications/reply-time';
import { jobs } from '@commons/contracts/operations/jobs';
import { type Call, Handles } from '@commons/service-kit/http/handles';
import { Controller } from '@nestjs/common';
import { JobsService } from '../../postings/jobs.service.js';
import { ReplyTimesService } from './reply-times.service.js';

@Controller()
export class ReplyTimesController {
  constructor(
    private readonly jobs: JobsService,
    private readonly times: ReplyTimesService,
  ) {}

  @Handles(jobs['GET /jobs/{id}/reply-time'])
  async replyTime({
    params: { id },
    claims,
  }: Call<'GET /jobs/{id}/reply-time'>): Promise<ReplyTime> {
    const { owner_id } = await this.jobs.readShown(id, claims);
    const days = owner_id && (await this.times.of(owner_id));
    return days ? { within_days: days } : {};
  }
}
