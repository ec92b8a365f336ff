import { setImmediate } from 'node:timers/promises';
import type { Redis } from 'ioredis';

/** Length of the log in Redis; a follower that missed more changes rebuilds its index. */
const maxChanges = 1_000;

/**
 * Assigns the next number to a change and appends it to a stream under that number, atomically. Numbers start at the
 * time in milliseconds: after data loss in Redis they are far beyond all earlier ones.
 */
const publishScript = `
if redis.call('EXISTS', KEYS[1]) == 0 then redis.call('SET', KEYS[1], ARGV[2]) end
local number = redis.call('INCR', KEYS[1])
local entry = {'XADD', KEYS[2], 'MAXLEN', '~', ${maxChanges}, number .. '-0', 'terms', ARGV[1]}
if type(redis.pcall(unpack(entry))) == 'table' then
  redis.call('DEL', KEYS[2])
  redis.call(unpack(entry))
end
return number`;

/** Text of a change with unknown contents. */
export const anyChange = '*';

/** The numbered changes of a collection, for every process that follows it. */
export class ChangeLog {
  #asked: Promise<number> | undefined;

  /** @param numberKey key of the last number; @param streamKey key of the changes */
  constructor(
    private readonly redis: Redis,
    private readonly numberKey: string,
    private readonly streamKey: string,
  ) {}

  /**
   * Number of the last change. Callers within one iteration of the event loop share a request, which is sent after the
   * last of them asked, so that none gets an outdated answer.
   * @throws without Redis
   */
  number(): Promise<number> {
    this.#asked ??= this.#ask();
    return this.#asked;
  }

  async #ask(): Promise<number> {
    await setImmediate();
    this.#asked = undefined;
    return Number(await this.redis.get(this.numberKey));
  }

  /** @throws without Redis */
  async publish(text: string): Promise<void> {
    await this.redis.eval(publishScript, 2, this.numberKey, this.streamKey, text, Date.now());
  }

  /**
   * The texts of the changes after `known` up to `wanted`.
   * @returns undefined when some are missing
   * @throws without Redis
   */
  async between(known: number, wanted: number): Promise<string[] | undefined> {
    if (wanted < known || wanted - known > maxChanges) return undefined;
    const found = await this.redis.xrange(this.streamKey, `${known + 1}-0`, `${wanted}-0`);
    return found.length === wanted - known ? found.map(([, fields]) => fields[1] ?? '') : undefined;
  }
}
