import type { AccountType } from '@commons/contracts/account-lists';
import type { AfterRecord } from '@commons/service-kit/queues/sweep-turns';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { JobsNews } from './jobs-news.service.js';
import { User } from './user.schema.js';

/** Accounts that one list takes. */
const batch = 100;

/** Operators, and what they change of accounts (decision A62). */
@Injectable()
export class UserOperators {
  constructor(
    @InjectModel(User.name) private readonly users: Model<User>,
    private readonly news: JobsNews,
  ) {}

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
   * who is no employer any more; the person is told why. All these wishes are stored with the change.
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
    if (changed) await this.news.tell(changed);
    return changed;
  }

  /** Accounts whose type was changed before this time, and who were not told. */
  findTypeMailsDue(before: Date, after: AfterRecord<User['_id']>, limit: number): Promise<User[]> {
    return this.users
      .find({ account_type_mail_due_at: { $lt: before }, closed_at: { $exists: false }, ...after })
      .sort({ _id: 1 })
      .limit(limit)
      .lean<User[]>()
      .exec();
  }

  /** A change after the one that was told of stays due. */
  async noteTypeMailed({ _id, account_type_mail_due_at }: User): Promise<void> {
    const gone = { account_type_mail_due_at: 1, account_type_reason: 1 } as const;
    await this.users.updateOne({ _id, account_type_mail_due_at }, { $unset: gone });
  }
}
