import { RecordUserData } from '@commons/service-kit/privacy/record-user-data';
import { HoldsUserData } from '@commons/service-kit/privacy/user-data';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { SavedJobRecord } from './saved-job.schema.js';

/** Jobs that a person saved. */
@HoldsUserData('saved-jobs')
export class SavedJobUserData extends RecordUserData<SavedJobRecord> {
  protected override readonly order = { saved_at: -1, _id: -1 } as const;

  constructor(@InjectModel('SavedJob') saved: Model<SavedJobRecord>) {
    super(saved);
  }

  protected recordOf({ job_id, saved_at }: SavedJobRecord) {
    return { job_id: String(job_id), saved_at: saved_at.toISOString() };
  }
}
