import { hour, type Limit, Limits } from '@commons/service-kit/limits/limits';
import { Inject, Injectable } from '@nestjs/common';
import { JOBS_CONFIG, type JobsConfig } from '../jobs.config.js';

/** Limits comparisons per account, and per machine for guests: each may open a file. */
@Injectable()
export class FitLimitService {
  readonly #limit: Limit;

  constructor(limits: Limits, @Inject(JOBS_CONFIG) { FITS_PER_ADDRESS: most }: JobsConfig) {
    this.#limit = limits.make({ name: 'fit', most, seconds: hour });
  }

  /** @throws 429 past the limit */
  take(who: string): Promise<void> {
    return this.#limit.require(who);
  }
}
