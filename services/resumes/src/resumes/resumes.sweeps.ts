import { extractResumeText } from '@commons/contracts/tasks/resumes-tasks';
import { ObjectStorage } from '@commons/service-kit/objects/object-storage';
import { Sweep } from '@commons/service-kit/queues/processor';
import { TaskQueue } from '@commons/service-kit/queues/task-queue';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { type ResumeRecord, resumeKey } from './resume.schema.js';
import { RunsService } from './runs.service.js';

const atOnce = 200;

/** Reading begins within seconds; what is older was never begun. */
const forgottenMs = 60_000;
const hourMs = 3_600_000;

/** Finds what was missed: runs whose followers are gone, files never read, uploads whose time is over. */
@Injectable()
export class ResumeSweeps {
  constructor(
    @InjectModel('Resume') private readonly resumes: Model<ResumeRecord>,
    private readonly objects: ObjectStorage,
    private readonly tasks: TaskQueue,
    private readonly runs: RunsService,
  ) {}

  /** An answer waits a minute for whoever takes it. */
  @Sweep({ name: 'resume-runs', everyMs: 15_000 })
  async settleRuns(): Promise<void> {
    const running = await this.#find({ 'run.id': { $exists: true } });
    for (const resume of running) await this.runs.settle(resume);
  }

  @Sweep({ name: 'unread-resumes', everyMs: 60_000 })
  async readForgotten(): Promise<void> {
    const now = Date.now();
    const unread = await this.#find({
      unread: true,
      created_at: { $lt: new Date(now - forgottenMs) },
    });
    for (const { _id } of unread) {
      const resume_id = String(_id);
      // A task that failed for good keeps its id: another hour, another id.
      const id = `${resume_id}-${Math.floor(now / hourMs)}`;
      await this.tasks.add(extractResumeText, { resume_id }, { id });
    }
  }

  /** Text and analysis stay until they are deleted. */
  @Sweep({ name: 'resume-files', everyMs: 3_600_000 })
  async removeExpired(): Promise<void> {
    const expired = await this.#find({ expires_at: { $lte: new Date() } });
    for (const { _id } of expired) {
      await this.objects.delete(resumeKey(_id));
      const change = { $set: { has_file: false }, $unset: { expires_at: 1 } } as const;
      await this.resumes.updateOne({ _id }, change);
    }
  }

  #find(of: object) {
    return this.resumes.find(of).sort({ _id: 1 }).limit(atOnce).lean<ResumeRecord[]>().exec();
  }
}
