import { randomBytes } from 'node:crypto';
import { weekMs } from '@commons/contracts/durations';
import { JobAlertsStopped } from '@commons/contracts/jobs/job-matches';
import { refuse } from '@commons/service-kit/errors/refuse';
import { InternalClient } from '@commons/service-kit/internal/internal-client';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { AlertRecord } from './alert.schema.js';

/** Long enough for the request log to redact the token from paths (service-kit, request-hooks). */
const tokenBytes = 32;

/** Mails only consider the newest jobs; older ones are no longer new. */
const maxTold = 500;

/** An entry names the job and its mail. */
const jobOf = (entry: string) => entry.slice(0, entry.indexOf(':'));

/** State of each person's weekly mail, and unsubscribing from it. */
@Injectable()
export class AlertsService {
  constructor(
    @InjectModel('Alert') private readonly alerts: Model<AlertRecord>,
    private readonly calls: InternalClient,
  ) {}

  /** The person's record. On first use, the jobs of the last week count as new. */
  async of(userId: string, now: Date): Promise<AlertRecord> {
    const first = {
      token: randomBytes(tokenBytes).toString('base64url'),
      seen_until: new Date(now.getTime() - weekMs),
      week: 0,
    };
    const alert = await this.alerts
      .findOneAndUpdate(
        { user_id: userId },
        { $setOnInsert: first },
        { upsert: true, returnDocument: 'after' },
      )
      .lean<AlertRecord>();
    return alert as AlertRecord;
  }

  /**
   * Claims those jobs that no other mail to this person contains. Atomic: of two concurrent mails only one gets a job,
   * and a retried mail gets the same ones.
   * @param mail identifies the mail
   * @param most jobs per mail
   */
  async claim(
    userId: string,
    jobIds: readonly string[],
    mail: string,
    most = Number.POSITIVE_INFINITY,
  ): Promise<Set<string>> {
    const before = await this.of(userId, new Date());
    const mailed = before.told ?? [];
    const isAgain = mailed.some((entry) => entry.endsWith(`:${mail}`));
    const known = new Set(mailed.map(jobOf));
    const others = isAgain ? [] : jobIds.filter((id) => !known.has(id));
    const fresh = others.slice(0, most).map((id) => `${id}:${mail}`);
    const after = await this.alerts
      .findOneAndUpdate(
        { _id: before._id },
        { $push: { told: { $each: fresh, $slice: -maxTold } } },
        { returnDocument: 'after' },
      )
      .lean<AlertRecord>();
    const first = new Map<string, string>();
    for (const entry of after?.told ?? []) {
      if (!first.has(jobOf(entry))) first.set(jobOf(entry), entry);
    }
    return new Set(jobIds.filter((id) => first.get(id) === `${id}:${mail}`));
  }

  async markDone({ _id }: AlertRecord, week: number, seenUntil: Date): Promise<void> {
    await this.alerts.updateOne({ _id }, { $set: { week, seen_until: seenUntil } });
  }

  /**
   * Unsubscribes from the mail. Needs no sign-in and is idempotent.
   * @throws 404 for an unknown token; ServiceUnavailable while auth is down
   */
  async stop(token: string): Promise<void> {
    const alert = await this.alerts.findOne({ token }).lean<AlertRecord>();
    if (!alert) throw refuse(404, 'This link is not valid.');
    const path = `/internal/seekers/${encodeURIComponent(alert.user_id)}/stop-job-alerts`;
    await this.calls.post('auth', path, {}, JobAlertsStopped);
  }
}
