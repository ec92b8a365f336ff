import { hour, type Limit, Limits } from '@commons/service-kit/limits/limits';
import { Inject, Injectable } from '@nestjs/common';
import { JOBS_CONFIG, type JobsConfig } from '../jobs.config.js';

/** How often one machine may report jobs: no account is needed for it (decision A47). */
@Injectable()
export class ReportLimit {
  readonly #perAddress: Limit;

  constructor(limits: Limits, @Inject(JOBS_CONFIG) { REPORTS_PER_ADDRESS: most }: JobsConfig) {
    this.#perAddress = limits.make({ name: 'report', most, seconds: hour });
  }

  /** Counts a report before it is looked at. @throws 429 when too many came from this machine */
  take(address: string): Promise<void> {
    return this.#perAddress.require(address);
  }
}
