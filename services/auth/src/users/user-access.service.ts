import type { AfterRecord } from '@commons/service-kit/queues/sweep-turns';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { SecurityNoticeEmail } from './security-notice.email.js';
import { noticeDue } from './security-notice.js';
import { User } from './user.schema.js';
import { emailChangeFields } from './user-email.service.js';

export interface NewPassword {
  readonly password_hash: string;
  /** Session that goes on; all others are to end. */
  readonly keep?: string;
}

/** The password of an account, and which of its sessions a new one ends. */
@Injectable()
export class UserAccess {
  constructor(
    @InjectModel(User.name) private readonly users: Model<User>,
    private readonly notices: SecurityNoticeEmail,
  ) {}

  /**
   * Stores a new password, together with the wish that the sessions begun before it end. A change of address that
   * waits for its confirmation is dropped: somebody else may have asked for it. The person is told by mail.
   * @param verified address that is proved by the same act; the account must still have it
   * @returns the account, or null when there is no such one
   */
  async setPassword(
    id: Types.ObjectId,
    { password_hash, keep }: NewPassword,
    verified?: string,
  ): Promise<User | null> {
    const now = new Date();
    const notice = noticeDue(verified ? 'password-reset' : 'password-changed', now);
    const ends = { sessions_end_at: now, ...(keep && { sessions_end_except: keep }) };
    const change = {
      $push: notice.$push,
      $set: { password_hash, ...notice.$set, ...ends, ...(verified && { email_verified: true }) },
      $unset: {
        ...emailChangeFields,
        ...(keep ? {} : { sessions_end_except: 1 }),
        ...(verified && { verification_mail_due: 1 }),
      },
    };
    const changed = await this.users
      .findOneAndUpdate(
        { _id: id, closed_at: { $exists: false }, ...(verified && { email: verified }) },
        change,
        { returnDocument: 'after' },
      )
      .lean<User>()
      .exec();
    if (changed) await this.notices.enqueue(changed);
    return changed;
  }

  /** Accounts with sessions that are to end. */
  findSessionsToEnd(after: AfterRecord<User['_id']>, limit: number): Promise<User[]> {
    return this.users
      .find({ sessions_end_at: { $lte: new Date() }, ...after })
      .sort({ _id: 1 })
      .limit(limit)
      .lean<User[]>()
      .exec();
  }

  /** Notes that they ended, unless a newer wish came. */
  async noteSessionsEnded({ _id, sessions_end_at }: User): Promise<void> {
    const change = { $unset: { sessions_end_at: 1, sessions_end_except: 1 } };
    await this.users.updateOne({ _id, sessions_end_at }, change);
  }
}
