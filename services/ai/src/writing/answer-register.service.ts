import { REDIS } from '@commons/service-kit/redis/redis-client';
import { SERVICE_CONFIG, type ServiceConfig } from '@commons/service-kit/service.config';
import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { AI_CONFIG, type AiConfig } from '../ai.config.js';
import { answerKeys, keepSeconds } from './answer-keys.js';

/** Extra lifetime of a running answer after its longest wait, in seconds, in case its instance died. */
const spareSeconds = 60;

const beginScript = `
redis.call('HSET', KEYS[1], 'user', ARGV[1], 'tool', ARGV[2], 'began', ARGV[3], 'count', 1, 'leaves', 0)
redis.call('EXPIRE', KEYS[1], ARGV[4])
redis.call('SADD', KEYS[2], ARGV[5])
return redis.call('EXPIRE', KEYS[2], ARGV[6])`;

/** Returns whether the answer belongs to this person. Does not extend the lifetime of a finished one. */
const joinScript = `
local found = redis.call('HMGET', KEYS[1], 'user', 'ended')
if found[1] ~= ARGV[1] then return 0 end
redis.call('HINCRBY', KEYS[1], 'count', 1)
if found[2] then return 1 end
redis.call('EXPIRE', KEYS[1], ARGV[2])
redis.call('EXPIRE', KEYS[2], ARGV[3])
return 1`;

/** Only while the answer exists: counting would create a key without expiry. Returns the number of this departure. */
const leaveScript = `
if redis.call('EXISTS', KEYS[1]) == 0 then return 0 end
redis.call('HINCRBY', KEYS[1], 'count', -1)
return redis.call('HINCRBY', KEYS[1], 'leaves', 1)`;

/**
 * Forgets a running answer without listeners to which nobody returned since. Atomic, so that nobody can join in
 * between.
 */
const forgetUnfollowedScript = `
local found = redis.call('HMGET', KEYS[1], 'count', 'leaves', 'ended')
if not found[1] or tonumber(found[1]) > 0 or found[2] ~= ARGV[1] or found[3] then return 0 end
redis.call('SREM', KEYS[2], ARGV[2])
return redis.call('DEL', KEYS[1])`;

/** Returns 'running' or 'ended', or an empty text when it belongs to someone else. */
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

/** An answer that a person may fetch. */
export interface KnownAnswer {
  /** Id of its task in the queue. */
  readonly id: string;
  readonly tool: string;
  readonly beganAt: Date;
  readonly state: 'writing' | 'done' | 'failed';
  readonly heard: boolean;
}

/** Registry of answers with owner and number of listeners, across all instances; for some minutes. */
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

  /** Registers a new answer of a person, with its first listener. */
  async begin(id: string, userId: string, tool: string): Promise<void> {
    const lifetimes = [this.#runningSeconds, id, this.#runningSeconds + keepSeconds];
    await this.#eval(beginScript, id, userId, [userId, tool, Date.now(), ...lifetimes]);
  }

  /** Adds a listener. @returns false when the answer belongs to someone else or was forgotten */
  async join(id: string, userId: string): Promise<boolean> {
    const lifetimes = [this.#runningSeconds, this.#runningSeconds + keepSeconds];
    return (await this.#eval(joinScript, id, userId, [userId, ...lifetimes])) === 1;
  }

  /** Removes a listener. @returns the number of this departure; 0 when the answer was forgotten */
  async leave(id: string, userId: string): Promise<number> {
    return Number(await this.#eval(leaveScript, id, userId, []));
  }

  /** Forgets the answer if it is running, has no listeners, and that departure was the last. @returns whether it did */
  async forgetUnfollowed(id: string, userId: string, leaving: number): Promise<boolean> {
    return (await this.#eval(forgetUnfollowedScript, id, userId, [leaving, id])) === 1;
  }

  /** Forgets the answer and its text. @returns its state before; undefined when it belongs to someone else */
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
