import { type VisitArea, visitAreas } from '@commons/contracts/portal/visit-areas';
import type { Redis } from 'ioredis';

/** Visits not yet in auth's database: a count per month and area. */
export type VisitCounts = readonly {
  readonly month: string;
  readonly area: VisitArea;
  readonly visits: number;
}[];

/**
 * Buffers visit counts of all gateways in Redis until auth stores them (ADR 0029). Nothing but the count of a visit is
 * stored.
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
   * Moves the tally aside and passes it to `store`; counts that were not stored are passed again.
   * @param store stores the visits
   */
  async take(store: (visits: VisitCounts) => Promise<void>): Promise<void> {
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
