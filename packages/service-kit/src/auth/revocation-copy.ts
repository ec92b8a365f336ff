import { Injectable } from '@nestjs/common';
import { InjectModel, type ModelDefinition } from '@nestjs/mongoose';
import { type Model, Schema } from 'mongoose';
import type { EndedSession } from './revoked-sessions.js';

interface StoredSession {
  _id: string;
  expires_at: Date;
}

const sessionSchema = new Schema<StoredSession>(
  { _id: String, expires_at: { type: Date, required: true } },
  { collection: 'revoked_sessions', versionKey: false },
).index({ expires_at: 1 }, { expireAfterSeconds: 0 });

/** The time up to which the copy is complete: a single document. */
interface StoredWatch {
  _id: string;
  until: Date;
}

const watchSchema = new Schema<StoredWatch>(
  { _id: String, until: { type: Date, required: true } },
  { collection: 'revocation_watch', versionKey: false },
);

export const revocationCopyModels: ModelDefinition[] = [
  { name: 'RevokedSessionCopy', schema: sessionSchema },
  { name: 'RevocationWatch', schema: watchSchema },
];

const watchId = 'revocations';

/** Rows per write. */
const batch = 1_000;

/** A service's own durable copy of the ended sessions: opaque ids with the expiry of their tokens, no personal data. */
@Injectable()
export class RevocationCopy {
  constructor(
    @InjectModel('RevokedSessionCopy') private readonly sessions: Model<StoredSession>,
    @InjectModel('RevocationWatch') private readonly watches: Model<StoredWatch>,
  ) {}

  /** The unexpired ended sessions in this copy, and the time up to which it is known to be complete. */
  async read(): Promise<{ sessions: EndedSession[]; until: Date | undefined }> {
    const [rows, watch] = await Promise.all([
      this.sessions.find({ expires_at: { $gt: new Date() } }).lean<StoredSession[]>(),
      this.watches.findById(watchId).lean<StoredWatch>(),
    ]);
    const sessions = rows.map(({ _id, expires_at }) => ({ sid: _id, expires_at }));
    return { sessions, until: watch?.until };
  }

  /** Safe to run while other instances write the same sessions. */
  async save(sessions: readonly EndedSession[]): Promise<void> {
    for (let at = 0; at < sessions.length; at += batch) {
      await this.sessions.bulkWrite(
        sessions.slice(at, at + batch).map(({ sid, expires_at }) => ({
          updateOne: { filter: { _id: sid }, update: { $set: { expires_at } }, upsert: true },
        })),
        { ordered: false },
      );
    }
  }

  /** Records that no ended session was missed up to this time. */
  async recordWatched(until: Date): Promise<void> {
    await this.watches.updateOne({ _id: watchId }, { $set: { until } }, { upsert: true });
  }
}
