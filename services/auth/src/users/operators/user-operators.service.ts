import type { AccountType } from '@commons/contracts/account/account-lists';
import { OutboxMark } from '@commons/service-kit/outbox/outbox-mark';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { AccountChangedOutbox } from '../changes/account-changed.outbox.js';
import type { User } from '../user.js';
import { typeChange } from './type-change.js';

/** Maximum number of listed operators. */
const batch = 100;

/** Operators, and their changes to accounts (decision A62). */
@Injectable()
export class UserOperatorsService {
  readonly accountTypeMail: OutboxMark<User>;
  readonly membershipEnds: OutboxMark<User>;

  constructor(
    @InjectModel('User') private readonly users: Model<User>,
    private readonly changes: AccountChangedOutbox,
  ) {
    this.accountTypeMail = new OutboxMark(users, {
      since: 'account_type_mail_due_at',
      alsoUnset: ['account_type_reason'],
      only: { closed_at: { $exists: false } },
    });
    this.membershipEnds = new OutboxMark(users, {
      since: 'memberships_end_at',
      giveUpMs: Infinity,
    });
  }

  /** Grants operator rights, effective from the next session. */
  async appoint(id: Types.ObjectId): Promise<void> {
    await this.users.updateOne({ _id: id }, { $set: { operator: true } });
  }

  /** Operators who can act: suspended ones are excluded. */
  all(): Promise<User[]> {
    return this.users
      .find({ operator: true, closed_at: { $exists: false }, suspension: { $exists: false } })
      .sort({ email: 1, _id: 1 })
      .limit(batch)
      .lean<User[]>()
      .exec();
  }

  /** Changes the account type. The same write ends all sessions and marks what else follows (`typeChange`). */
  async changeType(
    id: Types.ObjectId,
    account_type: AccountType,
    account_type_reason: string,
  ): Promise<User | null> {
    const now = new Date();
    const changed = await this.users
      .findOneAndUpdate(
        { _id: id, closed_at: { $exists: false } },
        {
          $set: { ...typeChange(account_type, now), sessions_end_at: now, account_type_reason },
          $unset: { sessions_end_except: 1 },
        },
        { returnDocument: 'after' },
      )
      .lean<User>();
    if (changed) await this.changes.enqueue(changed);
    return changed;
  }
}
