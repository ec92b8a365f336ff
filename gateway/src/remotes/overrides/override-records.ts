import { createHash } from 'node:crypto';
import type { AccessClaims } from '@commons/contracts/account/account';
import { hourMs } from '@commons/contracts/durations';
import type { RevokedSessions } from '@commons/service-kit/auth/revoked-sessions';
import { ServiceUnavailable } from '@commons/service-kit/errors/service-unavailable';
import { log } from '@commons/service-kit/logging/logger';
import type { Redis } from 'ioredis';
import { z } from 'zod';

/** Forgotten overrides expire. */
const longestMs = 8 * hourMs;

const OverrideRecord = z.object({
  /** Session and account of the operator; the record is valid as long as the session. */
  sid: z.string(),
  account: z.string(),
  until: z.iso.datetime(),
  /** By front end: a version, or the address of a development server. */
  uses: z.record(z.string(), z.string()),
});
type OverrideRecord = z.infer<typeof OverrideRecord>;

/** The overrides behind the cookies of operators' browsers, in Redis, shared by all gateways. */
export class OverrideRecords {
  constructor(
    private readonly redis: Redis,
    private readonly prefix: string,
    private readonly revoked: Pick<RevokedSessions, 'has'>,
  ) {}

  /** Undefined when there is none, its session has ended, or Redis is down: then no override applies. */
  async read(token: string): Promise<OverrideRecord | undefined> {
    try {
      const text = await this.redis.get(this.#key(token));
      if (!text) return undefined;
      const record = OverrideRecord.parse(JSON.parse(text));
      if (!(await this.revoked.has(record.sid))) return record;
      await this.remove(token);
    } catch (error) {
      log().debug({ err: error }, 'an override of a front end was not read');
    }
    return undefined;
  }

  /**
   * Adds an override to the operator's browser.
   * @param token of the browser's cookie; overrides of another session are dropped
   * @returns when it expires
   * @throws ServiceUnavailable
   */
  async add(token: string, { sid, sub, exp }: AccessClaims, name: string, use: string) {
    const before = await this.read(token);
    const isOwn = before?.sid === sid && before.account === sub;
    const until = new Date(Math.min(Date.now() + longestMs, exp * 1_000));
    const uses = { ...(isOwn && before.uses), [name]: use };
    const record: OverrideRecord = { sid, account: sub, until: until.toISOString(), uses };
    try {
      const text = JSON.stringify(record);
      await this.redis.set(this.#key(token), text, 'PXAT', until.getTime());
    } catch (error) {
      throw new ServiceUnavailable(error);
    }
    return until;
  }

  /** @throws ServiceUnavailable */
  async remove(token: string): Promise<void> {
    try {
      await this.redis.del(this.#key(token));
    } catch (error) {
      throw new ServiceUnavailable(error);
    }
  }

  /** Hashed, so that reading Redis does not reveal cookies. */
  #key(token: string): string {
    const digest = createHash('sha256').update(token).digest('base64url');
    return `${this.prefix}:front-end-override:${digest}`;
  }
}
