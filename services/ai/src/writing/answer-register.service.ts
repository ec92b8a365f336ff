import { REDIS } from '@commons/service-kit/redis/redis-client';
import { SERVICE_CONFIG, type ServiceConfig } from '@commons/service-kit/service.config';
import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { AI_CONFIG, type AiConfig } from '../ai.config.js';
import { answerKeys, keepSeconds } from './answer-keys.js';

/** How much longer than its longest wait a running answer is remembered, in seconds, when its instance died. */
const spareSeconds = 60;

const beginScript = `
redis.call('HSET', KEYS[1], 'user', ARGV[1], 'tool', ARGV[2], 'began', ARGV[3], 'count', 1, 'leaves', 0)
redis.call('EXPIRE', KEYS[1], ARGV[4])
redis.call('SADD', KEYS[2], ARGV[5])
return redis.call('EXPIRE', KEYS[2], ARGV[6])`;

/** Gives whether the answer is this person's. One that is over is not kept any longer for it. */
const joinScript = `
local found = redis.call('HMGET', KEYS[1], 'user', 'ended')
if found[1] ~= ARGV[1] then return 0 end
redis.call('HINCRBY', KEYS[1], 'count', 1)
if found[2] then return 1 end
redis.call('EXPIRE', KEYS[1], ARGV[2])
redis.call('EXPIRE', KEYS[2], ARGV[3])
return 1`;

/** Only while the answer is known: counting would make a key that stays for ever. Gives which leaving it was. */
const leaveScript = `
if redis.call('EXISTS', KEYS[1]) == 0 then return 0 end
redis.call('HINCRBY', KEYS[1], 'count', -1)
return redis.call('HINCRBY', KEYS[1], 'leaves', 1)`;

/** Forgets a running answer that nobody hears and nobody came back to since; in one go, so that nobody joins between. */
const forgetUnheardScript = `
local found = redis.call('HMGET', KEYS[1], 'count', 'leaves', 'ended')
if not found[1] or tonumber(found[1]) > 0 or found[2] ~= ARGV[1] or found[3] then return 0 end
redis.call('SREM', KEYS[2], ARGV[2])
return redis.call('DEL', KEYS[1])`;

/** Gives 'running' or 'ended', or nothing when it is not this person's. */
const forgetScript = `
local found = redis.call('HMGET', KEYS[1], 'user', 'ended')
if found[1] ~= ARGV[1] then return '' end
redis.call('DEL', KEYS[1], KEYS[3], KEYS[4])
redis.call('SREM', KEYS[2], ARGV[2])
return found[2] and 'ended' or 'running'`;

const listScript = `
local rows = {}
for _, id in ipairs(redis.call('SMEMBERS', KEYS[1])) do
  local found = redis.call('HMGET', ARGV[1] .. id, 'tool', 'began', 'count', 'ended')
  if found[1] then rows[#rows + 1] = {id, found[1], found[2], found[3], found[4] or 'writing'}
  else redis.call('SREM', KEYS[1], id) end
end
return rows`;

/** An answer that a person may pick up. */
export interface KnownAnswer {
  /** Of its task in the queue. */
  readonly id: string;
  readonly tool: string;
  readonly beganAt: Date;
  readonly state: 'writing' | 'done' | 'failed';
  readonly heard: boolean;
}

/** Knows whose answer it is and how many listen to it, over all instances; for some minutes. */
@Injectable()
export class AnswerRegister {
  readonly #keys: ReturnType<typeof answerKeys>;
  readonly #runningSeconds: number;

  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(SERVICE_CONFIG) shared: ServiceConfig,
    @Inject(AI_CONFIG) { AI_WAIT_MS, AI_STREAM_WAIT_MS, AI_LEAVE_MS }: AiConfig,
  ) {
    this.#keys = answerKeys(shared);
    const longestMs = Math.max(AI_WAIT_MS, AI_STREAM_WAIT_MS) + AI_LEAVE_MS;
    this.#runningSeconds = Math.ceil(longestMs / 1_000) + spareSeconds;
  }

  /** A new answer of a person, with its first listener. */
  async begin(id: string, userId: string, tool: string): Promise<void> {
    const lifetimes = [this.#runningSeconds, id, this.#runningSeconds + keepSeconds];
    await this.#eval(beginScript, id, userId, [userId, tool, Date.now(), ...lifetimes]);
  }

  /** Another listener. @returns false when the answer is not this person's, or forgotten */
  async join(id: string, userId: string): Promise<boolean> {
    const lifetimes = [this.#runningSeconds, this.#runningSeconds + keepSeconds];
    return (await this.#eval(joinScript, id, userId, [userId, ...lifetimes])) === 1;
  }

  /** A listener is gone. @returns which leaving of this answer it was; 0 when the answer is forgotten */
  async leave(id: string, userId: string): Promise<number> {
    return Number(await this.#eval(leaveScript, id, userId, []));
  }

  /** Forgets it if it is still written, nobody listens, and that leaving was the last. @returns whether it did */
  async forgetUnheard(id: string, userId: string, leaving: number): Promise<boolean> {
    return (await this.#eval(forgetUnheardScript, id, userId, [leaving, id])) === 1;
  }

  /** Forgets it and its text. @returns what it was; undefined when it is not this person's */
  async forget(id: string, userId: string): Promise<'running' | 'ended' | undefined> {
    const was = await this.#eval(forgetScript, id, userId, [userId, id]);
    return was === 'running' || was === 'ended' ? was : undefined;
  }

  /** The answers of a person, the latest first. */
  async list(userId: string): Promise<KnownAnswer[]> {
    const keys = [this.#keys.ofPerson(userId), this.#keys.answer('')];
    const rows = (await this.redis.eval(listScript, 1, ...keys)) as string[][];
    return rows
      .map(([id = '', tool = '', began, count, state]) => ({
        id,
        tool,
        beganAt: new Date(Number(began)),
        state: state as KnownAnswer['state'],
        heard: state === 'writing' && Number(count) > 0,
      }))
      .sort((one, other) => other.beganAt.getTime() - one.beganAt.getTime());
  }

  #eval(script: string, id: string, userId: string, values: (string | number)[]): Promise<unknown> {
    const { answer, ofPerson, end, text } = this.#keys;
    const keys = [answer(id), ofPerson(userId), end(id), text(id)];
    return this.redis.eval(script, keys.length, ...keys, ...values);
  }
}
