/** How long used time counts. */
const rememberedMs = 10 * 60_000;

interface Waiting<Work> {
  readonly owner: string;
  readonly work: Work;
}

interface Use {
  readonly ms: number;
  readonly until: number;
}

/**
 * A fair queue: serves the owner that used the least time lately; jobs of one owner in order of arrival. Twenty slow
 * files of one account delay another account's file by one job at most.
 */
export class FairQueue<Work> {
  readonly #waiting: Waiting<Work>[] = [];
  readonly #used = new Map<string, Use>();

  /** Queues a job of an owner. */
  add(owner: string, work: Work): void {
    this.#waiting.push({ owner, work });
  }

  /** Number of waiting jobs of an owner. */
  waitingOf(owner: string): number {
    return this.#waiting.filter((one) => one.owner === owner).length;
  }

  /** Removes and returns the next job. */
  next(): Waiting<Work> | undefined {
    const now = Date.now();
    const usedBy = ({ owner }: Waiting<Work>) => {
      const use = this.#used.get(owner);
      return use && use.until > now ? use.ms : 0;
    };
    const least = Math.min(...this.#waiting.map(usedBy));
    const at = this.#waiting.findIndex((one) => usedBy(one) === least);
    return at < 0 ? undefined : this.#waiting.splice(at, 1)[0];
  }

  /** Records how long a job of an owner took, in milliseconds. */
  recordUse(owner: string, ms: number): void {
    const now = Date.now();
    for (const [other, { until }] of this.#used) if (until <= now) this.#used.delete(other);
    const before = this.#used.get(owner)?.ms ?? 0;
    this.#used.set(owner, { ms: before + ms, until: now + rememberedMs });
  }
}
