import { weekMs } from '@commons/contracts/durations';
import { Portal } from '@commons/service-kit/portal/portal';
import { Reconcile } from '@commons/service-kit/queues/processor';
import { FeatureSwitches } from '@commons/service-kit/switches/feature-switches';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { LetterIssue } from './letter.schema.js';
import { hasContent, LetterContentService } from './letter-content.service.js';
import { LetterReadersService } from './letter-readers.service.js';
import { letterWeek } from './letter-week.js';

/** After a long pause, what is older is left out. */
const longestMs = 2 * weekMs;

/** Makes one letter a week, unless nothing is new. */
@Injectable()
export class LetterIssuesService {
  constructor(
    @InjectModel('LetterIssue') private readonly issues: Model<LetterIssue>,
    private readonly readers: LetterReadersService,
    private readonly content: LetterContentService,
    private readonly switches: FeatureSwitches,
    private readonly portal: Portal,
  ) {}

  /** Every step is idempotent: a crash in between neither loses nor repeats a letter. */
  @Reconcile({ name: 'town-letter', everyMs: 10 * 60_000 })
  async run(now = new Date()): Promise<void> {
    await this.readers.eraseUnconfirmed(now);
    if (await this.switches.isOff('town_letter')) return;
    const week = letterWeek(now, this.portal.now.time_zone);
    const known = await this.issues.findById(week).lean<LetterIssue>();
    const issue = known ?? (await this.#make(week, now));
    if (issue.readers !== undefined) return;
    const readers = hasContent(issue) ? await this.readers.markDue(week, now) : 0;
    await this.issues.updateOne({ _id: week }, { $set: { readers } });
  }

  /** The last letter that was sent to anyone. */
  async last(): Promise<LetterIssue | undefined> {
    const found = await this.issues
      .findOne({ readers: { $gt: 0 } })
      .sort({ _id: -1 })
      .lean<LetterIssue>();
    return found ?? undefined;
  }

  /** Since when jobs and businesses count as new for the next letter. */
  async contentStart(now: Date): Promise<Date> {
    const before = await this.issues.findOne().sort({ _id: -1 }).lean<LetterIssue>();
    const since = before?.made_at.getTime() ?? now.getTime() - weekMs;
    return new Date(Math.max(since, now.getTime() - longestMs));
  }

  /** Of two concurrent calls, the first wins. */
  async #make(week: number, now: Date): Promise<LetterIssue> {
    const content = await this.content.since(await this.contentStart(now));
    const made = await this.issues
      .findOneAndUpdate(
        { _id: week },
        { $setOnInsert: { made_at: now, ...content } },
        { upsert: true, returnDocument: 'after' },
      )
      .lean<LetterIssue>();
    return made as LetterIssue;
  }
}
