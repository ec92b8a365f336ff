import type { UserSnapshot } from '@commons/contracts/account/account';
import { RecordUserData } from '@commons/service-kit/privacy/record-user-data';
import { HoldsUserData } from '@commons/service-kit/privacy/user-data';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { ApplicationDigestRecord } from './application-digest.schema.js';

/** Pending digests of a person. Applicants are not the reader's data, so only their number is exported. */
@HoldsUserData('application-digests')
export class ApplicationDigestUserData extends RecordUserData<ApplicationDigestRecord> {
  protected override readonly order = { _id: 1 } as const;

  constructor(@InjectModel('ApplicationDigest') digests: Model<ApplicationDigestRecord>) {
    super(digests);
  }

  protected recordOf({ applications, due_at }: ApplicationDigestRecord) {
    return { applications: applications.length, mail_due_at: due_at.toISOString() };
  }

  override async erase({ id }: UserSnapshot): Promise<void> {
    await this.model.deleteMany({ $or: [{ user_id: id }, { employer_id: id }] });
  }
}
