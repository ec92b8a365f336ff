import { refuse } from '@commons/service-kit/errors/refuse';
import { hour, type Limit, Limits } from '@commons/service-kit/limits/limits';
import { Inject, Injectable } from '@nestjs/common';
import { AUTH_CONFIG, type AuthConfig } from '../auth.config.js';

/** Rate limit of data archives, which are expensive: every service reads all its data of a person. */
@Injectable()
export class MyDataLimitService {
  readonly #perAccount: Limit;

  constructor(limits: Limits, @Inject(AUTH_CONFIG) { MY_DATA_PER_HOUR: most }: AuthConfig) {
    this.#perAccount = limits.make({ name: 'my-data', most, seconds: hour });
  }

  /** Counts a request of a person. @throws 429 over the hourly limit */
  async take(userId: string): Promise<void> {
    if (await this.#perAccount.take(userId)) return;
    throw refuse(429, 'You have downloaded your data several times. Please try again in an hour.');
  }
}
