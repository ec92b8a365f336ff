import { Reconcile } from '@commons/service-kit/queues/processor';
import { RecordBatches } from '@commons/service-kit/queues/record-batches';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { JobDeletionService } from '../../postings/edit/job-deletion.service.js';
import type { JobRecord } from '../../postings/job.js';
import type { ApplicationRecord } from '../application.schema.js';
import { ApplicationOutboxService } from '../mails/application-outbox.service.js';
import { jobDeletedMail } from '../mails/outbox-names.js';

/**
 * Handles the applications for a deleted job (decision B01): they are removed from the employer's lists and their
 * résumés deleted, as with the employer's account (decision A68). Applicants keep theirs; those who wait for an answer
 * get a mail.
 */
@Injectable()
export class ApplicationsOfDeletedJobService {
  readonly #begun = new RecordBatches<JobRecord>('deleted-jobs');

  constructor(
    @InjectModel('Application') private readonly applications: Model<ApplicationRecord>,
    private readonly deletion: JobDeletionService,
    private readonly outbox: ApplicationOutboxService,
  ) {}

  /** Idempotent. */
  async finish(job: JobRecord): Promise<void> {
    const at = job.deleted_at ?? new Date();
    const of = { job_id: String(job._id), job_deleted_at: { $exists: false } };
    const gone = {
      $set: {
        job_deleted_at: at,
        employer_id: '',
        former_employer_id: job.owner_id,
        // The reconciliation of withdrawn résumés deletes the file.
        file_left: true,
      },
      $unset: { resume: 1 as const },
    };
    // First, so that none is completed after the search for those who wait for an answer.
    await this.applications.updateMany({ ...of, complete: false }, gone);
    await this.applications.updateMany(
      {
        ...of,
        complete: true,
        status: { $in: ['pending', 'reviewed'] },
        withdrawn_at: { $exists: false },
      },
      {
        ...gone,
        $set: { ...gone.$set, mail_due_at: at },
        $push: { mails_due: jobDeletedMail },
      },
    );
    await this.applications.updateMany(of, gone);
    await this.deletion.finish(job);
    const notified = { job_id: of.job_id, mails_due: jobDeletedMail };
    const waiting = this.applications.find(notified, { emails: 0 }).lean<ApplicationRecord[]>();
    for (const application of await waiting) await this.outbox.enqueue(application);
  }

  /** Resumes deletions whose process died. */
  @Reconcile({ name: 'deleted-jobs', everyMs: 60_000 })
  async finishBegun(): Promise<void> {
    await this.#begun.run(
      (after, limit) => this.deletion.begun(after, limit),
      (job) => this.finish(job),
    );
  }
}
