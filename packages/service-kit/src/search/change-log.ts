import { setImmediate } from 'node:timers/promises';
import type { Redis } from 'ioredis';

/** Changes that Redis holds; a follower that missed more of them rebuilds its index. */
const mostChanges = 1_000;

/**
 * Gives a change the next number and its text to a stream under that number, in one step. The first number is the time
 * in milliseconds: after a loss of Redis' data it is far beyond every number that anybody knows.
 */
const publishScript = `
if redis.call('EXISTS', KEYS[1]) == 0 then redis.call('SET', KEYS[1], ARGV[2]) end
local number = redis.call('INCR', KEYS[1])
local entry = {'XADD', KEYS[2], 'MAXLEN', '~', ${mostChanges}, number .. '-0', 'terms', ARGV[1]}
if type(redis.pcall(unpack(entry))) == 'table' then
  redis.call('DEL', KEYS[2])
  redis.call(unpack(entry))
end
return number`;

/** The text of a change of which nobody knows what it changed. */
export const anyChange = '*';

/** Changes in the order in which they were made known, numbered, for every process that follows them. */
export class ChangeLog {
  #asked: Promise<number> | undefined;

  /** @param numberKey of the last number; @param streamKey of the changes */
  constructor(
    private readonly redis: Redis,
    private readonly numberKey: string,
    private readonly streamKey: string,
  ) {}

  /**
   * Number of the last change. Those who ask in one turn of the event loop share a question: it goes out when all of
   * them have asked, so that none gets an answer from before.
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
   * @returns undefined when some are not there any more
   * @throws without Redis
   */
  async between(known: number, wanted: number): Promise<string[] | undefined> {
    if (wanted < known || wanted - known > mostChanges) return undefined;
    const found = await this.redis.xrange(this.streamKey, `${known + 1}-0`, `${wanted}-0`);
    return found.length === wanted - known ? found.map(([, fields]) => fields[1] ?? '') : undefined;
  }
}
