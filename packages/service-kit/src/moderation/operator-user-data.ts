import type { UserSnapshot } from '@commons/contracts/account/account';
import { formerMember } from '@commons/contracts/account/account-lists';
import type { UpdateQuery } from 'mongoose';
import { RecordUserData } from '../privacy/record-user-data.js';

/** What a person did as an operator: erasure leaves the record, without the operator's name. */
export abstract class OperatorUserData<Stored> extends RecordUserData<Stored> {
  protected override readonly owner = 'operator_id';

  override async erase({ id }: UserSnapshot): Promise<void> {
    const change = { $set: { operator_name: formerMember } } as unknown as UpdateQuery<Stored>;
    await this.model.updateMany(this.ownedBy(id), change);
  }
}
