import { RecordUserData } from '@commons/service-kit/privacy/record-user-data';
import { HoldsUserData } from '@commons/service-kit/privacy/user-data';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { ProfileRecord } from './profile.js';

/** The professional profile of a person. Its public link is part of it, so erasure ends the link too. */
@HoldsUserData('profile')
export class ProfileUserData extends RecordUserData<ProfileRecord> {
  protected override readonly order = { _id: 1 } as const;

  constructor(@InjectModel('Profile') profiles: Model<ProfileRecord>) {
    super(profiles);
  }

  protected recordOf({ _id, user_id, version, ...profile }: ProfileRecord) {
    return profile;
  }
}
