import { refuse } from '@commons/service-kit/errors/refuse';
import { objectId } from '@commons/service-kit/mongo/document-id';
import { isDuplicateKey } from '@commons/service-kit/mongo/duplicate-key';
import { OutboxMark } from '@commons/service-kit/outbox/outbox-mark';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { User } from './user.schema.js';

export type { User } from './user.schema.js';

export type NewUser = Pick<
  User,
  'full_name' | 'email' | 'password_hash' | 'account_type' | 'company_name'
>;

/** Whoever asked for a verification mail longer ago than its link lives has to ask again. */
const verificationMs = 48 * 3600 * 1_000;

/** Accounts, as the other resources of auth use them. */
@Injectable()
export class UserService {
  readonly verificationMail: OutboxMark<User>;

  constructor(@InjectModel(User.name) private readonly users: Model<User>) {
    this.verificationMail = new OutboxMark(users, {
      since: 'verification_wanted_at',
      flag: 'verification_mail_due',
      giveUpMs: verificationMs,
    });
  }

  /**
   * Stores an account whose verification mail is due from the first moment.
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
}
