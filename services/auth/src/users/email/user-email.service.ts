import { isDuplicateKey } from '@commons/service-kit/mongo/duplicate-key';
import { OutboxMark } from '@commons/service-kit/outbox/outbox-mark';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { verificationLinkMs } from '../../links/link-token.js';
import { AccountChangedOutbox } from '../changes/account-changed.outbox.js';
import { SecurityNoticeEmail } from '../notices/security-notice.email.js';
import { noticeDue } from '../security-notice.js';
import type { User } from '../user.js';

/** Fields of a pending change of address. Unsetting all of them drops it. */
export const emailChangeFields = {
  pending_email: 1,
  email_change_wanted_at: 1,
  email_change_mail_due_at: 1,
  email_change_notice_due: 1,
} as const;

/** The change of an account's address, confirmed by a link to the new one (decision A41). */
@Injectable()
export class UserEmailService {
  readonly changeMails: OutboxMark<User>;

  constructor(
    @InjectModel('User') private readonly users: Model<User>,
    private readonly changes: AccountChangedOutbox,
    private readonly notices: SecurityNoticeEmail,
  ) {
    this.changeMails = new OutboxMark(users, {
      since: 'email_change_mail_due_at',
      alsoUnset: ['email_change_notice_due'],
      giveUpMs: verificationLinkMs,
    });
  }

  /** Stores the request and marks its mails as due. @returns the account, or null when it is gone */
  wantChange(id: Types.ObjectId, email: string): Promise<User | null> {
    const now = new Date();
    const due = { email_change_mail_due_at: now, email_change_notice_due: true };
    const change = { $set: { pending_email: email, email_change_wanted_at: now, ...due } };
    return this.users
      .findByIdAndUpdate(id, change, { returnDocument: 'after' })
      .lean<User>()
      .exec();
  }

  dropChange(id: Types.ObjectId): Promise<User | null> {
    return this.users
      .findByIdAndUpdate(id, { $unset: emailChangeFields }, { returnDocument: 'after' })
      .lean<User>()
      .exec();
  }

  /** Records that the notice to the old address was sent, unless a newer request made another one due. */
  async markNoticeMailed({ _id, email_change_mail_due_at }: User): Promise<void> {
    const change = { $unset: { email_change_notice_due: 1 } };
    await this.users.updateOne({ _id, email_change_mail_due_at }, change);
  }

  /**
   * Changes the account's address to the confirmed one, if it is still requested and free. Notifies the old address.
   * @returns whether the account now has the address, including when it already had it
   */
  async confirmChange(id: Types.ObjectId, email: string): Promise<boolean> {
    const before = await this.users.findOne({ _id: id, pending_email: email }).lean<User>();
    const now = new Date();
    const notice = noticeDue('email-changed', now, before?.email);
    const change = {
      $push: notice.$push,
      $set: { email, email_verified: true, jobs_news_due_at: now, ...notice.$set },
      $unset: { ...emailChangeFields, verification_mail_due: 1 },
    };
    try {
      const changed = await this.users
        .findOneAndUpdate({ _id: id, pending_email: email }, change, { returnDocument: 'after' })
        .lean<User>();
      if (changed)
        await Promise.all([this.changes.enqueue(changed), this.notices.enqueue(changed)]);
      return changed !== null || (await this.users.exists({ _id: id, email })) !== null;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }
}
