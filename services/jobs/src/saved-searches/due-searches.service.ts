import { mailSavedSearch } from '@commons/contracts/tasks/jobs-tasks';
import { Portal } from '@commons/service-kit/portal/portal';
import { Reconcile } from '@commons/service-kit/queues/processor';
import { RecordBatches } from '@commons/service-kit/queues/record-batches';
import { TaskQueue, untilDone } from '@commons/service-kit/queues/task-queue';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { SavedSearchRecord } from './saved-search.schema.js';

/** Enqueues a task for each saved search whose mail is due, while the town has a job board. */
@Injectable()
export class DueSearchesService {
  readonly #batches = new RecordBatches<SavedSearchRecord>('saved-searches');

  constructor(
    @InjectModel('SavedSearch') private readonly saved: Model<SavedSearchRecord>,
    private readonly tasks: TaskQueue,
    private readonly portal: Portal,
  ) {}

  @Reconcile({ name: 'saved-searches', everyMs: 5 * 60_000 })
  async enqueue(now = new Date()): Promise<void> {
    if (!this.portal.has('jobs')) return;
    await this.#batches.run(
      (after, limit) =>
        this.saved
          .find({ paused: false, due_at: { $lte: now }, ...after })
          .sort({ _id: 1 })
          .limit(limit)
          .lean<SavedSearchRecord[]>(),
      ({ _id, due_at }) => {
        const due = due_at.toISOString();
        const task = { search_id: String(_id), due };
        const once = untilDone(`${_id}-${due_at.getTime()}`, now);
        return this.tasks.add(mailSavedSearch, task, once);
      },
    );
  }
}
