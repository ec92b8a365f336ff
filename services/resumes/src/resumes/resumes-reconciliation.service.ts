import { hourMs } from '@commons/contracts/durations';
import { extractResumeText } from '@commons/contracts/tasks/resumes-tasks';
import { ObjectStorage } from '@commons/service-kit/objects/object-storage';
import { Reconcile } from '@commons/service-kit/queues/processor';
import { RecordBatches } from '@commons/service-kit/queues/record-batches';
import { TaskQueue } from '@commons/service-kit/queues/task-queue';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { type ResumeRecord, resumeKey } from './resume.schema.js';
import { RunsService } from './runs/runs.service.js';

/** Reading begins within seconds; an older task was never enqueued. */
const forgottenMs = 60_000;

/** Reconciles runs without followers, unread files and expired uploads. */
@Injectable()
export class ResumesReconciliationService {
  readonly #runs = new RecordBatches<ResumeRecord>('resume-runs');
  readonly #unread = new RecordBatches<ResumeRecord>('unread-resumes');
  readonly #expired = new RecordBatches<ResumeRecord>('resume-files');

  constructor(
    @InjectModel('Resume') private readonly resumes: Model<ResumeRecord>,
    private readonly objects: ObjectStorage,
    private readonly tasks: TaskQueue,
    private readonly runs: RunsService,
  ) {}

  /** Answers are stored for a minute, so this has to run more often. */
  @Reconcile({ name: 'resume-runs', everyMs: 15_000 })
  async settleRuns(): Promise<void> {
    await this.#runs.run(
      (after, limit) => this.#find({ 'run.id': { $exists: true }, ...after }, limit),
      (resume) => this.runs.settle(resume),
    );
  }

  @Reconcile({ name: 'unread-resumes', everyMs: 60_000 })
  async readForgotten(): Promise<void> {
    const now = Date.now();
    const unread = { unread: true, created_at: { $lt: new Date(now - forgottenMs) } };
    await this.#unread.run(
      (after, limit) => this.#find({ ...unread, ...after }, limit),
      async ({ _id }) => {
        const resume_id = String(_id);
        // A failed task keeps its id, so each hour has another.
        const id = `${resume_id}-${Math.floor(now / hourMs)}`;
        await this.tasks.add(extractResumeText, { resume_id }, { id });
      },
    );
  }

  /** Deletes expired uploads. Text and analysis stay until their owner deletes them. */
  @Reconcile({ name: 'resume-files', everyMs: 3_600_000 })
  async removeExpired(): Promise<void> {
    const expired = { expires_at: { $lte: new Date() } };
    await this.#expired.run(
      (after, limit) => this.#find({ ...expired, ...after }, limit),
      async ({ _id }) => {
        await this.objects.delete(resumeKey(_id));
        const change = { $set: { has_file: false }, $unset: { expires_at: 1 } } as const;
        await this.resumes.updateOne({ _id }, change);
      },
    );
  }

  #find(of: object, limit: number) {
    return this.resumes.find(of).sort({ _id: 1 }).limit(limit).lean<ResumeRecord[]>().exec();
  }
}
