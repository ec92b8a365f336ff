import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { JobsNews } from './jobs-news.service.js';
import { User } from './user.schema.js';

/** What the jobs service copies into jobs and applications. The address changes elsewhere. */
const copiedFields = ['full_name', 'company_name', 'location', 'email_notifications'] as const;

export type UserChanges = { readonly [Name in keyof User]?: User[Name] | null | undefined };

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

/** Changes fields of an account; where the jobs service copied them, it is told. */
@Injectable()
export class UserProfiles {
  constructor(
    @InjectModel(User.name) private readonly users: Model<User>,
    private readonly news: JobsNews,
  ) {}

  /**
   * @param changes empty values clear their fields
   * @returns the account as it is afterwards, or null when it is gone
   */
  async change(user: User, changes: UserChanges): Promise<User | null> {
    const isNews = copiedFields.some(
      (name) => name in changes && (changes[name] ?? undefined) !== user[name],
    );
    const entries = Object.entries(isNews ? { ...changes, jobs_news_due_at: new Date() } : changes);
    const filled = entries.filter(([, value]) => !isEmpty(value));
    const cleared = entries.filter(([, value]) => isEmpty(value)).map(([name]) => [name, 1]);
    const update = { $set: Object.fromEntries(filled), $unset: Object.fromEntries(cleared) };
    const changed = await this.users
      .findOneAndUpdate({ _id: user._id }, update, { returnDocument: 'after' })
      .lean<User>();
    if (changed && isNews) await this.news.tell(changed);
    return changed;
  }
}
