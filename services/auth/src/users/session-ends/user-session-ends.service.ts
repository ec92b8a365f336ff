import type { AfterCursor } from '@commons/service-kit/queues/record-batches';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { User } from '../user.js';

/** The mark of an account whose sessions must end, set by the write that makes them invalid, e.g. a new password. */
@Injectable()
export class UserSessionEndsService {
  constructor(@InjectModel('User') private readonly users: Model<User>) {}

  /** Accounts with sessions to be ended. */
  findMarked(after: AfterCursor<User['_id']>, limit: number): Promise<User[]> {
    return this.users
      .find({ sessions_end_at: { $lte: new Date() }, ...after })
      .sort({ _id: 1 })
      .limit(limit)
      .lean<User[]>()
      .exec();
  }

  /** Removes the mark, unless a newer one was set. */
  async unmark({ _id, sessions_end_at }: User): Promise<void> {
    const change = { $unset: { sessions_end_at: 1, sessions_end_except: 1 } };
    await this.users.updateOne({ _id, sessions_end_at }, change);
  }
}
