import { type VisitArea, visitAreas } from '@commons/contracts/portal/visit-areas';
import type { Redis } from 'ioredis';

/** Visits that are not in auth's database yet: how many of which month and area. */
export type TalliedVisits = readonly {
  readonly month: string;
  readonly area: VisitArea;
  readonly visits: number;
}[];

/**
 * Visits on their way from the gateways to auth's database, in Redis, where those of several gateways add up (ADR
 * 0029). A number is all that is kept of a visit.
 */
export class VisitTally {
  readonly #key: string;
  readonly #taken: string;

  constructor(
    private readonly redis: Redis,
    prefix: string,
  ) {
    this.#key = `${prefix}:visits`;
    this.#taken = `${prefix}:visits-taken`;
  }

  /** @throws when Redis is away */
  async add(month: string, area: VisitArea): Promise<void> {
    await this.redis.hincrby(this.#key, `${month} ${area}`, 1);
  }

  /**
   * Moves the tally aside and hands it over; what was not stored is handed over again.
   * @param store stores the visits
   */
  async take(store: (visits: TalliedVisits) => Promise<void>): Promise<void> {
    if ((await this.redis.exists(this.#taken)) === 0) {
      if ((await this.redis.exists(this.#key)) === 0) return;
      await this.redis.rename(this.#key, this.#taken);
    }
    const rows = Object.entries(await this.redis.hgetall(this.#taken)).flatMap(([field, count]) => {
      const [month = '', name] = field.split(' ');
      const area = visitAreas.find((one) => one === name);
      return area ? [{ month, area, visits: Number(count) }] : [];
    });
    await store(rows);
    await this.redis.del(this.#taken);
  }
}
