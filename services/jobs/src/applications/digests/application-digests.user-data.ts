import type { UserSnapshot } from '@commons/contracts/account/account';
import {
  type CollectedUserData,
  HoldsUserData,
  type UserDataHolder,
} from '@commons/service-kit/privacy/user-data';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { ApplicationDigestRecord } from './application-digest.schema.js';

/** Pending digests of a person. Applicants are not the reader's data, so only their number is exported. */
@HoldsUserData('application-digests')
export class ApplicationDigestUserData implements UserDataHolder {
  constructor(
    @InjectModel('ApplicationDigest') private readonly digests: Model<ApplicationDigestRecord>,
  ) {}

  async collect({ id }: UserSnapshot): Promise<CollectedUserData> {
    const rows = await this.digests
      .find({ user_id: id })
      .sort({ _id: 1 })
      .lean<ApplicationDigestRecord[]>();
    const records = rows.map(({ applications, due_at }) => ({
      applications: applications.length,
      mail_due_at: due_at.toISOString(),
    }));
    return { records };
  }

  async erase({ id }: UserSnapshot): Promise<void> {
    await this.digests.deleteMany({ $or: [{ user_id: id }, { employer_id: id }] });
  }
}
