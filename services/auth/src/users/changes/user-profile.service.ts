import {
  type BaseVersion,
  checkVersion,
  nextVersion,
  onlyVersion,
  StaleRecord,
} from '@commons/service-kit/http/record-version';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { User } from '../user.js';
import { AccountChangedOutbox } from './account-changed.outbox.js';

/** Fields that the jobs service copies into jobs and applications. The e-mail address has its own operation. */
const copiedFields = ['full_name', 'company_name', 'location', 'email_notifications'] as const;

export type UserChanges = { readonly [Name in keyof User]?: User[Name] | null | undefined };

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

/** Changes fields of an account, and notifies the jobs service of those it copied. */
@Injectable()
export class UserProfileService {
  constructor(
    @InjectModel('User') private readonly users: Model<User>,
    private readonly outbox: AccountChangedOutbox,
  ) {}

  /**
   * @param changes empty values clear their fields
   * @param base version of the account that the changes are based on
   * @returns the account after the change, or null when it is gone
   * @throws StaleRecord when it has changed since `base`
   */
  async change(user: User, changes: UserChanges, base?: BaseVersion): Promise<User | null> {
    checkVersion(user, base);
    const isCopied = copiedFields.some(
      (name) => name in changes && (changes[name] ?? undefined) !== user[name],
    );
    const entries = Object.entries(
      isCopied ? { ...changes, jobs_news_due_at: new Date() } : changes,
    );
    const filled = entries.filter(([, value]) => !isEmpty(value));
    const cleared = entries.filter(([, value]) => isEmpty(value)).map(([name]) => [name, 1]);
    const update = {
      $set: Object.fromEntries(filled),
      $unset: Object.fromEntries(cleared),
      ...nextVersion,
    };
    const changed = await this.users
      .findOneAndUpdate({ _id: user._id, ...onlyVersion(base) }, update, {
        returnDocument: 'after',
      })
      .lean<User>();
    if (!changed && base !== undefined) await this.#refuseStale(user);
    if (changed && isCopied) await this.outbox.enqueue(changed);
    return changed;
  }

  async #refuseStale({ _id }: User): Promise<void> {
    const present = await this.users.findById(_id).lean<User>();
    if (present) throw new StaleRecord(present);
  }
}
