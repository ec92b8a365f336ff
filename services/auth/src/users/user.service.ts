import { refuse } from '@commons/service-kit/errors/refuse';
import { objectId } from '@commons/service-kit/mongo/document-id';
import { isDuplicateKey } from '@commons/service-kit/mongo/duplicate-key';
import type { AfterRecord } from '@commons/service-kit/queues/sweep-turns';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { User } from './user.schema.js';

export type { User } from './user.schema.js';

export type NewUser = Pick<
  User,
  'full_name' | 'email' | 'password_hash' | 'account_type' | 'company_name'
>;

/** Accounts, as the other resources of auth use them. */
@Injectable()
export class UserService {
  constructor(@InjectModel(User.name) private readonly users: Model<User>) {}

  /**
   * Stores an account whose verification mail is due from the first moment: the sweep finds it should the process end
   * before the mail's task is added.
   * @throws 409 when the address is taken, also when two come at the same time
   */
  async create(user: NewUser): Promise<User> {
    const now = new Date();
    const due = { verification_wanted_at: now, verification_mail_due: true };
    try {
      const stored = await this.users.create({ ...user, created_at: now, ...due });
      return stored.toObject();
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      throw refuse(409, 'An account with this email already exists.');
    }
  }

  /**
   * The account that can be used under an address: a closed one cannot.
   * @param email folded to lower case
   */
  findByEmail(email: string): Promise<User | null> {
    return this.users
      .findOne({ email, closed_at: { $exists: false } })
      .lean<User>()
      .exec();
  }

  findById(id: Types.ObjectId): Promise<User | null> {
    return this.users.findById(id).lean<User>().exec();
  }

  /** @throws 404 for an unknown or malformed id */
  async get(id: string): Promise<User> {
    const user = await this.findById(objectId(id, 'User not found'));
    if (!user) throw refuse(404, 'User not found');
    return user;
  }

  /** Marks the address as verified, if it still is the account's. Gives whether it is. */
  async verifyEmail(id: Types.ObjectId, email: string): Promise<boolean> {
    const change = { $set: { email_verified: true }, $unset: { verification_mail_due: 1 } };
    const { matchedCount } = await this.users.updateOne({ _id: id, email }, change);
    return matchedCount === 1;
  }

  /** Asks for another verification mail. Gives the account, or null when there is none that needs one. */
  wantVerification(email: string): Promise<User | null> {
    const change = { verification_wanted_at: new Date(), verification_mail_due: true };
    return this.users
      .findOneAndUpdate(
        { email, email_verified: false },
        { $set: change },
        { returnDocument: 'after' },
      )
      .lean<User>()
      .exec();
  }

  /** Notes that the mail asked for at `wantedAt` went out. A newer wish stays due. */
  async noteVerificationMailed(id: Types.ObjectId, wantedAt: Date): Promise<void> {
    const change = { $unset: { verification_mail_due: 1 } };
    await this.users.updateOne({ _id: id, verification_wanted_at: wantedAt }, change);
  }

  /** Accounts whose mail was asked for between the two times and has not gone out; at most 100. */
  findVerificationDue(
    from: Date,
    to: Date,
    after: AfterRecord<User['_id']>,
    limit: number,
  ): Promise<User[]> {
    const wanted = { $gt: from, $lt: to };
    return this.users
      .find({ verification_mail_due: true, verification_wanted_at: wanted, ...after })
      .sort({ _id: 1 })
      .limit(limit)
      .lean<User[]>()
      .exec();
  }
}
