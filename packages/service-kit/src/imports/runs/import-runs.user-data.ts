import type { UserSnapshot } from '@commons/contracts/account/account';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { formerMember } from '../../moderation/operator-log.user-data.js';
import {
  type CollectedUserData,
  HoldsUserData,
  type UserDataHolder,
} from '../../privacy/user-data.js';
import type { ImportRunRecord } from './import-run.schema.js';

/** Imports that a person started as an operator. */
@HoldsUserData('imports')
export class ImportRunUserData implements UserDataHolder {
  constructor(@InjectModel('ImportRun') private readonly runs: Model<ImportRunRecord>) {}

  async collect({ id }: UserSnapshot): Promise<CollectedUserData> {
    const runs = await this.runs
      .find({ operator_id: id })
      .sort({ created_at: 1, _id: 1 })
      .lean<ImportRunRecord[]>();
    const records = runs.map(({ file_name, state, rows, created_at }) => ({
      ...{ file_name, state, rows },
      created_at: created_at.toISOString(),
    }));
    return { records };
  }

  /** The import stays, without the operator's name. */
  async erase({ id }: UserSnapshot): Promise<void> {
    await this.runs.updateMany({ operator_id: id }, { $set: { operator_name: formerMember } });
  }
}
