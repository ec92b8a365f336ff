import type { UserSnapshot } from '@commons/contracts/account/account';
import {
  type CollectedUserData,
  HoldsUserData,
  type UserDataHolder,
} from '@commons/service-kit/privacy/user-data';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { SavedJobRecord } from './saved-job.schema.js';

/** Jobs that a person saved. */
@HoldsUserData('saved-jobs')
export class SavedJobUserData implements UserDataHolder {
  constructor(@InjectModel('SavedJob') private readonly saved: Model<SavedJobRecord>) {}

  async collect({ id }: UserSnapshot): Promise<CollectedUserData> {
    const rows = await this.saved
      .find({ user_id: id })
      .sort({ saved_at: -1, _id: -1 })
      .lean<SavedJobRecord[]>();
    const records = rows.map(({ job_id, saved_at }) => ({
      job_id: String(job_id),
      saved_at: saved_at.toISOString(),
    }));
    return { records };
  }

  async erase({ id }: UserSnapshot): Promise<void> {
    await this.saved.deleteMany({ user_id: id });
  }
}
