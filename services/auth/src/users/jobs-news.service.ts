import { jobsUserChanged } from '@commons/contracts/tasks/jobs-tasks';
import { resumesUserChanged } from '@commons/contracts/tasks/resumes-tasks';
import { log } from '@commons/service-kit/logging/logger';
import { Sweep } from '@commons/service-kit/queues/processor';
import { SweepTurns } from '@commons/service-kit/queues/sweep-turns';
import { TaskQueue } from '@commons/service-kit/queues/task-queue';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { User } from './user.schema.js';

/**
 * Tells the jobs service that an account changed, and the résumés service when it is no job seeker's. The wish (`jobs_news_due_at`) is written together with the change,
 * so that nothing is missed when the process ends or Redis is away before the task is added.
 */
@Injectable()
export class JobsNews {
  readonly #turns = new SweepTurns<User>('jobs-news', 100);

  constructor(
    @InjectModel(User.name) private readonly users: Model<User>,
    private readonly tasks: TaskQueue,
  ) {}

  /** Adds the task now; when that fails, the sweep does. */
  async tell(user: User): Promise<void> {
    try {
      await this.#add(user);
    } catch (error) {
      log().warn({ err: error }, 'news for the jobs service are left to the sweep');
    }
  }

  @Sweep({ name: 'jobs-news', everyMs: 60_000 })
  async sweep(): Promise<void> {
    const due = { jobs_news_due_at: { $lte: new Date() } };
    await this.#turns.run(
      (after, limit) =>
        this.users
          .find({ ...due, ...after })
          .sort({ _id: 1 })
          .limit(limit)
          .lean<User[]>(),
      (user) => this.#add(user),
    );
  }

  async #add({ _id, account_type, jobs_news_due_at: dueAt }: User): Promise<void> {
    if (!dueAt) return;
    const user_id = _id.toHexString();
    const options = { id: `${user_id}-${dueAt.getTime()}` };
    await this.tasks.add(jobsUserChanged, { user_id }, options);
    if (account_type !== 'job_seeker')
      await this.tasks.add(resumesUserChanged, { user_id }, options);
    await this.users.updateOne(
      { _id, jobs_news_due_at: dueAt },
      { $unset: { jobs_news_due_at: 1 } },
    );
  }
}
