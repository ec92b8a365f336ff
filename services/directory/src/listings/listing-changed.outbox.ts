import { jobsListingChanged } from '@commons/contracts/tasks/jobs-tasks';
import { type DueTask, dueTask, Outbox } from '@commons/service-kit/outbox/outbox';
import { OutboxMark } from '@commons/service-kit/outbox/outbox-mark';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { ListingRecord } from './listing.js';

const changed = (owner_id: string, at: Date) =>
  dueTask(jobsListingChanged, { owner_id }, `${owner_id}-${at.getTime()}`);

/** Notifies the jobs service of changes of an employer's listing. */
@Injectable()
export class ListingChangedOutbox extends Outbox<ListingRecord> {
  constructor(@InjectModel('Listing') listings: Model<ListingRecord>) {
    const mark = new OutboxMark(listings, { since: 'jobs_news_due_at', giveUpMs: Infinity });
    super(mark, { name: 'listing-changed', elsewhere: true });
  }

  /** For a deleted listing, whose mark is gone with it. @throws ServiceUnavailable without Redis */
  async addFor(owner_id: string, at: Date): Promise<void> {
    const { task, payload, id } = changed(owner_id, at);
    await this.tasks.add(task, payload, { id });
  }

  protected dueTasks({ owner_id, jobs_news_due_at: at }: ListingRecord): DueTask[] {
    return owner_id && at ? [changed(owner_id, at)] : [];
  }
}
