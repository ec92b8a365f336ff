import type { SearchAlertFrequency } from '@commons/contracts/jobs/saved-search-lists';
import { mailApplicationDigest } from '@commons/contracts/tasks/jobs-tasks';
import { Portal } from '@commons/service-kit/portal/portal';
import { Reconcile } from '@commons/service-kit/queues/processor';
import { RecordBatches } from '@commons/service-kit/queues/record-batches';
import { TaskQueue, untilDone } from '@commons/service-kit/queues/task-queue';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { nextMail } from '../../mail-times.js';
import type { ApplicationDigestRecord } from './application-digest.schema.js';

/** Collects new applications for recipients who chose one mail a day or a week (decision B32). */
@Injectable()
export class ApplicationDigestsService {
  readonly #batches = new RecordBatches<ApplicationDigestRecord>('application-digests');

  constructor(
    @InjectModel('ApplicationDigest') private readonly digests: Model<ApplicationDigestRecord>,
    private readonly tasks: TaskQueue,
    private readonly portal: Portal,
  ) {}

  /** Adds an application, once. If the reader has since chosen earlier mails, this one is moved up. */
  async add(
    reader: { readonly user_id: string; readonly employer_id: string },
    application: string,
    frequency: SearchAlertFrequency,
    now = new Date(),
  ): Promise<void> {
    const due_at = nextMail(now, frequency, this.portal.now.time_zone);
    await this.digests.updateOne(
      reader,
      { $addToSet: { applications: application }, $min: { due_at } },
      { upsert: true },
    );
  }

  /** Enqueues a task for each digest that is due. */
  @Reconcile({ name: 'application-digests', everyMs: 5 * 60_000 })
  async enqueue(now = new Date()): Promise<void> {
    if (!this.portal.has('jobs')) return;
    await this.#batches.run(
      (after, limit) =>
        this.digests
          .find({ due_at: { $lte: now }, ...after })
          .sort({ _id: 1 })
          .limit(limit)
          .lean<ApplicationDigestRecord[]>(),
      ({ _id, due_at }) => {
        const task = { digest_id: String(_id), due: due_at.toISOString() };
        const once = untilDone(`${_id}-${due_at.getTime()}`, now);
        return this.tasks.add(mailApplicationDigest, task, once);
      },
    );
  }
}
