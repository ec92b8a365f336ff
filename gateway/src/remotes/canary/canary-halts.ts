import { daySeconds } from '@commons/contracts/durations';
import { log } from '@commons/service-kit/logging/logger';
import type { Redis } from 'ioredis';
import { z } from 'zod';
import { type CanaryCounts, isClearlyWorse } from './canary-rule.js';

const Halt = z.object({
  version: z.string(),
  /** When the pointer was moved that was halted. Another publication or release ends the halt. */
  release: z.string(),
  at: z.iso.datetime(),
  reason: z.string(),
});
export type Halt = z.infer<typeof Halt>;

/** The active versions of a front end. */
export interface Canary {
  readonly area: string;
  readonly release: string;
  readonly newest: string;
  readonly others: readonly string[];
}

/** How long the visitors of an unchanged canary are remembered. */
const retentionSeconds = 30 * daySeconds;

/**
 * Halts a new version that fails more often than the previous one (ADR 0021). Visitors are counted in Redis, each
 * client address once per version: a thousand errors of one visitor count as one. The stored HyperLogLogs do not reveal
 * addresses.
 * All gateways follow the halts in Redis. Each also remembers them and restores what Redis has lost: only another
 * publication or release delivers the version again.
 */
export class CanaryHalts {
  readonly #halts = new Map<string, Halt>();

  constructor(
    private readonly redis: Redis,
    private readonly prefix: string,
  ) {}

  /** The halt of this release of a front end, if any. */
  of(area: string, release: string | undefined): Halt | undefined {
    const halt = this.#halts.get(area);
    return halt && halt.release === release ? halt : undefined;
  }

  /** Reads the halts of other gateways. Without Redis nothing changes. */
  async refresh(): Promise<void> {
    try {
      const stored = await this.redis.hgetall(this.#key);
      for (const [area, text] of Object.entries(stored))
        this.#set(area, Halt.parse(JSON.parse(text)));
      for (const [area, halt] of this.#halts)
        if (!(area in stored)) await this.redis.hsetnx(this.#key, area, JSON.stringify(halt));
    } catch (error) {
      log().debug({ err: error }, 'halts of canaries were not read');
    }
  }

  /**
   * Counts a visitor of one of the versions, and halts the newest one when it has become clearly worse.
   * @param address the client's, see customerOf
   */
  async count(canary: Canary, version: string, address: string, failed: boolean): Promise<void> {
    if (this.of(canary.area, canary.release)) return;
    try {
      await this.#add(this.#countKey(canary, version), address, failed);
      if (failed && version === canary.newest) await this.#compare(canary);
    } catch (error) {
      log().debug({ err: error }, 'a visitor of a canary was not counted');
    }
  }

  async #add(key: string, address: string, failed: boolean): Promise<void> {
    const commands = this.redis.multi();
    for (const name of failed ? ['visitors', 'failed'] : ['visitors'])
      commands.pfadd(`${key}:${name}`, address).expire(`${key}:${name}`, retentionSeconds);
    await commands.exec();
  }

  async #compare(canary: Canary): Promise<void> {
    const { area, newest, release } = canary;
    const [worse, others] = [
      await this.#read(canary, [newest]),
      await this.#read(canary, canary.others),
    ];
    if (!isClearlyWorse(worse, others)) return;
    const reason =
      `${worse.failed} of ${worse.visitors} visitors of ${newest} met a failure, ` +
      `${others.failed} of ${others.visitors} of ${canary.others.join(', ')}`;
    const halt = { version: newest, release, at: new Date().toISOString(), reason };
    this.#set(area, halt);
    await this.redis.hset(this.#key, area, JSON.stringify(halt));
  }

  async #read(canary: Canary, versions: readonly string[]): Promise<CanaryCounts> {
    const count = (name: string) =>
      this.redis.pfcount(versions.map((version) => `${this.#countKey(canary, version)}:${name}`));
    return { visitors: await count('visitors'), failed: await count('failed') };
  }

  #set(area: string, halt: Halt): void {
    const before = this.#halts.get(area);
    this.#halts.set(area, halt);
    if (before?.at === halt.at) return;
    const { version, reason } = halt;
    log().error({ remote: area, version, reason }, 'a new version of a front end was halted');
  }

  get #key(): string {
    return `${this.prefix}:canary-halts`;
  }

  #countKey({ area, release }: Canary, version: string): string {
    return `${this.prefix}:canary:{${area}}:${release}:${version}`;
  }
}
