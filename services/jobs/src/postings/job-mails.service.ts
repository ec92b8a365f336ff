import { mailJobHidden, mailJobReminder } from '@commons/contracts/tasks/jobs-tasks';
import { Sweep } from '@commons/service-kit/queues/processor';
import { SweepTurns } from '@commons/service-kit/queues/sweep-turns';
import { TaskQueue } from '@commons/service-kit/queues/task-queue';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type QueryFilter, Types } from 'mongoose';
import type { JobRecord } from './job.schema.js';

const minute = 60_000;
const hour = 60 * minute;
/** The outbox of jobs: a mail is due from the write that causes it until the mail server took it. */
@Injectable()
export class JobMailsService {
  readonly #reminders = new SweepTurns<JobRecord>('job-reminders');
  readonly #hidden = new SweepTurns<JobRecord>('hidden-job-mails');

  constructor(
    @InjectModel('Job') private readonly jobs: Model<JobRecord>,
    private readonly tasks: TaskQueue,
  ) {}

  /** The job, if it is there. */
  async find(id: string): Promise<JobRecord | undefined> {
    if (!Types.ObjectId.isValid(id)) return undefined;
    return (await this.jobs.findById(id).lean<JobRecord>()) ?? undefined;
  }

  /** Enqueues the reminders whose time has come: once in each life of a job. */
  @Sweep({ name: 'job-reminders', everyMs: 10 * minute })
  async remind(now = new Date()): Promise<void> {
    await this.#reminders.run(
      (after, limit) => this.#find({ reminder_due_at: { $lte: now }, ...after }, limit),
      async ({ _id, expires_at }) => {
        const payload = { job_id: String(_id), expires_at: expires_at.getTime() };
        // A task that failed for good keeps its id: another hour, another id.
        const id = `${_id}-${expires_at.getTime()}-${Math.floor(now.getTime() / hour)}`;
        await this.tasks.add(mailJobReminder, payload, { id });
      },
    );
  }

  #find(due: QueryFilter<JobRecord>, limit: number) {
    return this.jobs.find(due).sort({ _id: 1 }).limit(limit).lean<JobRecord[]>();
  }

  /** Takes the reminder of this life off the outbox; one of a job renewed in the meantime stays. */
  async noteReminded({ _id, expires_at }: JobRecord): Promise<void> {
    await this.jobs.updateOne({ _id, expires_at }, { $unset: { reminder_due_at: 1 } });
  }

  @Sweep({ name: 'hidden-job-mails', everyMs: minute })
  async tellOwners(now = new Date()): Promise<void> {
    await this.#hidden.run(
      (after, limit) => this.#find({ 'hidden.mail_due_at': { $lte: now }, ...after }, limit),
      (job) => this.tellOwner(job, now),
    );
  }

  async tellOwner({ _id, hidden }: JobRecord, now = new Date()): Promise<void> {
    const id = `${_id}-${hidden?.at.getTime()}-${Math.floor(now.getTime() / hour)}`;
    await this.tasks.add(mailJobHidden, { job_id: String(_id) }, { id });
  }

  async noteToldOwner({ _id, hidden }: JobRecord): Promise<void> {
    const same = { _id, 'hidden.at': hidden?.at };
    await this.jobs.updateOne(same, { $unset: { 'hidden.mail_due_at': 1 } });
  }
}
