import { userDataServices } from '@commons/contracts/user-data';
import { OutboxMark } from '@commons/service-kit/outbox/outbox-mark';
import type { AfterRecord } from '@commons/service-kit/queues/sweep-turns';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { User } from './user.schema.js';
import { emailChangeFields } from './user-email.service.js';

const open = { closed_at: { $exists: false } };
const after = { returnDocument: 'after' } as const;

/** The deletion of accounts: wanted, due, closed, erased. */
@Injectable()
export class UserDeletions {
  readonly requestedMail: OutboxMark<User>;

  constructor(@InjectModel(User.name) private readonly users: Model<User>) {
    this.requestedMail = new OutboxMark(users, {
      since: 'deletion_wanted_at',
      flag: 'deletion_mail_due',
      only: { ...open, deletion_due_at: { $exists: true } },
    });
  }

  /** Stores the request; its mail is due from this moment. A request that stands already keeps its date. */
  async want(id: Types.ObjectId, dueAt: Date): Promise<User | null> {
    const wish = {
      deletion_wanted_at: new Date(),
      deletion_due_at: dueAt,
      deletion_mail_due: true,
    };
    const unwanted = { _id: id, ...open, deletion_due_at: { $exists: false } };
    await this.users.updateOne(unwanted, { $set: wish });
    return this.users.findById(id).lean<User>().exec();
  }

  /** Takes the request back. Gives null when it is too late. */
  takeBack(id: Types.ObjectId): Promise<User | null> {
    const gone = { deletion_wanted_at: 1, deletion_due_at: 1, deletion_mail_due: 1 } as const;
    return this.users
      .findOneAndUpdate({ _id: id, ...open }, { $unset: gone }, after)
      .lean<User>()
      .exec();
  }

  /** Accounts whose days are over. */
  findDue(after: AfterRecord<User['_id']>, limit: number): Promise<User[]> {
    return this.#find({ ...open, deletion_due_at: { $lte: new Date() }, ...after }, limit);
  }

  /** Closed accounts that are not erased yet. */
  findClosed(after: AfterRecord<User['_id']>, limit: number): Promise<User[]> {
    const closed = { deletion_due_at: { $lte: new Date() }, closed_at: { $exists: true } };
    return this.#find({ ...closed, ...after }, limit);
  }

  /**
   * Closes an account whose days are over, in one step with what follows from it: its sessions end, waiting mails and
   * changes of address are dropped, and every service has to erase. Nothing happens when it was just taken back.
   */
  close({ _id }: User): Promise<User | null> {
    const now = new Date();
    const change = {
      $set: { closed_at: now, sessions_end_at: now, erasures_left: [...userDataServices] },
      $unset: {
        ...emailChangeFields,
        sessions_end_except: 1 as const,
        verification_mail_due: 1 as const,
        jobs_news_due_at: 1 as const,
        operator: 1 as const,
      },
    };
    return this.users
      .findOneAndUpdate({ _id, ...open, deletion_due_at: { $lte: now } }, change, after)
      .lean<User>()
      .exec();
  }

  /** Notes that a service has erased what it kept. Gives the account, or null when there is no closed one. */
  confirm(id: Types.ObjectId, service: string): Promise<User | null> {
    return this.users
      .findOneAndUpdate(
        { _id: id, closed_at: { $exists: true } },
        { $pull: { erasures_left: service } },
        after,
      )
      .lean<User>()
      .exec();
  }

  async noteFarewell({ _id }: User): Promise<void> {
    await this.users.updateOne({ _id }, { $set: { farewell_mailed_at: new Date() } });
  }

  /** Deletes a closed account that every service has confirmed. */
  async remove({ _id }: User): Promise<void> {
    await this.users.deleteOne({ _id, closed_at: { $exists: true }, erasures_left: { $size: 0 } });
  }

  #find(which: Record<string, unknown>, limit: number): Promise<User[]> {
    return this.users.find(which).sort({ _id: 1 }).limit(limit).lean<User[]>().exec();
  }
}
