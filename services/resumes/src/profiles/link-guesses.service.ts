import { type Limit, Limits, minute, tooManyRequests } from '@commons/service-kit/limits/limits';
import { HttpException, Injectable } from '@nestjs/common';

/**
 * Stops whoever tries tokens by the thousand: 30 links that lead nowhere, from one machine in ten minutes. Opening an
 * old link takes a few. A guess at 256 bits is hopeless anyway, so without Redis links still work.
 */
@Injectable()
export class LinkGuesses {
  readonly #misses: Limit;

  constructor(limits: Limits) {
    const window = { most: 30, seconds: 10 * minute };
    this.#misses = limits.make({ name: 'link-misses', ...window, withoutRedis: 'allow' });
  }

  /**
   * Runs a look-up by token and counts it against this machine when nothing was found.
   * @throws 429 after too many misses; what `find` throws
   */
  async guarded<Found>(address: string, find: () => Promise<Found>): Promise<Found> {
    if (!(await this.#misses.allows(address))) throw tooManyRequests();
    try {
      return await find();
    } catch (error) {
      const isMiss = error instanceof HttpException && error.getStatus() === 404;
      if (isMiss) await this.#misses.take(address);
      throw error;
    }
  }
}
