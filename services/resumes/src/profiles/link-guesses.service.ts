import { type Limit, Limits, minute, tooManyRequests } from '@commons/service-kit/limits/limits';
import { HttpException, Injectable } from '@nestjs/common';

/**
 * Limits guessing of tokens: 30 unknown links per machine in ten minutes. Opening old links takes only a few. 256 bits
 * cannot be guessed anyway, so without Redis links still work.
 */
@Injectable()
export class LinkGuessesService {
  readonly #misses: Limit;

  constructor(limits: Limits) {
    const window = { most: 30, seconds: 10 * minute };
    this.#misses = limits.make({ name: 'link-misses', ...window, withoutRedis: 'allow' });
  }

  /**
   * Runs a lookup by token, and counts a miss against this machine.
   * @throws 429 after too many misses; whatever `find` throws
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
