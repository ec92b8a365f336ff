import type { ApplicationSummary } from '@commons/contracts/applications/application-filter';
import {
  type ApplicationStatus,
  applicationStatuses,
} from '@commons/contracts/applications/application-lists';
import { compareFolded } from '@commons/contracts/text/fold-text';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { JobsService } from '../../postings/jobs.service.js';
import type { ApplicationRecord } from '../application.schema.js';
import { ApplicationListsService } from './application-lists.service.js';
import type { EmployerFilter } from './application-query.js';

interface Group {
  readonly _id: { job_id: string; status: ApplicationStatus; withdrawn: boolean };
  readonly title: string;
  readonly count: number;
}

/** Counts for the filters of an employer's applications: each choice combined with the other filters. */
@Injectable()
export class ApplicationSummaryService {
  constructor(
    @InjectModel('Application') private readonly applications: Model<ApplicationRecord>,
    private readonly lists: ApplicationListsService,
    private readonly postings: JobsService,
  ) {}

  async of(employerId: string, filter: EmployerFilter): Promise<ApplicationSummary> {
    const all = { ...filter, status: 'all' as const };
    const [everything, groups, tags, questions] = await Promise.all([
      this.applications.countDocuments({ employer_id: employerId, complete: true }),
      this.#groups(employerId, { ...all, job_id: undefined }),
      this.#tags(employerId, { ...filter, tag: undefined }),
      this.postings.questionsOf(employerId),
    ]);
    const ofJob = groups.filter(({ _id }) => !filter.job_id || _id.job_id === filter.job_id);
    const status = (wanted: ApplicationStatus) =>
      total(ofJob.filter(({ _id }) => _id.status === wanted && !_id.withdrawn));
    const [pending, reviewed, accepted, rejected] = applicationStatuses.map(status) as [
      ...[number, number, number, number],
    ];
    return {
      everything,
      status: { all: total(ofJob), pending, reviewed, accepted, rejected },
      jobs: jobsOf(groups, filter.status),
      tags,
      ...(questions.length > 0 && { questions }),
    };
  }

  #groups(employerId: string, filter: EmployerFilter) {
    return this.applications.aggregate<Group>([
      { $match: this.lists.filterOf(employerId, filter) },
      {
        $group: {
          _id: {
            job_id: '$job_id',
            status: '$status',
            withdrawn: { $cond: [{ $ifNull: ['$withdrawn_at', false] }, true, false] },
          },
          title: { $last: '$job.title' },
          count: { $sum: 1 },
        },
      },
    ]);
  }

  async #tags(employerId: string, filter: EmployerFilter) {
    const counts = await this.applications.aggregate<{ _id: string; count: number }>([
      { $match: { $and: [this.lists.filterOf(employerId, filter), { tags: { $exists: true } }] } },
      { $unwind: '$tags' },
      { $group: { _id: '$tags', count: { $sum: 1 } } },
    ]);
    return counts
      .map(({ _id, count }) => ({ tag: _id, total: count }))
      .sort((one, other) => compareFolded(one.tag, other.tag));
  }
}

const total = (groups: readonly Group[]) => groups.reduce((sum, { count }) => sum + count, 0);

/** The jobs, each with its number of applications in this status. */
function jobsOf(groups: readonly Group[], status: EmployerFilter['status']) {
  const jobs = new Map<string, Group[]>();
  for (const group of groups)
    jobs.set(group._id.job_id, [...(jobs.get(group._id.job_id) ?? []), group]);
  return [...jobs]
    .map(([job_id, ofJob]) => {
      const open = ofJob.filter(({ _id }) => !_id.withdrawn);
      const isShown = ({ _id }: Group) => status === 'all' || _id.status === status;
      return {
        job_id,
        title: ofJob[0]?.title ?? '',
        total: total((status === 'all' ? ofJob : open).filter(isShown)),
        pending: total(open.filter(({ _id }) => _id.status === 'pending')),
      };
    })
    .sort((one, other) => other.pending - one.pending || compareFolded(one.title, other.title));
}
