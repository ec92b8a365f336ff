import { DailyVisits, type Visitor } from '@commons/service-kit/numbers/daily-visits';
import { Injectable } from '@nestjs/common';
import type { JobRecord } from '../job.js';
import { JobsService } from '../jobs.service.js';

/** Counts one view per visitor and day, but never the owner's (decision A25). */
@Injectable()
export class JobViewsService {
  constructor(
    private readonly jobs: JobsService,
    private readonly visits: DailyVisits,
  ) {}

  async count(job: JobRecord, visitor: Visitor): Promise<void> {
    if (visitor.userId !== undefined && visitor.userId === job.owner_id) return;
    if (await this.visits.isFirst(String(job._id), visitor)) await this.jobs.addView(job);
  }
}
