import type { UserSnapshot } from '@commons/contracts/account/account';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { HoldsUserData } from '../privacy/user-data.js';
import { type OperatorActionRecord, operatorActionModel } from './operator-action.schema.js';
import { OperatorUserData } from './operator-user-data.js';

/** A person's actions as an operator. Titles are left out of the archive, since they may name others. */
@HoldsUserData('operator-log')
export class OperatorLogUserData extends OperatorUserData<OperatorActionRecord> {
  constructor(@InjectModel(operatorActionModel.name) actions: Model<OperatorActionRecord>) {
    super(actions);
  }

  /** Also forgets whose texts operators decided on. */
  override async erase(person: UserSnapshot): Promise<void> {
    await super.erase(person);
    await this.model.updateMany({ author_id: person.id }, { $unset: { author_id: 1 } });
  }

  protected recordOf(stored: OperatorActionRecord) {
    const { action, subject_kind, subject_id, reason, created_at } = stored;
    return { action, subject_kind, subject_id, reason, created_at: created_at.toISOString() };
  }
}
