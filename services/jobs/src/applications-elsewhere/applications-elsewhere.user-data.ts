import type { UserSnapshot } from '@commons/contracts/account/account';
import {
  type CollectedUserData,
  HoldsUserData,
  type UserDataHolder,
} from '@commons/service-kit/privacy/user-data';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { ApplicationElsewhereRecord } from './application-elsewhere.schema.js';
import { elsewhereAnswer } from './applications-elsewhere.service.js';

/** Applications that a person made elsewhere. */
@HoldsUserData('applications-elsewhere')
export class ApplicationElsewhereUserData implements UserDataHolder {
  constructor(
    @InjectModel('ApplicationElsewhere')
    private readonly rows: Model<ApplicationElsewhereRecord>,
  ) {}

  async collect({ id }: UserSnapshot): Promise<CollectedUserData> {
    const rows = await this.rows
      .find({ user_id: id })
      .sort({ created_at: 1, _id: 1 })
      .lean<ApplicationElsewhereRecord[]>();
    return { records: rows.map(elsewhereAnswer) };
  }

  async erase({ id }: UserSnapshot): Promise<void> {
    await this.rows.deleteMany({ user_id: id });
  }
}
