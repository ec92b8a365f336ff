import { RecordUserData } from '@commons/service-kit/privacy/record-user-data';
import { HoldsUserData } from '@commons/service-kit/privacy/user-data';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { ApplicationElsewhereRecord } from './application-elsewhere.schema.js';
import { elsewhereAnswer } from './applications-elsewhere.service.js';

/** Applications that a person made elsewhere. */
@HoldsUserData('applications-elsewhere')
export class ApplicationElsewhereUserData extends RecordUserData<ApplicationElsewhereRecord> {
  protected readonly recordOf = elsewhereAnswer;

  constructor(@InjectModel('ApplicationElsewhere') rows: Model<ApplicationElsewhereRecord>) {
    super(rows);
  }
}
