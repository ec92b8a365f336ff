import { dayMs, weekMs } from '@commons/contracts/durations';
import { SeekerPreferences } from '@commons/contracts/jobs/job-matches';
import { mailJobAlerts } from '@commons/contracts/tasks/jobs-tasks';
import { calendarDay } from '@commons/service-kit/config/time-zone';
import { InternalClient } from '@commons/service-kit/internal/internal-client';
import { Portal } from '@commons/service-kit/portal/portal';
import { Reconcile } from '@commons/service-kit/queues/processor';
import { eachIsolated } from '@commons/service-kit/queues/record-batches';
import { attemptsOfDays, TaskQueue } from '@commons/service-kit/queues/task-queue';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { z } from 'zod';
import type { AlertBatchRecord } from './alert.schema.js';

/** The epoch began on a Thursday; weeks start on Monday. */
const toMonday = 4 * dayMs;
/** People per page. One run takes `pagesPerRun` pages, the next run continues. */
const pageSize = 200;
const pagesPerRun = 10;

/** Number of the week since 1970, Monday to Sunday in the given time zone. @param timeZone IANA name */
export const weekOf = (date: Date, timeZone: string): number =>
  Math.floor((calendarDay(date, timeZone).getTime() - toMonday) / weekMs);

/** Enqueues one task a week for each person who wants the mail. */
@Injectable()
export class WeeklyAlertsService {
  constructor(
    @InjectModel('AlertBatch') private readonly batches: Model<AlertBatchRecord>,
    private readonly calls: InternalClient,
    private readonly tasks: TaskQueue,
    private readonly portal: Portal,
  ) {}

  /** Continues the batch of this week. While auth is down, the next run retries. */
  @Reconcile({ name: 'job-alerts', everyMs: 10 * 60_000 })
  async run(now = new Date()): Promise<void> {
    if (!this.portal.has('jobs')) return;
    const week = weekOf(now, this.portal.now.time_zone);
    const batch = await this.batches
      .findOneAndUpdate(
        { _id: week },
        { $setOnInsert: { done: false } },
        { upsert: true, returnDocument: 'after' },
      )
      .lean<AlertBatchRecord>();
    let after = batch?.after;
    for (let page = 0; page < pagesPerRun && !batch?.done; page += 1) {
      const people = await this.#people(after);
      const idOf = ({ id }: SeekerPreferences) => id;
      await eachIsolated('job-alerts', people, idOf, ({ id }) =>
        this.tasks.add(
          mailJobAlerts,
          { user_id: id, week },
          { id: `${id}-${week}`, attempts: attemptsOfDays },
        ),
      );
      after = people.at(-1)?.id ?? after;
      const done = people.length < pageSize;
      await this.batches.updateOne({ _id: week }, { $set: { done, ...(after && { after }) } });
      if (done) return;
    }
  }

  async #people(after: string | undefined): Promise<SeekerPreferences[]> {
    const query = new URLSearchParams({ limit: String(pageSize), ...(after && { after }) });
    const path = `/internal/seekers?${query}`;
    return (await this.calls.get('auth', path, z.array(SeekerPreferences))) ?? [];
  }
}
