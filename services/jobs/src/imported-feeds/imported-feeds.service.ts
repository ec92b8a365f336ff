import type { AccessClaims } from '@commons/contracts/account/account';
import { feedLimits } from '@commons/contracts/imports/job-feed-lists';
import type { JobFeed, JobFeedInput } from '@commons/contracts/imports/job-feeds';
import { readJobFeed } from '@commons/contracts/tasks/job-feed-tasks';
import { refuse } from '@commons/service-kit/errors/refuse';
import { FetchFailure } from '@commons/service-kit/http/fetch-public';
import { OperatorLogService } from '@commons/service-kit/moderation/operator-log.service';
import { objectId } from '@commons/service-kit/mongo/document-id';
import { isDuplicateKey } from '@commons/service-kit/mongo/duplicate-key';
import { TaskQueue, untilDone } from '@commons/service-kit/queues/task-queue';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { ImportedJobsService } from '../postings/imported/imported-jobs.service.js';
import { FeedFault } from './feed-items.js';
import { type FeedAddress, FeedReaderService } from './feed-reader.service.js';
import type { ImportedFeedRecord } from './imported-feed.schema.js';

const missing = 'Feed not found';

/** Job feeds of other sites, configured by operators. */
@Injectable()
export class ImportedFeedsService {
  constructor(
    @InjectModel('JobFeed') private readonly feeds: Model<ImportedFeedRecord>,
    private readonly reader: FeedReaderService,
    private readonly jobs: ImportedJobsService,
    private readonly log: OperatorLogService,
    private readonly tasks: TaskQueue,
  ) {}

  /** @throws 400 with the reason when it is unreadable */
  async preview(feed: FeedAddress) {
    try {
      return await this.reader.preview(feed);
    } catch (error) {
      if (error instanceof FetchFailure || error instanceof FeedFault) {
        throw refuse(400, error.message);
      }
      throw error;
    }
  }

  /** @throws 409 for a duplicate address, or past the limit */
  async add(
    input: JobFeedInput,
    operator: Pick<AccessClaims, 'sub' | 'full_name'>,
  ): Promise<ImportedFeedRecord> {
    if ((await this.feeds.countDocuments({})) >= feedLimits.feeds) {
      throw refuse(409, `There are ${feedLimits.feeds} feeds already. Remove one first.`);
    }
    const now = new Date();
    const { sub: operator_id, full_name: operator_name } = operator;
    try {
      const feed = await this.feeds.create({
        ...input,
        ...{ operator_id, operator_name, created_at: now, next_at: now },
      });
      await this.log.add(operator, { action: 'feed-added', ...subjectOf(feed) });
      await this.enqueue(feed).catch(() => undefined);
      return feed.toObject();
    } catch (error) {
      if (isDuplicateKey(error)) throw refuse(409, 'There is already a feed with this address.');
      throw error;
    }
  }

  async list({ limit, offset }: { readonly limit: number; readonly offset: number }) {
    const [rows, total] = await Promise.all([
      this.feeds
        .find({})
        .sort({ created_at: -1, _id: -1 })
        .skip(offset)
        .limit(limit)
        .lean<ImportedFeedRecord[]>(),
      this.feeds.countDocuments({}),
    ]);
    return { rows: rows.map(feedAnswer), total };
  }

  /** Schedules it to be read now. @throws 404 */
  async readNow(id: string): Promise<ImportedFeedRecord> {
    const feed = await this.feeds
      .findOneAndUpdate(
        { _id: objectId(id, missing) },
        { $set: { next_at: new Date() } },
        { returnDocument: 'after' },
      )
      .lean<ImportedFeedRecord>();
    if (!feed) throw refuse(404, missing);
    await this.enqueue(feed);
    return feed;
  }

  /** Removes a feed; its jobs expire. @throws 404 */
  async remove(id: string, operator: Pick<AccessClaims, 'sub' | 'full_name'>): Promise<void> {
    const _id = objectId(id, missing);
    const feed = await this.feeds.findById(_id).lean<ImportedFeedRecord>();
    if (!feed) throw refuse(404, missing);
    await this.log.add(operator, { action: 'feed-removed', ...subjectOf(feed) });
    await this.jobs.exclusively(async () => {
      // A reading may have ended meanwhile.
      const { refs } = (await this.feeds.findById(_id).lean<ImportedFeedRecord>()) ?? feed;
      await this.expire(refs);
      await this.feeds.deleteOne({ _id });
    });
  }

  /**
   * Ends jobs that a feed no longer has; the caller has the lock. Feeds whose entries take the place of dropped ones
   * are read as a whole next.
   */
  async expire(refs: readonly string[]): Promise<void> {
    const instead = await this.jobs.expire(refs);
    const change = { $unset: { etag: 1 as const, last_modified: 1 as const } };
    await this.feeds.updateMany({ refs: { $in: instead } }, change);
  }

  async enqueue({ _id, next_at }: Pick<ImportedFeedRecord, '_id' | 'next_at'>): Promise<void> {
    const feed_id = String(_id);
    const due = next_at.toISOString();
    // A failure of the site does not fail the task: the feed has its own back-off.
    await this.tasks.add(readJobFeed, { feed_id, due }, untilDone(`${feed_id}-${due}`));
  }
}

const subjectOf = ({ _id, name }: Pick<ImportedFeedRecord, '_id' | 'name'>) => ({
  ...{ subject_kind: 'feed', subject_id: String(_id), subject_title: name },
});

export const feedAnswer = (feed: ImportedFeedRecord): JobFeed => ({
  id: String(feed._id),
  ...{ address: feed.address, name: feed.name, every: feed.every },
  ...(feed.employer && { employer: feed.employer }),
  jobs: feed.refs.length,
  created_at: feed.created_at.toISOString(),
  operator_name: feed.operator_name,
  ...(feed.read_at && { read_at: feed.read_at.toISOString() }),
  next_at: feed.next_at.toISOString(),
  ...(feed.error && { error: feed.error }),
  failures: feed.failures,
});
