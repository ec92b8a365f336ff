import { refuse } from '@commons/service-kit/errors/refuse';
import { objectId } from '@commons/service-kit/mongo/document-id';
import { isDuplicateKey } from '@commons/service-kit/mongo/duplicate-key';
import { OutboxMark } from '@commons/service-kit/outbox/outbox-mark';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { verificationLinkMs } from '../links/link-token.js';
import type { User } from './user.js';

type NewUser = Pick<
  User,
  'full_name' | 'email' | 'password_hash' | 'account_type' | 'company_name' | 'language'
>;

/** Accounts, for the other resources of auth. */
@Injectable()
export class UserService {
  readonly verificationMail: OutboxMark<User>;

  constructor(@InjectModel('User') private readonly users: Model<User>) {
    this.verificationMail = new OutboxMark(users, {
      since: 'verification_wanted_at',
      flag: 'verification_mail_due',
      giveUpMs: verificationLinkMs,
    });
  }

  /**
   * Stores an account and marks its verification mail as due.
   * @throws 409 when the address is taken, also by a concurrent request
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
   * The open account with an address; closed ones are excluded.
   * @param email in lower case
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

  /** @throws 404 for an unknown, malformed or closed account */
  async getOpen(id: string): Promise<User> {
    const user = await this.get(id);
    if (user.closed_at) throw refuse(404, 'User not found');
    return user;
  }

  /** Number of current accounts created in a period. */
  countCreated({ from, to }: { from: Date; to: Date }): Promise<number> {
    return this.users.countDocuments({ created_at: { $gte: from, $lt: to } }).exec();
  }

  /** Sets the language of mails to the person. */
  async writeIn(id: Types.ObjectId, language: string): Promise<void> {
    await this.users.updateOne({ _id: id }, { $set: { language } });
  }

  /** Marks the address as verified, if it is still the account's. @returns whether it is */
  async verifyEmail(id: Types.ObjectId, email: string): Promise<boolean> {
    const change = { $set: { email_verified: true }, $unset: { verification_mail_due: 1 } };
    const { matchedCount } = await this.users.updateOne({ _id: id, email }, change);
    return matchedCount === 1;
  }

  /** Marks another verification mail as due. @returns the account, or null when none is unverified */
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
