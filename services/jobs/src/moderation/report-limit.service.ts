import { hour, type Limit, Limits } from '@commons/service-kit/limits/limits';
import { Inject, Injectable } from '@nestjs/common';
import { JOBS_CONFIG, type JobsConfig } from '../jobs.config.js';

/** Limits reports of jobs per machine, as reporting needs no account (decision A47). */
@Injectable()
export class ReportLimitService {
  readonly #perAddress: Limit;

  constructor(limits: Limits, @Inject(JOBS_CONFIG) { REPORTS_PER_ADDRESS: most }: JobsConfig) {
    this.#perAddress = limits.make({ name: 'report', most, seconds: hour });
  }

  /** Counts a report, valid or not. @throws 429 past the limit */
  take(address: string): Promise<void> {
    return this.#perAddress.require(address);
  }
}
