import { hourMs } from '@commons/contracts/durations';
import { log } from '@commons/service-kit/logging/logger';
import type { Redis } from 'ioredis';

/** What is counted: pages that started an area, pages where it failed to load, and errors in it. */
export type CountedKind = 'views' | 'load_failures' | 'errors';

/** The reports of one version of a front end. Inactive versions share one: 'former'. */
export interface VersionCounts extends Readonly<Record<CountedKind, number>> {
  readonly area: string;
  readonly version: string;
}

export interface CountedReport {
  readonly area: string;
  readonly version: string;
  readonly kind: CountedKind;
}

const hours = 24;
const none = { views: 0, load_failures: 0, errors: 0 };

/**
 * Browser reports of the last 24 hours by area and version, in Redis, so that all gateways count together. One hash per
 * hour with fields `area version kind`; the names come from the registry, so there are few.
 */
export class ReportCounts {
  constructor(
    private readonly redis: Redis,
    private readonly prefix: string,
  ) {}

  /** Without Redis nothing is counted; log lines and metrics still have it. */
  async add(reports: readonly CountedReport[]): Promise<void> {
    if (reports.length === 0) return;
    const key = this.#key(Date.now());
    const commands = this.redis.multi();
    for (const { area, version, kind } of reports)
      commands.hincrby(key, `${area} ${version} ${kind}`, 1);
    try {
      await commands.expire(key, ((hours + 1) * hourMs) / 1_000).exec();
    } catch (error) {
      log().debug({ err: error }, 'reports of front ends were not counted');
    }
  }

  /** The counts of this hour and the 23 before, by area, then version. @throws when Redis is down */
  async lastDay(): Promise<VersionCounts[]> {
    const now = Date.now();
    const keys = Array.from({ length: hours }, (_, ago) => this.#key(now - ago * hourMs));
    const read = await Promise.all(keys.map((key) => this.redis.hgetall(key)));
    const found = new Map<string, VersionCounts>();
    for (const [field, count] of read.flatMap((hour) => Object.entries(hour))) {
      const [area = '', version = '', kind = ''] = field.split(' ');
      const known = found.get(`${area} ${version}`) ?? { area, version, ...none };
      const sum = (known[kind as CountedKind] ?? 0) + Number(count);
      found.set(`${area} ${version}`, { ...known, [kind]: sum });
    }
    return [...found.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, counts]) => counts);
  }

  #key(time: number): string {
    return `${this.prefix}:front-end-reports:${Math.floor(time / hourMs)}`;
  }
}
