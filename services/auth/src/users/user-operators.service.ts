import type { AccountType } from '@commons/contracts/account-lists';
import { OutboxMark } from '@commons/service-kit/outbox/outbox-mark';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { AccountChangedOutbox } from './account-changed.outbox.js';
import { User } from './user.schema.js';

/** Accounts that one list takes. */
const batch = 100;

/** Operators, and what they change of accounts (decision A62). */
@Injectable()
export class UserOperators {
  readonly accountTypeMail: OutboxMark<User>;

  constructor(
    @InjectModel(User.name) private readonly users: Model<User>,
    private readonly changes: AccountChangedOutbox,
  ) {
    this.accountTypeMail = new OutboxMark(users, {
      since: 'account_type_mail_due_at',
      alsoUnset: ['account_type_reason'],
      only: { closed_at: { $exists: false } },
    });
  }

  all(): Promise<User[]> {
    return this.users
      .find({ operator: true, closed_at: { $exists: false } })
      .sort({ email: 1, _id: 1 })
      .limit(batch)
      .lean<User[]>()
      .exec();
  }

  /**
   * Changes the type. Tokens carry it, so all sessions are to end; the jobs service closes the open jobs of somebody
   * who is no employer any more; the person is told why. All of this becomes due in the same write.
   */
  async changeType(
    id: Types.ObjectId,
    account_type: AccountType,
    account_type_reason: string,
  ): Promise<User | null> {
    const now = new Date();
    const news = { jobs_news_due_at: now, account_type_mail_due_at: now, account_type_reason };
    const changed = await this.users
      .findOneAndUpdate(
        { _id: id, closed_at: { $exists: false } },
        {
          $set: { account_type, sessions_end_at: now, ...news },
          $unset: { sessions_end_except: 1 },
        },
        { returnDocument: 'after' },
      )
      .lean<User>();
    if (changed) await this.changes.enqueue(changed);
    return changed;
  }
}
