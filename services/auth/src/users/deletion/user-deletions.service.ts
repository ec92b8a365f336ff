import { userDataServices } from '@commons/contracts/account/user-data';
import { OutboxMark } from '@commons/service-kit/outbox/outbox-mark';
import type { AfterCursor } from '@commons/service-kit/queues/record-batches';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { emailChangeFields } from '../email/user-email.service.js';
import type { User } from '../user.js';

const open = { closed_at: { $exists: false } };
const after = { returnDocument: 'after' } as const;

/** The stages of an account deletion: requested, due, closed, erased. */
@Injectable()
export class UserDeletionsService {
  readonly requestedMail: OutboxMark<User>;

  constructor(@InjectModel('User') private readonly users: Model<User>) {
    this.requestedMail = new OutboxMark(users, {
      since: 'deletion_wanted_at',
      flag: 'deletion_mail_due',
      only: { ...open, deletion_due_at: { $exists: true } },
    });
  }

  /** Stores the request and marks its mail as due. An existing request keeps its date. */
  async want(id: Types.ObjectId, dueAt: Date): Promise<User | null> {
    const request = {
      deletion_wanted_at: new Date(),
      deletion_due_at: dueAt,
      deletion_mail_due: true,
    };
    const unwanted = { _id: id, ...open, deletion_due_at: { $exists: false } };
    await this.users.updateOne(unwanted, { $set: request });
    return this.users.findById(id).lean<User>().exec();
  }

  /** Cancels the request. @returns null when the account is already closed */
  takeBack(id: Types.ObjectId): Promise<User | null> {
    const gone = { deletion_wanted_at: 1, deletion_due_at: 1, deletion_mail_due: 1 } as const;
    return this.users
      .findOneAndUpdate({ _id: id, ...open }, { $unset: gone }, after)
      .lean<User>()
      .exec();
  }

  /** Stores an operator's request to delete the account permanently. An existing request stays. */
  async wantRemoval(_id: Types.ObjectId, removal: NonNullable<User['removal']>): Promise<void> {
    const unwanted = { _id, ...open, removal: { $exists: false } };
    await this.users.updateOne(unwanted, { $set: { removal } });
  }

  /** @returns whether there was a request */
  async dropRemoval(_id: Types.ObjectId): Promise<boolean> {
    const wanted = { _id, ...open, removal: { $exists: true } };
    return (await this.users.updateOne(wanted, { $unset: { removal: 1 } })).modifiedCount === 1;
  }

  /** Accounts with a removal request, oldest first. */
  wantedRemovals(): Promise<User[]> {
    return this.users
      .find({ ...open, 'removal.at': { $exists: true } })
      .sort({ 'removal.at': 1, _id: 1 })
      .limit(100)
      .lean<User[]>()
      .exec();
  }

  /** Ends the grace period at once, as two operators agreed. @returns null when the request is gone */
  async endGrace({ _id, removal }: User): Promise<User | null> {
    const now = new Date();
    const due = { deletion_wanted_at: now, deletion_due_at: now };
    return this.users
      .findOneAndUpdate(
        { _id, ...open, 'removal.at': removal?.at },
        {
          $set: { ...due, removed_because: removal?.reason },
          $unset: { removal: 1, deletion_mail_due: 1 },
        },
        after,
      )
      .lean<User>();
  }

  /** Open accounts whose grace period has ended. */
  findDue(after: AfterCursor<User['_id']>, limit: number): Promise<User[]> {
    return this.#find({ ...open, deletion_due_at: { $lte: new Date() }, ...after }, limit);
  }

  /** Closed accounts that are not erased yet. */
  findClosed(after: AfterCursor<User['_id']>, limit: number): Promise<User[]> {
    const closed = { deletion_due_at: { $lte: new Date() }, closed_at: { $exists: true } };
    return this.#find({ ...closed, ...after }, limit);
  }

  /**
   * Closes an account whose grace period has ended. The same write marks its sessions to be ended, drops pending mails
   * and a pending change of address, and lists the services that have to erase.
   * @returns null when it was just cancelled
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

  /** Records that a service has erased its data. @returns the account, or null when there is no closed one */
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

  async markFarewellMailed({ _id }: User): Promise<void> {
    await this.users.updateOne({ _id }, { $set: { farewell_mailed_at: new Date() } });
  }

  /** Deletes a closed account once every service has confirmed. */
  async remove({ _id }: User): Promise<void> {
    await this.users.deleteOne({ _id, closed_at: { $exists: true }, erasures_left: { $size: 0 } });
  }

  #find(which: Record<string, unknown>, limit: number): Promise<User[]> {
    return this.users.find(which).sort({ _id: 1 }).limit(limit).lean<User[]>().exec();
  }
}
