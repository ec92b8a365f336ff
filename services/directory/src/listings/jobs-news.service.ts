import { jobsListingChanged } from '@commons/contracts/tasks/jobs-tasks';
import { log } from '@commons/service-kit/logging/logger';
import { Sweep } from '@commons/service-kit/queues/processor';
import { SweepTurns } from '@commons/service-kit/queues/sweep-turns';
import { TaskQueue } from '@commons/service-kit/queues/task-queue';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { ListingRecord } from './listing.schema.js';

/**
 * Tells the jobs service that an employer's listing changed. The wish (`jobs_news_due_at`) is written together with
 * the change, so that nothing is missed when the process ends or Redis is away before the task is added.
 */
@Injectable()
export class JobsNews {
  readonly #turns = new SweepTurns<ListingRecord>('jobs-news', 100);

  constructor(
    @InjectModel('Listing') private readonly listings: Model<ListingRecord>,
    private readonly tasks: TaskQueue,
  ) {}

  /** Adds the task now; when that fails, the sweep does. */
  async tell(listing: ListingRecord): Promise<void> {
    try {
      await this.#add(listing);
    } catch (error) {
      log().warn({ err: error }, 'news for the jobs service are left to the sweep');
    }
  }

  @Sweep({ name: 'jobs-news', everyMs: 60_000 })
  async sweep(): Promise<void> {
    const due = { jobs_news_due_at: { $lte: new Date() } };
    await this.#turns.run(
      (after, limit) =>
        this.listings
          .find({ ...due, ...after })
          .sort({ _id: 1 })
          .limit(limit)
          .lean<ListingRecord[]>(),
      (listing) => this.#add(listing),
    );
  }

  /**
   * Adds the task whatever the listing's state is, e.g. when it is gone.
   * @param moment of the change: the same change is told once
   */
  async addFor(owner_id: string, moment: Date): Promise<void> {
    await this.tasks.add(jobsListingChanged, { owner_id }, { id: `${owner_id}-${+moment}` });
  }

  async #add({ _id, owner_id: owner, jobs_news_due_at: dueAt }: ListingRecord): Promise<void> {
    if (!dueAt || !owner) return;
    await this.addFor(owner, dueAt);
    await this.listings.updateOne(
      { _id, jobs_news_due_at: dueAt },
      { $unset: { jobs_news_due_at: 1 } },
    );
  }
}
