import { HourlyCounts, tooManyRequests } from '@commons/service-kit/limits/hourly-counts';
import { Inject, Injectable } from '@nestjs/common';
import { DIRECTORY_CONFIG, type DirectoryConfig } from '../directory.config.js';

/** Forms that guests may send, each with limits of its own. */
export type GuestForm = 'review' | 'message' | 'report';

/** Counts how often the forms that need no account are sent within an hour (decision A47). */
@Injectable()
export class FormLimits {
  readonly #perAddress: Readonly<Record<GuestForm, number>>;
  readonly #perEmail: Readonly<Record<GuestForm, number>>;

  constructor(
    private readonly counts: HourlyCounts,
    @Inject(DIRECTORY_CONFIG) config: DirectoryConfig,
  ) {
    this.#perAddress = {
      review: config.REVIEWS_PER_ADDRESS,
      message: config.MESSAGES_PER_ADDRESS,
      report: config.REPORTS_PER_ADDRESS,
    };
    this.#perEmail = {
      review: config.REVIEWS_PER_EMAIL,
      message: config.MESSAGES_PER_EMAIL,
      report: Number.POSITIVE_INFINITY,
    };
  }

  /**
   * Counts a form before it is looked at.
   * @param address of the person's machine
   * @throws 429 when too many came from this machine or under this e-mail address; ServiceUnavailable without Redis
   */
  async take(form: GuestForm, address: string, email?: string): Promise<void> {
    const counted = [this.counts.add(`form:${form}:address`, address)];
    if (email !== undefined) counted.push(this.counts.add(`form:${form}:email`, email));
    const [fromAddress = 0, underEmail = 0] = await Promise.all(counted);
    if (fromAddress <= this.#perAddress[form] && underEmail <= this.#perEmail[form]) return;
    throw tooManyRequests();
  }
}
