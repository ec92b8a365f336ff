import type { UserSnapshot } from '@commons/contracts/account/account';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import {
  type CollectedUserData,
  HoldsUserData,
  type UserDataHolder,
} from '../privacy/user-data.js';
import { type OperatorActionRecord, operatorActionModel } from './operator-action.schema.js';

/** Name shown for a deleted account (decision A68). */
export const formerMember = 'Former member';

/** A person's actions as an operator. Titles are left out of the archive, since they may name others. */
@HoldsUserData('operator-log')
export class OperatorLogUserData implements UserDataHolder {
  constructor(
    @InjectModel(operatorActionModel.name)
    private readonly actions: Model<OperatorActionRecord>,
  ) {}

  async collect({ id }: UserSnapshot): Promise<CollectedUserData> {
    const rows = await this.actions
      .find({ operator_id: id })
      .sort({ created_at: 1, _id: 1 })
      .lean<OperatorActionRecord[]>();
    const records = rows.map(({ action, subject_kind, subject_id, reason, created_at }) => ({
      ...{ action, subject_kind, subject_id, reason },
      created_at: created_at.toISOString(),
    }));
    return { records };
  }

  /** The action stays, without the operator's name. */
  async erase({ id }: UserSnapshot): Promise<void> {
    await this.actions.updateMany({ operator_id: id }, { $set: { operator_name: formerMember } });
  }
}
