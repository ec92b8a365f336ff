import { ReportUserData } from '@commons/service-kit/moderation/reports.user-data';
import { HoldsUserData } from '@commons/service-kit/privacy/user-data';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { CaseRecord } from './case.schema.js';

/** Reports of shared profiles that a person made while signed in. */
@HoldsUserData('reports')
export class ProfileReportUserData extends ReportUserData<CaseRecord> {
  constructor(@InjectModel('ReportCase') cases: Model<CaseRecord>) {
    super(cases);
  }

  protected subjectOf({ profile_id }: CaseRecord) {
    return { profile_id };
  }
}
