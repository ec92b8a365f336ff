/** How long the time that somebody used counts against them. */
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
 * Whose turn it is: the owner that used the least time lately goes first, and of one owner's works the first that came.
 * So twenty slow files of one account delay the file of another by one turn at most.
 */
export class FairTurns<Work> {
  readonly #waiting: Waiting<Work>[] = [];
  readonly #used = new Map<string, Use>();

  add(owner: string, work: Work): void {
    this.#waiting.push({ owner, work });
  }

  /** How many works of an owner wait. */
  waitingOf(owner: string): number {
    return this.#waiting.filter((one) => one.owner === owner).length;
  }

  /** Takes out whose turn it is. */
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

  /** Notes how long a work of an owner took. */
  note(owner: string, ms: number): void {
    const now = Date.now();
    for (const [other, { until }] of this.#used) if (until <= now) this.#used.delete(other);
    const before = this.#used.get(owner)?.ms ?? 0;
    this.#used.set(owner, { ms: before + ms, until: now + rememberedMs });
  }
}
