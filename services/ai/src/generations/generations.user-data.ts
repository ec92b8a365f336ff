import type { UserSnapshot } from '@commons/contracts/account/account';
import { RecordUserData } from '@commons/service-kit/privacy/record-user-data';
import { HoldsUserData } from '@commons/service-kit/privacy/user-data';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { GenerationRecord } from './generation.schema.js';

/** A person's generations, without their texts. Erasure removes the user id but not the costs. */
@HoldsUserData('generations')
export class GenerationUserData extends RecordUserData<GenerationRecord> {
  protected override readonly order = { created_at: -1, _id: -1 } as const;

  constructor(@InjectModel('Generation') generations: Model<GenerationRecord>) {
    super(generations);
  }

  protected recordOf({ _id, user_id: _own, created_at, ...record }: GenerationRecord) {
    return { ...record, created_at: created_at.toISOString() };
  }

  override async erase({ id }: UserSnapshot): Promise<void> {
    await this.model.updateMany({ user_id: id }, { $unset: { user_id: 1 } });
  }
}
