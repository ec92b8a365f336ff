import type { UserSnapshot } from '@commons/contracts/account/account';
import {
  type CollectedUserData,
  HoldsUserData,
  type UserDataHolder,
} from '@commons/service-kit/privacy/user-data';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { DraftRecord } from './draft.schema.js';
import { asDraft } from './drafts.service.js';

/** The texts that a person saved. */
@HoldsUserData('drafts')
export class DraftUserData implements UserDataHolder {
  constructor(@InjectModel('Draft') private readonly drafts: Model<DraftRecord>) {}

  async collect({ id }: UserSnapshot): Promise<CollectedUserData> {
    const rows = await this.drafts.find({ user_id: id }).sort({ _id: -1 }).lean<DraftRecord[]>();
    return { records: rows.map(asDraft) };
  }

  async erase({ id }: UserSnapshot): Promise<void> {
    await this.drafts.deleteMany({ user_id: id });
  }
}
