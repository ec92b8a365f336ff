import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { emailChangeFields } from '../email/user-email.service.js';
import { SecurityNoticeEmail } from '../notices/security-notice.email.js';
import { noticeDue } from '../security-notice.js';
import type { User } from '../user.js';

interface NewPassword {
  readonly password_hash: string;
  /** Id of the session that continues; all others end. */
  readonly keep?: string;
}

/** The password of an account. */
@Injectable()
export class UserPasswordService {
  constructor(
    @InjectModel('User') private readonly users: Model<User>,
    private readonly notices: SecurityNoticeEmail,
  ) {}

  /**
   * Stores a new password and marks the earlier sessions to be ended. Drops a pending change of address, which an intruder
   * may have requested. Notifies the person by mail.
   * @param verified address verified by the same action; the account must still have it
   * @returns the account, or null when none matches
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
}
