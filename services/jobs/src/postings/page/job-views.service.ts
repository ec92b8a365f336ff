import type { AccessClaims } from '@commons/contracts/account/account';
import { businessOf } from '@commons/service-kit/auth/business-of';
import { DailyVisits, type Visitor } from '@commons/service-kit/numbers/daily-visits';
import { Injectable } from '@nestjs/common';
import type { JobRecord } from '../job.js';
import { JobsService } from '../jobs.service.js';

/** Counts one view per visitor and day, but never the owner's or a colleague's (decision A25). */
@Injectable()
export class JobViewsService {
  constructor(
    private readonly jobs: JobsService,
    private readonly visits: DailyVisits,
  ) {}

  async count(job: JobRecord, visitor: Visitor, claims: AccessClaims | undefined): Promise<void> {
    const { owner_id } = job;
    // An owner may be at work for another business.
    if (claims && (claims.sub === owner_id || businessOf(claims) === owner_id)) return;
    if (await this.visits.isFirst(String(job._id), visitor)) await this.jobs.addView(job);
  }
}
