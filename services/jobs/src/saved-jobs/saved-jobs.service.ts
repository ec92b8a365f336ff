import { maxSavedJobs, type SavedJob } from '@commons/contracts/jobs/saved-jobs';
import { refuse } from '@commons/service-kit/errors/refuse';
import { objectId } from '@commons/service-kit/mongo/document-id';
import { isDuplicateKey } from '@commons/service-kit/mongo/duplicate-key';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { jobNotFound } from '../postings/job.js';
import { jobAnswer } from '../postings/job-answer.js';
import { JobsService } from '../postings/jobs.service.js';
import type { SavedJobRecord } from './saved-job.schema.js';

/** Jobs saved by job seekers. */
@Injectable()
export class SavedJobsService {
  constructor(
    @InjectModel('SavedJob') private readonly saved: Model<SavedJobRecord>,
    private readonly jobs: JobsService,
  ) {}

  /**
   * Saves a job. Idempotent, also for concurrent requests.
   * @returns when it was first saved
   * @throws 404 for an unknown job; 409 past the limit of saved jobs
   */
  async save(userId: string, jobId: string): Promise<Date> {
    const job = await this.jobs.readShown(jobId, undefined);
    const key = { user_id: userId, job_id: job._id };
    const before = await this.saved.findOne(key).lean<SavedJobRecord>();
    if (before) return before.saved_at;
    const count = await this.saved.countDocuments({ user_id: userId }, { limit: maxSavedJobs });
    if (count >= maxSavedJobs) {
      throw refuse(409, `You can save ${maxSavedJobs} jobs. Please remove some first.`);
    }
    const first = { $setOnInsert: { saved_at: new Date() } };
    const write = () =>
      this.saved
        .findOneAndUpdate(key, first, { upsert: true, returnDocument: 'after' })
        .lean<SavedJobRecord>();
    const stored = await write().catch((error: unknown) => {
      // A concurrent request saved it.
      if (!isDuplicateKey(error)) throw error;
      return write();
    });
    return stored?.saved_at ?? new Date();
  }

  /** Also accepts a job that is gone or was never saved. */
  async remove(userId: string, jobId: string): Promise<void> {
    await this.saved.deleteOne({ user_id: userId, job_id: objectId(jobId, jobNotFound) });
  }

  async ids(userId: string): Promise<string[]> {
    const rows = await this.saved
      .find({ user_id: userId }, { job_id: 1 })
      .limit(maxSavedJobs)
      .lean<SavedJobRecord[]>();
    return rows.map(({ job_id }) => String(job_id));
  }

  /**
   * Saved jobs, latest first. Jobs that are not visible now are filtered before paging: a page with fewer items would
   * look like the last one.
   */
  async list(userId: string, { limit, offset }: { limit: number; offset: number }) {
    const saved = await this.saved
      .find({ user_id: userId })
      .sort({ saved_at: -1, _id: -1 })
      .limit(maxSavedJobs)
      .lean<SavedJobRecord[]>();
    const shown = await this.jobs.shownOf(saved.map(({ job_id }) => job_id));
    const list = saved.filter(({ job_id }) => shown.has(String(job_id)));
    const page = list.slice(offset, offset + limit);
    const found = await this.jobs.byIds(page.map(({ job_id }) => job_id));
    const jobs = new Map(found.map((job) => [String(job._id), jobAnswer(job)]));
    const rows = page.flatMap(({ job_id, saved_at }): SavedJob[] => {
      const job = jobs.get(String(job_id));
      return job ? [{ job, saved_at: saved_at.toISOString() }] : [];
    });
    return { rows, total: list.length };
  }
}
