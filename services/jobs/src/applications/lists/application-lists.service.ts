import type { ApplicationStatus } from '@commons/contracts/applications/application-lists';
import type {
  EmployerApplicationList,
  SeekerApplicationList,
} from '@commons/contracts/applications/applications';
import { refuse } from '@commons/service-kit/errors/refuse';
import { exactCountLimit } from '@commons/service-kit/http/total-count';
import { objectId } from '@commons/service-kit/mongo/document-id';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type QueryFilter, type SortOrder, Types } from 'mongoose';
import type { z } from 'zod';
import type { ApplicationRecord } from '../application.schema.js';
import { LiveApplicationsService } from '../live/live-applications.service.js';
import { type EmployerFilter, queryOfFilter } from './application-query.js';

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

/** Withdrawn applications appear only in the unfiltered list, and in no count. */
const ofStatus = (status: ApplicationStatus | 'all'): QueryFilter<ApplicationRecord> =>
  status === 'all' ? {} : { status, withdrawn_at: { $exists: false } };

export const applicationNotFound = 'Application not found';

/** Reading applications. Each side sees only its own. */
@Injectable()
export class ApplicationListsService {
  constructor(
    @InjectModel('Application') private readonly applications: Model<ApplicationRecord>,
    private readonly live: LiveApplicationsService,
  ) {}

  ofEmployer(employerId: string, list: z.output<typeof EmployerApplicationList>) {
    const mine = {
      ...this.filterOf(employerId, list),
      ...(list.id && { _id: Types.ObjectId.isValid(list.id) ? new Types.ObjectId(list.id) : null }),
    };
    return this.#page(mine, sorts[list.sortBy] ?? newest, list);
  }

  /** Every match in the order of the list, with the fields that a selection needs. */
  matching(employerId: string, filter: EmployerFilter, fields: readonly string[], most: number) {
    return this.applications
      .find(this.filterOf(employerId, filter), Object.fromEntries(fields.map((name) => [name, 1])))
      .sort(newest)
      .limit(most)
      .lean<ApplicationRecord[]>();
  }

  /** The employer's applications among these ids, newest first. */
  named(ids: readonly string[], employerId: string, fields: readonly string[] = []) {
    const known = ids.filter((id) => /^[0-9a-f]{24}$/i.test(id));
    const chosen = { _id: { $in: known.map((id) => new Types.ObjectId(id)) } };
    return this.applications
      .find(
        { ...chosen, employer_id: employerId, complete: true },
        Object.fromEntries(fields.map((name) => [name, 1])),
      )
      .sort(newest)
      .lean<ApplicationRecord[]>();
  }

  /** All questions asked in these applications. */
  async questionsOf(ids: readonly string[], employerId: string): Promise<string[]> {
    const asked = await this.named(ids, employerId, ['answers.question']);
    return [
      ...new Set(asked.flatMap(({ answers = [] }) => answers.map(({ question }) => question))),
    ];
  }

  /** Query of an employer's filter. Withdrawn applications have no status to filter by. */
  filterOf(employerId: string, filter: EmployerFilter): QueryFilter<ApplicationRecord> {
    const { status, ...others } = filter;
    return {
      employer_id: employerId,
      complete: true,
      ...ofStatus(status),
      ...queryOfFilter(others),
    };
  }

  ofSeeker(seekerId: string, list: z.output<typeof SeekerApplicationList>) {
    const mine = { seeker_id: seekerId, complete: true, ...ofStatus(list.status) };
    return this.#page(mine, sorts[list.sortBy] ?? newest, list);
  }

  /** @throws 404 for an unknown or malformed id, and for another employer's application */
  async ofEmployerById(id: string, employerId: string): Promise<ApplicationRecord> {
    const application = await this.applications
      .findOne({ _id: objectId(id, applicationNotFound), employer_id: employerId, complete: true })
      .lean<ApplicationRecord>();
    if (!application) throw refuse(404, applicationNotFound);
    return application;
  }

  /** Records the first time that the employer opened the résumé. */
  async markViewed({ _id }: ApplicationRecord): Promise<void> {
    const at = new Date();
    const viewed = await this.applications
      .findOneAndUpdate(
        { _id, viewed_at: { $exists: false }, withdrawn_at: { $exists: false } },
        { $set: { viewed_at: at }, $push: { timeline: { kind: 'viewed', at } } },
      )
      .lean<ApplicationRecord>();
    if (viewed) await this.live.tellBoth(viewed);
  }

  /** Number of applications of each of these jobs; jobs without any are left out. */
  async countByJob(jobIds: readonly string[]): Promise<Map<string, number>> {
    const counts = await this.applications.aggregate<{ _id: string; count: number }>([
      {
        $match: {
          job_id: { $in: [...jobIds] },
          complete: true,
          withdrawn_at: { $exists: false },
        },
      },
      { $group: { _id: '$job_id', count: { $sum: 1 } } },
    ]);
    return new Map(counts.map(({ _id, count }) => [_id, count]));
  }

  /** The jobs that a person has applied for, withdrawn applications too. */
  async jobsAppliedFor(seekerId: string): Promise<Set<string>> {
    return new Set(
      await this.applications.distinct('job_id', { seeker_id: seekerId, complete: true }),
    );
  }

  async #page(filter: QueryFilter<ApplicationRecord>, sort: Sort, { limit, offset }: Page) {
    const [rows, total] = await Promise.all([
      this.applications
        .find(filter, { emails: 0 })
        .sort(sort)
        .skip(offset)
        .limit(limit)
        .lean<ApplicationRecord[]>(),
      this.applications.countDocuments(filter, { limit: exactCountLimit + 1 }),
    ]);
    return { rows, total };
  }
}
