import { RecordUserData } from '@commons/service-kit/privacy/record-user-data';
import { HoldsUserData } from '@commons/service-kit/privacy/user-data';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { DraftRecord } from './draft.schema.js';
import { asDraft } from './drafts.service.js';

/** The texts that a person saved. */
@HoldsUserData('drafts')
export class DraftUserData extends RecordUserData<DraftRecord> {
  protected override readonly order = { _id: -1 } as const;

  constructor(@InjectModel('Draft') drafts: Model<DraftRecord>) {
    super(drafts);
  }

  protected recordOf(draft: DraftRecord) {
    return asDraft(draft);
  }
}
