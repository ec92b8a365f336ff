import type { UserSnapshot } from '@commons/contracts/account/account';
import {
  type CollectedUserData,
  HoldsUserData,
  type UserDataHolder,
} from '@commons/service-kit/privacy/user-data';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { SavedSearchRecord } from './saved-search.schema.js';

/** Searches that a person saved. */
@HoldsUserData('saved-searches')
export class SavedSearchUserData implements UserDataHolder {
  constructor(@InjectModel('SavedSearch') private readonly saved: Model<SavedSearchRecord>) {}

  async collect({ id }: UserSnapshot): Promise<CollectedUserData> {
    const rows = await this.saved
      .find({ user_id: id })
      .sort({ created_at: 1, _id: 1 })
      .lean<SavedSearchRecord[]>();
    const records = rows.map(({ name, search, frequency, paused, created_at, seen_until }) => ({
      ...{ name, search, frequency, paused },
      created_at: created_at.toISOString(),
      told_until: seen_until.toISOString(),
    }));
    return { records };
  }

  async erase({ id }: UserSnapshot): Promise<void> {
    await this.saved.deleteMany({ user_id: id });
  }
}
