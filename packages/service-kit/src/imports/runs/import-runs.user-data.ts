import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { OperatorUserData } from '../../moderation/operator-user-data.js';
import { HoldsUserData } from '../../privacy/user-data.js';
import type { ImportRunRecord } from './import-run.schema.js';

/** Imports that a person started as an operator. */
@HoldsUserData('imports')
export class ImportRunUserData extends OperatorUserData<ImportRunRecord> {
  constructor(@InjectModel('ImportRun') runs: Model<ImportRunRecord>) {
    super(runs);
  }

  protected recordOf({ file_name, state, rows, created_at }: ImportRunRecord) {
    return { file_name, state, rows, created_at: created_at.toISOString() };
  }
}
