import type {
  EmployerApplicationList,
  SeekerApplicationList,
} from '@commons/contracts/applications';
import { refuse } from '@commons/service-kit/errors/refuse';
import { exactCountLimit } from '@commons/service-kit/http/total-count';
import { objectId } from '@commons/service-kit/mongo/document-id';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter, SortOrder } from 'mongoose';
import type { z } from 'zod';
import type { ApplicationRecord } from './application.schema.js';

type Sort = Record<string, SortOrder>;
type Page = { limit: number; offset: number };

const newest: Sort = { applied_at: -1, _id: -1 };
const sorts: Readonly<Record<string, Sort>> = {
  newest,
  oldest: { applied_at: 1, _id: 1 },
  job_title: { job_title_key: 1, ...newest },
  applicant_name: { applicant_name_key: 1, ...newest },
  company: { 'job.company_name': 1, ...newest },
  status: { status: 1, ...newest },
};

export const applicationNotFound = 'Application not found';

/** Reading applications: each side sees its own. */
@Injectable()
export class ApplicationListsService {
  constructor(
    @InjectModel('Application') private readonly applications: Model<ApplicationRecord>,
  ) {}

  ofEmployer(employerId: string, list: z.output<typeof EmployerApplicationList>) {
    const status = list.status === 'all' ? undefined : list.status;
    const mine = { employer_id: employerId, complete: true, ...(status && { status }) };
    return this.#page(mine, sorts[list.sortBy] ?? newest, list);
  }

  ofSeeker(seekerId: string, list: z.output<typeof SeekerApplicationList>) {
    const status = list.status === 'all' ? undefined : list.status;
    const mine = { seeker_id: seekerId, complete: true, ...(status && { status }) };
    return this.#page(mine, sorts[list.sortBy] ?? newest, list);
  }

  /** @throws 404 for an unknown id, a malformed one, and another employer's application alike */
  async ofEmployerById(id: string, employerId: string): Promise<ApplicationRecord> {
    const application = await this.applications
      .findOne({ _id: objectId(id, applicationNotFound), employer_id: employerId, complete: true })
      .lean<ApplicationRecord>();
    if (!application) throw refuse(404, applicationNotFound);
    return application;
  }

  /** Number of applications of each of these jobs; jobs without any are left out. */
  async countByJob(jobIds: readonly string[]): Promise<Map<string, number>> {
    const counts = await this.applications.aggregate<{ _id: string; count: number }>([
      { $match: { job_id: { $in: [...jobIds] }, complete: true } },
      { $group: { _id: '$job_id', count: { $sum: 1 } } },
    ]);
    return new Map(counts.map(({ _id, count }) => [_id, count]));
  }

  async #page(filter: QueryFilter<ApplicationRecord>, sort: Sort, { limit, offset }: Page) {
    const [rows, total] = await Promise.all([
      this.applications
        .find(filter)
        .sort(sort)
        .skip(offset)
        .limit(limit)
        .lean<ApplicationRecord[]>(),
      this.applications.countDocuments(filter, { limit: exactCountLimit + 1 }),
    ]);
    return { rows, total };
  }
}
