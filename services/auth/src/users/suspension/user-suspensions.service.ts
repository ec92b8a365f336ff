import { OutboxMark } from '@commons/service-kit/outbox/outbox-mark';
import type { AfterCursor } from '@commons/service-kit/queues/record-batches';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter, Types } from 'mongoose';
import { AccountChangedOutbox } from '../changes/account-changed.outbox.js';
import type { User } from '../user.js';

const open = { closed_at: { $exists: false } };
const after = { returnDocument: 'after' } as const;

type Suspension = NonNullable<User['suspension']>;

/**
 * Suspends and restores accounts. Each write also marks the consequences: sessions end, services hide or show what the
 * account published, and the person is mailed.
 */
@Injectable()
export class UserSuspensionsService {
  readonly mail: OutboxMark<User>;

  constructor(
    @InjectModel('User') private readonly users: Model<User>,
    private readonly changes: AccountChangedOutbox,
  ) {
    this.mail = new OutboxMark(users, { since: 'suspension_mail_due_at', only: open });
  }

  /** Suspends an account, or replaces its suspension. @returns null for one that is closed */
  async suspend(_id: Types.ObjectId, suspension: Suspension): Promise<User | null> {
    const { at } = suspension;
    const marks = { sessions_end_at: at, jobs_news_due_at: at, suspension_mail_due_at: at };
    const changed = await this.users
      .findOneAndUpdate(
        { _id, ...open },
        {
          $set: { suspension, ever_suspended: true, ...marks },
          $unset: { sessions_end_except: 1 },
        },
        after,
      )
      .lean<User>();
    if (changed) await this.changes.enqueue(changed);
    return changed;
  }

  /** Undoes a suspension before its mail was sent, so that none is. */
  async withdraw(_id: Types.ObjectId, { at }: Suspension): Promise<void> {
    await this.users.updateOne(
      { _id, 'suspension.at': at },
      { $unset: { suspension: 1, suspension_mail_due_at: 1 } },
    );
  }

  /** Ends a suspension. @returns null when there is none (any more) */
  async restore(_id: Types.ObjectId, only: QueryFilter<User> = {}): Promise<User | null> {
    const now = new Date();
    const changed = await this.users
      .findOneAndUpdate(
        { _id, ...open, suspension: { $exists: true }, ...only },
        {
          $set: { jobs_news_due_at: now, suspension_mail_due_at: now },
          $unset: { suspension: 1 },
        },
        after,
      )
      .lean<User>();
    if (changed) await this.changes.enqueue(changed);
    return changed;
  }

  /** Accounts whose suspension has expired. */
  findOver(from: AfterCursor<User['_id']>, limit: number): Promise<User[]> {
    return this.users
      .find({ ...open, 'suspension.until': { $lte: new Date() }, ...from })
      .sort({ _id: 1 })
      .limit(limit)
      .lean<User[]>()
      .exec();
  }
}
