import { randomBytes } from 'node:crypto';
import { JobAlertsStopped } from '@commons/contracts/job-matches';
import { refuse } from '@commons/service-kit/errors/refuse';
import { InternalClient } from '@commons/service-kit/internal/internal-client';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { AlertRecord } from './alert.schema.js';

const weekMs = 7 * 86_400_000;
/** Long enough for the request log to redact the token from paths (service-kit, request-hooks). */
const tokenBytes = 32;

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

  async noteDone({ _id }: AlertRecord, week: number, seenUntil: Date): Promise<void> {
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
