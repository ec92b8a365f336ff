import type { UserSnapshot } from '@commons/contracts/account/account';
import {
  type CollectedUserData,
  HoldsUserData,
  type UserDataHolder,
} from '@commons/service-kit/privacy/user-data';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { ProfileRecord } from './profile.schema.js';

/** The professional profile of a person and its public link. */
@HoldsUserData('profile')
export class ProfileUserData implements UserDataHolder {
  constructor(@InjectModel('Profile') private readonly profiles: Model<ProfileRecord>) {}

  async collect({ id }: UserSnapshot): Promise<CollectedUserData> {
    const stored = await this.profiles.findOne({ user_id: id }).lean<ProfileRecord>();
    if (!stored) return { records: [] };
    const { _id, user_id, version, ...profile } = stored;
    return { records: [profile] };
  }

  /** The public link is part of the profile, so it ends too. */
  async erase({ id }: UserSnapshot): Promise<void> {
    await this.profiles.deleteOne({ user_id: id });
  }
}
