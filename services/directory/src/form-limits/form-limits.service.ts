import { hour, Limits, tooManyRequests } from '@commons/service-kit/limits/limits';
import { Inject, Injectable } from '@nestjs/common';
import { DIRECTORY_CONFIG, type DirectoryConfig } from '../directory.config.js';

/** Forms that guests may send, each with limits of its own. */
export type GuestForm = 'review' | 'message' | 'report';

/** How often the forms that need no account may be sent within an hour (decision A47). */
@Injectable()
export class FormLimits {
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
   * Counts a form before it is looked at.
   * @param address of the person's machine
   * @throws 429 when too many came from this machine or under this e-mail address; ServiceUnavailable without Redis
   */
  async take(form: GuestForm, address: string, email?: string): Promise<void> {
    const within = await Promise.all([
      this.#perAddress[form].take(address),
      email === undefined || this.#perEmail[form]?.take(email),
    ]);
    if (within.includes(false)) throw tooManyRequests();
  }
}
