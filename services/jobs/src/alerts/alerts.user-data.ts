import type { UserSnapshot } from '@commons/contracts/account/account';
import {
  type CollectedUserData,
  HoldsUserData,
  type UserDataHolder,
} from '@commons/service-kit/privacy/user-data';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { AlertRecord } from './alert.schema.js';

/** How far a person has been mailed about new jobs. */
@HoldsUserData('job-alerts')
export class AlertUserData implements UserDataHolder {
  constructor(@InjectModel('Alert') private readonly alerts: Model<AlertRecord>) {}

  async collect({ id }: UserSnapshot): Promise<CollectedUserData> {
    const alert = await this.alerts.findOne({ user_id: id }).lean<AlertRecord>();
    return { records: alert ? [{ told_until: alert.seen_until.toISOString() }] : [] };
  }

  async erase({ id }: UserSnapshot): Promise<void> {
    await this.alerts.deleteMany({ user_id: id });
  }
}
