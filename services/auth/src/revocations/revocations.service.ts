import { RevokedSessions } from '@commons/service-kit/auth/revoked-sessions';
import { log } from '@commons/service-kit/logging/logger';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Connection, Model, Schema } from 'mongoose';
import { Revocation, RevocationSchema } from './revocation.schema.js';

/** The durable record of ended sessions. Redis and every service have copies (docs/adr/0009). */
@Injectable()
export class RevocationsService {
  constructor(
    @InjectModel(Revocation.name) private readonly records: Model<Revocation>,
    private readonly revoked: RevokedSessions,
  ) {}

  /**
   * Ends a session in every service. Once stored, it is effective even without Redis: services request missed ones.
   * @param expiresAt when its token expires
   */
  async add(sid: string, expiresAt: Date): Promise<void> {
    const now = new Date();
    if (expiresAt <= now) return;
    const record = { revoked_at: now, expires_at: expiresAt };
    await this.records.updateOne({ _id: sid }, { $setOnInsert: record }, { upsert: true });
    this.revoked.known.add(sid, expiresAt);
    try {
      await this.revoked.add(sid, expiresAt);
    } catch (error) {
      log().warn(
        { reason: (error as Error).message },
        'an ended session could not be published; written to Redis later',
      );
    }
  }

  /** Revocations since a time whose tokens have not expired, oldest first. */
  since(moment: Date, limit: number): Promise<Revocation[]> {
    return this.records
      .find({ revoked_at: { $gte: moment }, expires_at: { $gt: new Date() } })
      .sort({ revoked_at: 1, _id: 1 })
      .limit(limit)
      .lean<Revocation[]>()
      .exec();
  }
}

/** For commands that run outside of the service. */
export function revocationsIn(
  connection: Connection,
  revoked: RevokedSessions,
): RevocationsService {
  const records: Model<Revocation> = connection.model<Revocation>(
    Revocation.name,
    RevocationSchema as unknown as Schema<Revocation>,
  );
  return new RevocationsService(records, revoked);
}
