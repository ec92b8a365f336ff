import type { UserSnapshot } from '@commons/contracts/account/account';
import {
  type CollectedUserData,
  HoldsUserData,
  type UserDataHolder,
} from '@commons/service-kit/privacy/user-data';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { GenerationRecord } from './generation.schema.js';

/** A person's generations, without their texts. Erasure removes the user id; the costs stay. */
@HoldsUserData('generations')
export class GenerationUserData implements UserDataHolder {
  constructor(@InjectModel('Generation') private readonly generations: Model<GenerationRecord>) {}

  async collect({ id }: UserSnapshot): Promise<CollectedUserData> {
    const rows = await this.generations
      .find({ user_id: id })
      .sort({ created_at: -1 })
      .lean<GenerationRecord[]>();
    const records = rows.map(({ _id, user_id: _own, created_at, ...record }) => ({
      ...record,
      created_at: created_at.toISOString(),
    }));
    return { records };
  }

  async erase({ id }: UserSnapshot): Promise<void> {
    await this.generations.updateMany({ user_id: id }, { $unset: { user_id: 1 } });
  }
}
