import { refuse } from '@commons/service-kit/errors/refuse';
import { HourlyCounts } from '@commons/service-kit/limits/hourly-counts';
import { Inject, Injectable } from '@nestjs/common';
import { AUTH_CONFIG, type AuthConfig } from '../auth.config.js';

/** Archives are costly to make: every service reads all that it has of a person. */
@Injectable()
export class MyDataLimit {
  constructor(
    private readonly counts: HourlyCounts,
    @Inject(AUTH_CONFIG) private readonly config: AuthConfig,
  ) {}

  /** Counts a request of this person. @throws 429 past the limit of an hour */
  async take(userId: string): Promise<void> {
    if ((await this.counts.add('my-data', userId)) <= this.config.MY_DATA_PER_HOUR) return;
    throw refuse(429, 'You have downloaded your data several times. Please try again in an hour.');
  }
}
