import type { UserSnapshot } from '@commons/contracts/account';
import {
  type CollectedUserData,
  HoldsUserData,
  type UserDataHolder,
} from '@commons/service-kit/privacy/user-data';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import type { CaseRecord } from './case.schema.js';

/** Reports a person made while signed in. */
@HoldsUserData('reports')
export class ReportUserData implements UserDataHolder {
  constructor(@InjectModel('ReportCase') private readonly cases: Model<CaseRecord>) {}

  async collect({ id }: UserSnapshot): Promise<CollectedUserData> {
    const cases = await this.#with(id);
    const records = cases.flatMap(({ job_id, reports }) =>
      reports
        .filter(({ user_id }) => user_id === id)
        .map(({ reason, note, created_at }) => ({
          ...{ job_id, reason, note },
          created_at: created_at.toISOString(),
        })),
    );
    return { records };
  }

  /** The report goes on counting for what it is about; who made it and their own words go. */
  async erase({ id }: UserSnapshot): Promise<void> {
    for (const { _id } of await this.#with(id)) {
      await this.cases.updateOne(
        { _id, 'reports.user_id': id },
        {
          $set: { 'reports.$.reporter': `former ${new Types.ObjectId()}` },
          $unset: { 'reports.$.user_id': 1, 'reports.$.note': 1 },
        },
      );
    }
  }

  #with(id: string): Promise<CaseRecord[]> {
    return this.cases.find({ 'reports.user_id': id }).sort({ _id: 1 }).lean<CaseRecord[]>();
  }
}
