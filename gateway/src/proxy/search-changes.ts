import { setImmediate } from 'node:timers/promises';
import type { ServiceName } from '@commons/service-kit/service.config';
import type { Redis } from 'ioredis';

/** Stands for the terms of a change of which nobody knows what it changed. */
export const anyChange = '*';

/** Changes that Redis holds; a gateway that missed more of them forgets everything. */
const mostChanges = 1_000;

/**
 * Gives a change the next number and its terms to a stream under that number, in one step. When the number was lost,
 * it begins anew and so does the stream.
 */
const publishScript = `
local number = redis.call('INCR', KEYS[1])
local entry = {'XADD', KEYS[2], 'MAXLEN', '~', ${mostChanges}, number .. '-0', 'terms', ARGV[1]}
if type(redis.pcall(unpack(entry))) == 'table' then
  redis.call('DEL', KEYS[2])
  redis.call(unpack(entry))
end
return number`;

/** The changes of each service's data, numbered, shared by all gateways. */
export class SearchChanges {
  private readonly asked = new Map<ServiceName, Promise<number>>();

  constructor(
    private readonly redis: Redis,
    private readonly prefix: string,
  ) {}

  private numberKey(service: ServiceName): string {
    return `${this.prefix}:gateway:writes:${service}`;
  }

  private streamKey(service: ServiceName): string {
    return `${this.prefix}:gateway:changes:${service}`;
  }

  /**
   * Number of the last change. Those who ask in one turn of the event loop share a question: it goes out when all of
   * them have asked, so that none gets an answer from before.
   * @throws without Redis
   */
  number(service: ServiceName): Promise<number> {
    const asked = this.asked.get(service) ?? this.ask(service);
    this.asked.set(service, asked);
    return asked;
  }

  private async ask(service: ServiceName): Promise<number> {
    await setImmediate();
    this.asked.delete(service);
    return Number(await this.redis.get(this.numberKey(service)));
  }

  /** @param terms as the service gave them, or {@link anyChange}. @throws without Redis */
  async publish(service: ServiceName, terms: string): Promise<void> {
    await this.redis.eval(
      publishScript,
      2,
      this.numberKey(service),
      this.streamKey(service),
      terms,
    );
  }

  /**
   * The terms of each change after `known` up to `wanted`.
   * @returns undefined when some are not there any more, or one of them may have changed anything
   * @throws without Redis
   */
  async between(
    service: ServiceName,
    known: number,
    wanted: number,
  ): Promise<ReadonlySet<string>[] | undefined> {
    if (wanted < known || wanted - known > mostChanges) return undefined;
    const key = this.streamKey(service);
    const found = await this.redis.xrange(key, `${known + 1}-0`, `${wanted}-0`);
    const terms = found.map(([, fields]) => fields[1] ?? anyChange);
    if (found.length !== wanted - known || terms.includes(anyChange)) return undefined;
    return terms.map((text) => new Set(text.split('.')));
  }
}
