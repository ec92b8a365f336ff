import type { AccountType } from '@commons/contracts/account-lists';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { JobsNews } from './jobs-news.service.js';
import { User } from './user.schema.js';

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
      .limit(100)
      .lean<User[]>()
      .exec();
  }

  /**
   * Changes the type. Tokens carry it, so all sessions are to end; the jobs service closes the open jobs of somebody
   * who is no employer any more. Both wishes are stored with the change.
   */
  async changeType(id: Types.ObjectId, account_type: AccountType): Promise<User | null> {
    const now = new Date();
    const changed = await this.users
      .findOneAndUpdate(
        { _id: id, closed_at: { $exists: false } },
        {
          $set: { account_type, sessions_end_at: now, jobs_news_due_at: now },
          $unset: { sessions_end_except: 1 },
        },
        { returnDocument: 'after' },
      )
      .lean<User>();
    if (changed) await this.news.tell(changed);
    return changed;
  }
}
