import { HourlyCounts, tooManyRequests } from '@commons/service-kit/limits/hourly-counts';
import { Inject, Injectable } from '@nestjs/common';
import { JOBS_CONFIG, type JobsConfig } from '../jobs.config.js';

/** How often one machine may report jobs within an hour: no account is needed for it (decision A47). */
@Injectable()
export class ReportLimit {
  constructor(
    private readonly counts: HourlyCounts,
    @Inject(JOBS_CONFIG) private readonly config: JobsConfig,
  ) {}

  /**
   * Counts a report before it is looked at.
   * @param address of the person's machine
   * @throws 429 when too many came from it; ServiceUnavailable without Redis
   */
  async take(address: string): Promise<void> {
    const count = await this.counts.add('report', address);
    if (count > this.config.REPORTS_PER_ADDRESS) throw tooManyRequests();
  }
}
