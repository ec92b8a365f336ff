import type { UserSnapshot } from '@commons/contracts/account/account';
import { Inject } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type QueryFilter, Types, type UpdateQuery } from 'mongoose';
import {
  type CollectedUserData,
  HoldsUserData,
  type UserDataHolder,
} from '../privacy/user-data.js';
import type { ReportCase } from './report-case.schema.js';
import { REPORT_CASES, type ReportCases, reportCaseModel } from './report-cases.js';

/** Reports a person made while signed in. */
@HoldsUserData('reports')
export class ReportUserData<Case extends ReportCase = ReportCase> implements UserDataHolder {
  constructor(
    @InjectModel(reportCaseModel) private readonly cases: Model<Case>,
    @Inject(REPORT_CASES) private readonly defined: ReportCases<Case>,
  ) {}

  async collect({ id }: UserSnapshot): Promise<CollectedUserData> {
    const cases = await this.#with(id);
    const records = cases.flatMap((found) =>
      found.reports
        .filter(({ user_id }) => user_id === id)
        .map(({ reason, note, created_at }) => ({
          ...this.defined.keyOf(this.defined.subjectOf(found)),
          ...{ reason, note },
          created_at: created_at.toISOString(),
        })),
    );
    return { records };
  }

  /** The report still counts; its author and words are removed. */
  async erase({ id }: UserSnapshot): Promise<void> {
    for (const { _id, reports } of await this.#with(id)) {
      // Reports are only ever appended, so an index remains valid.
      const place = `reports.${reports.findIndex(({ user_id }) => user_id === id)}`;
      await this.cases.updateOne(
        { _id, [`${place}.user_id`]: id } as QueryFilter<Case>,
        {
          $set: { [`${place}.reporter`]: `former ${new Types.ObjectId()}` },
          $unset: { [`${place}.user_id`]: 1, [`${place}.note`]: 1 },
        } as UpdateQuery<Case>,
      );
    }
  }

  #with(id: string): Promise<Case[]> {
    const wanted = { 'reports.user_id': id } as QueryFilter<Case>;
    return this.cases.find(wanted).sort({ _id: 1 }).lean<Case[]>().exec();
  }
}
