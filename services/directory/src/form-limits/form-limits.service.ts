import { hour, Limits, tooManyRequests } from '@commons/service-kit/limits/limits';
import { Inject, Injectable } from '@nestjs/common';
import { DIRECTORY_CONFIG, type DirectoryConfig } from '../directory.config.js';

/** Forms that guests may send, each with its own limits. */
type GuestForm = 'review' | 'message' | 'report';

/** Hourly rate limits of the forms that need no account (decision A47). */
@Injectable()
export class FormLimitsService {
  readonly #perAddress;
  readonly #perEmail;

  constructor(limits: Limits, @Inject(DIRECTORY_CONFIG) config: DirectoryConfig) {
    const perHour = (name: string, most: number) =>
      limits.make({ name: `form:${name}`, most, seconds: hour });
    this.#perAddress = {
      review: perHour('review:address', config.REVIEWS_PER_ADDRESS),
      message: perHour('message:address', config.MESSAGES_PER_ADDRESS),
      report: perHour('report:address', config.REPORTS_PER_ADDRESS),
    };
    this.#perEmail = {
      review: perHour('review:email', config.REVIEWS_PER_EMAIL),
      message: perHour('message:email', config.MESSAGES_PER_EMAIL),
      report: undefined,
    };
  }

  /**
   * Counts a submission. To be called before processing it.
   * @param address IP address of the client
   * @throws 429 when this IP address or e-mail address is over its limit; ServiceUnavailable without Redis
   */
  async take(form: GuestForm, address: string, email?: string): Promise<void> {
    const within = await Promise.all([
      this.#perAddress[form].take(address),
      email === undefined || this.#perEmail[form]?.take(email),
    ]);
    if (within.includes(false)) throw tooManyRequests();
  }
}
