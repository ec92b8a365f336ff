import { RecordUserData } from '@commons/service-kit/privacy/record-user-data';
import { HoldsUserData } from '@commons/service-kit/privacy/user-data';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { AlertRecord } from './alert.schema.js';

/** How far a person has been mailed about new jobs. */
@HoldsUserData('job-alerts')
export class AlertUserData extends RecordUserData<AlertRecord> {
  protected override readonly order = { _id: 1 } as const;

  constructor(@InjectModel('Alert') alerts: Model<AlertRecord>) {
    super(alerts);
  }

  protected recordOf({ seen_until }: AlertRecord) {
    return { told_until: seen_until.toISOString() };
  }
}
