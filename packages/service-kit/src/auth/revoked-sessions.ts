import { setImmediate } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { ServiceUnavailable } from '../errors/service-unavailable.js';
import { REDIS } from '../redis/redis-client.js';
import { SERVICE_CONFIG, type ServiceConfig } from '../service.config.js';
import { RevocationList } from './revocation-list.js';

/** An ended session, as stored and as sent through the channel. */
export interface EndedSession {
  readonly sid: string;
  readonly expires_at: Date;
}

/** Channel on which auth publishes each ended session to every service. */
export const revocationChannel = (config: Pick<ServiceConfig, 'REDIS_PREFIX'>) =>
  `${config.REDIS_PREFIX}:revocations`;

/** Marker: Redis has all revocations. Renewed by auth, and lost together with the data. */
export const revocationMarker = (config: Pick<ServiceConfig, 'REDIS_PREFIX'>) =>
  `${config.REDIS_PREFIX}:revocations:complete`;

interface Lookup {
  readonly sids: Set<string>;
  readonly answer: Promise<{ readonly ended: ReadonlySet<string>; readonly vouched: boolean }>;
}

/** Commands per Redis pipeline. */
const batch = 1_000;

/**
 * Sessions that were ended before their tokens expire. Auth stores them in its database. Redis has them for immediacy,
 * and each service in memory, so that they stay ended when Redis loses its data (docs/adr/0009).
 */
@Injectable()
export class RevokedSessions {
  /** Filled by `RevocationFollower`; in auth from its own database. */
  readonly known = new RevocationList();

  /** Not sent yet; requests of the same tick share it. */
  #lookup: Lookup | undefined;

  /** Whether `known` has every ended session. The gateway has no such list and relies on Redis alone. */
  #complete = true;

  constructor(
    @Inject(SERVICE_CONFIG) private readonly config: Pick<ServiceConfig, 'REDIS_PREFIX'>,
    @Inject(REDIS) private readonly redis: Redis | undefined,
  ) {}

  /** False after Redis has lost its data, while `known` may lack sessions. */
  get complete(): boolean {
    return this.#complete;
  }

  /** Sets whether `known` is complete, for when Redis has lost its data. */
  setComplete(complete: boolean): void {
    this.#complete = complete;
  }

  /**
   * Simultaneous requests share one Redis command. Takes none for a session that is known to have ended.
   * @throws ServiceUnavailable when Redis cannot be reached, or neither Redis nor the memory is complete: an ended
   * session must never pass
   */
  async has(sid: string): Promise<boolean> {
    if (this.known.has(sid)) return true;
    const { ended, vouched } = await this.#ask(sid);
    if (!ended && !vouched) throw new ServiceUnavailable();
    return ended;
  }

  async #ask(sid: string): Promise<{ ended: boolean; vouched: boolean }> {
    if (!this.redis) throw new ServiceUnavailable();
    const lookup = this.#lookup ?? this.#startLookup(this.redis);
    lookup.sids.add(sid);
    try {
      const { ended, vouched } = await lookup.answer;
      return { ended: ended.has(sid), vouched };
    } catch (error) {
      throw new ServiceUnavailable(error);
    }
  }

  /** Sends the command at the end of the tick, after every request that shares it: none gets an answer from before. */
  #startLookup(redis: Redis): Lookup {
    const sids = new Set<string>();
    const ask = async () => {
      await setImmediate();
      this.#lookup = undefined;
      const asked = [...sids];
      const marker = this.#complete ? [] : [revocationMarker(this.config)];
      const found = await redis.mget([...asked.map((sid) => this.#key(sid)), ...marker]);
      const ended = new Set(asked.filter((_, at) => found[at] !== null));
      return { ended, vouched: marker.length === 0 || found[asked.length] !== null };
    };
    this.#lookup = { sids, answer: ask() };
    return this.#lookup;
  }

  /**
   * Publishes an ended session to every service. For auth, after the revocation is in its database.
   * @param expiresAt when its last token expires; stored until then
   * @throws ServiceUnavailable when Redis cannot be written
   */
  async add(sid: string, expiresAt: Date): Promise<void> {
    const session = { sid, expires_at: expiresAt };
    await this.write([session]);
    try {
      await this.redis?.publish(revocationChannel(this.config), JSON.stringify(session));
    } catch (error) {
      throw new ServiceUnavailable(error);
    }
  }

  /** Writes these to Redis, overwriting those that exist. @throws ServiceUnavailable when it cannot be written */
  async write(sessions: readonly EndedSession[]): Promise<void> {
    if (!this.redis) throw new ServiceUnavailable();
    for (let at = 0; at < sessions.length; at += batch) {
      const commands = this.redis.pipeline();
      for (const { sid, expires_at } of sessions.slice(at, at + batch)) {
        const milliseconds = expires_at.getTime() - Date.now();
        if (milliseconds > 0) commands.set(this.#key(sid), '1', 'PX', milliseconds);
      }
      const failed = (await commands.exec())?.find(([error]) => error);
      if (failed) throw new ServiceUnavailable(failed[0]);
    }
  }

  #key(sid: string): string {
    return `${this.config.REDIS_PREFIX}:revoked:${sid}`;
  }
}
