import { anyChange, ChangeLog } from '@commons/service-kit/search/follow/change-log';
import type { ServiceName } from '@commons/service-kit/service.config';
import type { Redis } from 'ioredis';

/** Numbered changes of each service's data, shared by all gateways in Redis. */
export class SearchChanges {
  readonly #logs = new Map<ServiceName, ChangeLog>();

  constructor(
    private readonly redis: Redis,
    private readonly prefix: string,
  ) {}

  #logOf(service: ServiceName): ChangeLog {
    const [number, stream] = ['writes', 'changes'].map(
      (name) => `${this.prefix}:gateway:${name}:${service}`,
    ) as [string, string];
    const log = this.#logs.get(service) ?? new ChangeLog(this.redis, number, stream);
    this.#logs.set(service, log);
    return log;
  }

  /** Number of the last change. @throws without Redis */
  number(service: ServiceName): Promise<number> {
    return this.#logOf(service).number();
  }

  /** @param terms as declared by the service, or {@link anyChange}. @throws without Redis */
  async publish(service: ServiceName, terms: string): Promise<void> {
    await this.#logOf(service).publish(terms);
  }

  /**
   * The terms of each change after `known` up to `wanted`.
   * @returns undefined when some are missing, or when one of them may have changed anything
   * @throws without Redis
   */
  async between(
    service: ServiceName,
    known: number,
    wanted: number,
  ): Promise<ReadonlySet<string>[] | undefined> {
    const texts = await this.#logOf(service).between(known, wanted);
    if (!texts || texts.includes(anyChange)) return undefined;
    return texts.map((text) => new Set(text.split('.')));
  }
}
