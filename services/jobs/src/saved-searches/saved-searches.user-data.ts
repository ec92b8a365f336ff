import { RecordUserData } from '@commons/service-kit/privacy/record-user-data';
import { HoldsUserData } from '@commons/service-kit/privacy/user-data';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { SavedSearchRecord } from './saved-search.schema.js';

/** Searches that a person saved. */
@HoldsUserData('saved-searches')
export class SavedSearchUserData extends RecordUserData<SavedSearchRecord> {
  constructor(@InjectModel('SavedSearch') saved: Model<SavedSearchRecord>) {
    super(saved);
  }

  protected recordOf(stored: SavedSearchRecord) {
    const { name, search, frequency, paused, created_at, seen_until } = stored;
    return {
      ...{ name, search, frequency, paused },
      created_at: created_at.toISOString(),
      told_until: seen_until.toISOString(),
    };
  }
}
