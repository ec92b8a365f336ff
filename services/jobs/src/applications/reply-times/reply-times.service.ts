import { replyTimeDays } from '@commons/contracts/applications/reply-times';
import { dayMs } from '@commons/contracts/durations';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { ApplicationRecord } from '../application.schema.js';
import { type Answered, firstAnswer, medianOf, usualReplyDays } from './reply-time.js';

/** Requested with every job page; the answer changes daily. */
const cacheMs = 10 * 60_000;
const maxKept = 1_000;
/** Number of recent applications considered. */
const most = 2_000;

/** How soon employers usually answer those who apply. */
@Injectable()
export class ReplyTimesService {
  readonly #cache = new Map<
    string,
    { readonly until: number; readonly days: Promise<number | undefined> }
  >();

  constructor(
    @InjectModel('Application') private readonly applications: Model<ApplicationRecord>,
  ) {}

  /** Undefined when there is nothing positive to say. */
  of(employerId: string, now = new Date()): Promise<number | undefined> {
    const cached = this.#cache.get(employerId);
    if (cached && cached.until > now.getTime()) return cached.days;
    const days = this.#read(employerId, now);
    this.#cache.delete(employerId);
    this.#cache.set(employerId, { until: now.getTime() + cacheMs, days });
    const [oldest] = this.#cache.keys();
    if (this.#cache.size > maxKept && oldest) this.#cache.delete(oldest);
    // Failures are not cached.
    days.catch(() => this.#cache.delete(employerId));
    return days;
  }

  /** For applications sent in a period: their number, the answered ones, and the median hours to the first answer. */
  async ofSpan({ from, to }: { from: Date; to: Date }) {
    const sent = this.applications
      .find({ complete: true, applied_at: { $gte: from, $lt: to } }, { applied_at: 1, timeline: 1 })
      .lean<Answered[]>()
      .cursor({ batchSize: 500 });
    let applications = 0;
    const hours: number[] = [];
    for await (const one of sent as AsyncIterable<Answered>) {
      applications += 1;
      const at = firstAnswer(one);
      if (at) hours.push((at.getTime() - one.applied_at.getTime()) / 3_600_000);
    }
    const median = medianOf(hours);
    return {
      applications,
      answered: hours.length,
      ...(median !== undefined && { answer_hours: Math.round(median * 10) / 10 }),
    };
  }

  async #read(employerId: string, now: Date): Promise<number | undefined> {
    const since = new Date(now.getTime() - replyTimeDays * dayMs);
    const rows = await this.applications
      .find(
        {
          ...{ employer_id: employerId, complete: true, withdrawn_at: { $exists: false } },
          applied_at: { $gte: since },
        },
        { applied_at: 1, timeline: 1 },
      )
      .sort({ applied_at: -1, _id: -1 })
      .limit(most)
      .lean<Answered[]>();
    return usualReplyDays(rows, now);
  }
}
