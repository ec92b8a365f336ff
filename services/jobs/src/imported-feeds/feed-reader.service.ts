import { createHash } from 'node:crypto';
import { feedLimits } from '@commons/contracts/imports/job-feed-lists';
import type { JobFeedPreview } from '@commons/contracts/imports/job-feeds';
import { FetchFailure, fetchPublic } from '@commons/service-kit/http/fetch-public';
import { Portal } from '@commons/service-kit/portal/portal';
import { Inject, Injectable } from '@nestjs/common';
import { JobImportsService } from '../imports/job-imports.service.js';
import { JOBS_CONFIG, type JobsConfig } from '../jobs.config.js';
import type { NewJob } from '../postings/edit/job-facts.js';
import { FeedFault, type FeedItem, readFeed } from './feed-items.js';

const limits = { maximumBytes: 5 * 1_048_576, timeoutMs: 20_000 };

/** What is needed to read a feed. */
export interface FeedAddress {
  readonly address: string;
  readonly employer?: string | undefined;
  readonly etag?: string | undefined;
  readonly last_modified?: string | undefined;
}

export interface FeedReading {
  readonly title: string;
  readonly jobs: readonly NewJob[];
  readonly bad: JobFeedPreview['bad'];
  readonly etag?: string;
  readonly last_modified?: string;
}

/** Reads job feeds of other sites. */
@Injectable()
export class FeedReaderService {
  readonly #trustedHosts: readonly string[];

  constructor(
    private readonly imports: JobImportsService,
    private readonly portal: Portal,
    @Inject(JOBS_CONFIG) { JOB_FEED_HOSTS }: JobsConfig,
  ) {
    this.#trustedHosts = JOB_FEED_HOSTS;
  }

  /**
   * @param source prefix of the references of its jobs
   * @returns undefined when it is unchanged since the last reading
   * @throws FetchFailure or FeedFault with the message to show
   */
  async read(feed: FeedAddress, source: string): Promise<FeedReading | undefined> {
    const headers = {
      accept:
        'application/rss+xml, application/atom+xml, application/feed+json, application/json;q=0.9, */*;q=0.5',
      'user-agent': 'Commons job feed reader',
      ...(feed.etag && { 'if-none-match': feed.etag }),
      ...(feed.last_modified && { 'if-modified-since': feed.last_modified }),
    };
    const trustedHosts = this.#trustedHosts;
    const answer = await fetchPublic(feed.address, { ...limits, headers, trustedHosts });
    if (answer.status === 304) return undefined;
    if (answer.status !== 200) {
      throw new FetchFailure(`The site answers with the error ${answer.status}.`);
    }
    const { title, items } = readFeed(
      textOf(answer.bytes),
      answer.address,
      this.portal.now.time_zone,
    );
    const { etag, 'last-modified': last_modified } = answer.headers;
    return {
      ...this.#sorted(items, feed.employer ?? title, source),
      ...{ title, ...(etag && { etag }), ...(last_modified && { last_modified }) },
    };
  }

  /** Validated and categorised like every import. */
  #sorted(items: readonly FeedItem[], employer: string, source: string) {
    const now = new Date();
    const jobs = new Map<string, NewJob>();
    const bad: JobFeedPreview['bad'] = [];
    for (const { key, row } of items) {
      const ref = `${source}/${createHash('sha256').update(key).digest('hex').slice(0, 40)}`;
      const whole = { company_name: employer.slice(0, 200), ...row, ref };
      const sorted = this.imports.sort(whole, now);
      if ('row' in sorted) jobs.set(ref, sorted.row);
      else {
        const detail = sorted.problems.map((one) => `${one.field}: ${one.message}`).join(', ');
        bad.push({ title: row.title ?? '', detail });
      }
    }
    return { jobs: [...jobs.values()], bad };
  }

  /** A preview; nothing is imported. */
  async preview(feed: FeedAddress): Promise<JobFeedPreview> {
    const reading = await this.read(feed, 'preview');
    const { title = '', jobs = [], bad = [] } = reading ?? {};
    return {
      ...{ title, jobs: jobs.length, bad: bad.slice(0, feedLimits.shownItems) },
      items: jobs.slice(0, feedLimits.shownItems).map((job) => ({
        ...{ title: job.title, company_name: job.company_name, category: job.category },
        ...(job.source_url && { source_url: job.source_url }),
        posted: job.created_at.toISOString(),
      })),
    };
  }
}

/** As declared in the text, if it is not UTF-8. */
function textOf(bytes: Buffer): string {
  const [, declared = 'utf-8'] =
    /^[^>]{0,60}encoding=["']([\w-]+)["']/.exec(bytes.toString('latin1', 0, 120)) ?? [];
  try {
    return new TextDecoder(declared).decode(bytes);
  } catch {
    throw new FeedFault(`The feed is in an encoding that is not known here: ${declared}.`);
  }
}
