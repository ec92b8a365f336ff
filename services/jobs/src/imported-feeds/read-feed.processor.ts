import { dayMs, minuteMs } from '@commons/contracts/durations';
import { readJobFeed } from '@commons/contracts/tasks/job-feed-tasks';
import { FetchFailure } from '@commons/service-kit/http/fetch-public';
import { log } from '@commons/service-kit/logging/logger';
import { Processor, Reconcile, type TaskProcessor } from '@commons/service-kit/queues/processor';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { ImportedJobsService } from '../postings/imported/imported-jobs.service.js';
import { FeedFault } from './feed-items.js';
import { FeedReaderService, type FeedReading } from './feed-reader.service.js';
import type { ImportedFeedRecord } from './imported-feed.schema.js';
import { ImportedFeedsService } from './imported-feeds.service.js';

const everyMs = { hour: 60 * minuteMs, day: dayMs } as const;

/** Delay after a failure; doubles with each further one, up to a day. */
const firstPauseMs = 10 * minuteMs;

const pauseMs = (failures: number) =>
  Math.min(firstPauseMs * 2 ** Math.min(failures - 1, 10), everyMs.day);

/** Jobs per import batch. */
const slice = 200;

/** Reads a feed when it is due. Errors of the site are shown to operators, and do not fail the task. */
@Processor(readJobFeed)
export class ReadFeedProcessor implements TaskProcessor<typeof readJobFeed> {
  constructor(
    @InjectModel('JobFeed') private readonly feeds: Model<ImportedFeedRecord>,
    private readonly reader: FeedReaderService,
    private readonly jobs: ImportedJobsService,
    private readonly all: ImportedFeedsService,
  ) {}

  async process({ feed_id }: { feed_id: string }): Promise<void> {
    const feed = await this.feeds.findById(new Types.ObjectId(feed_id)).lean<ImportedFeedRecord>();
    if (!feed || feed.next_at.getTime() > Date.now()) return;
    try {
      const reading = await this.reader.read(feed, `feed-${feed_id}`);
      await this.#store(feed, reading);
    } catch (error) {
      if (!(error instanceof FetchFailure || error instanceof FeedFault)) throw error;
      log().info({ feed: feed_id, reason: error.message }, 'a feed of jobs could not be read');
      await this.#failed(feed, error.message);
    }
  }

  async #store(feed: ImportedFeedRecord, reading: FeedReading | undefined): Promise<void> {
    const refs = reading ? reading.jobs.map(({ import_ref = '' }) => import_ref) : feed.refs;
    const own = { _id: feed._id, refs };
    const jobs = reading?.jobs ?? [];
    for (let from = 0; from < jobs.length; from += slice) {
      const some = jobs.slice(from, from + slice);
      if (!(await this.#unlessRemoved(own, (lost) => this.jobs.store(some, lost)))) return;
    }
    await this.#unlessRemoved(own, async () => {
      const present = new Set(refs);
      if (reading) await this.all.expire(feed.refs.filter((ref) => !present.has(ref)));
      else await this.jobs.renewTerms(refs);
      await this.#record(feed, reading ?? feed, refs);
    });
  }

  /**
   * Writes jobs of a feed. If it was removed meanwhile, those that are already stored expire.
   * @returns whether the feed is still there
   */
  #unlessRemoved(
    { _id, refs }: Pick<ImportedFeedRecord, '_id' | 'refs'>,
    write: (lost: AbortSignal) => Promise<unknown>,
  ): Promise<boolean> {
    return this.jobs.exclusively(async (lost) => {
      const isThere = (await this.feeds.exists({ _id })) !== null;
      await (isThere ? write(lost) : this.all.expire(refs));
      return isThere;
    });
  }

  async #record(
    feed: ImportedFeedRecord,
    { etag, last_modified }: Pick<ImportedFeedRecord, 'etag' | 'last_modified'>,
    refs: string[],
  ): Promise<void> {
    const now = new Date();
    const next_at = new Date(now.getTime() + everyMs[feed.every]);
    const { matchedCount } = await this.feeds.updateOne(
      { _id: feed._id },
      {
        $set: {
          refs,
          read_at: now,
          next_at,
          failures: 0,
          ...(etag && { etag }),
          ...(last_modified && { last_modified }),
        },
        $unset: {
          error: 1,
          ...(!etag && { etag: 1 }),
          ...(!last_modified && { last_modified: 1 }),
        },
      },
    );
    // Removed all the same, by an instance that took the lock after a stall of this one.
    if (matchedCount === 0) await this.all.expire(refs);
  }

  async #failed({ _id, failures, every }: ImportedFeedRecord, error: string): Promise<void> {
    const count = failures + 1;
    const wait = Math.max(pauseMs(count), count > 3 ? everyMs[every] : 0);
    const next_at = new Date(Date.now() + wait);
    await this.feeds.updateOne({ _id }, { $set: { error, failures: count, next_at } });
  }

  @Reconcile({ name: 'job-feeds', everyMs: minuteMs })
  async reconcile(): Promise<void> {
    const due = await this.feeds
      .find({ next_at: { $lte: new Date() } })
      .sort({ next_at: 1, _id: 1 })
      .limit(100)
      .lean<ImportedFeedRecord[]>();
    for (const feed of due) await this.all.enqueue(feed);
  }
}
