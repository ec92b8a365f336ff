import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { JobRecord } from '../job.js';
import { shownJobs } from '../search/job-search.service.js';

/** Jobs that are new on the board. */
@Injectable()
export class NewJobsService {
  constructor(@InjectModel('Job') private readonly jobs: Model<JobRecord>) {}

  /** @returns the number since then, and the newest of them */
  async since(since: Date, most: number): Promise<{ total: number; rows: JobRecord[] }> {
    const fresh = { ...shownJobs, created_at: { $gte: since }, expires_at: { $gt: new Date() } };
    const [total, rows] = await Promise.all([
      this.jobs.countDocuments(fresh),
      this.jobs.find(fresh).sort({ created_at: -1, _id: -1 }).limit(most).lean<JobRecord[]>(),
    ]);
    return { total, rows };
  }
}
