import { Portal } from '@commons/service-kit/portal/portal';
import { Reconcile } from '@commons/service-kit/queues/processor';
import { FeatureSwitches } from '@commons/service-kit/switches/feature-switches';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { LetterRound } from './letter.schema.js';
import { isNews, LetterNewsService } from './letter-news.service.js';
import { LetterReadersService } from './letter-readers.service.js';
import { letterWeek } from './letter-week.js';

const weekMs = 7 * 86_400_000;
/** After a long pause, older news is skipped. */
const longestMs = 2 * weekMs;

/** Makes one letter a week, if there is any news. */
@Injectable()
export class LetterRoundsService {
  constructor(
    @InjectModel('LetterRound') private readonly rounds: Model<LetterRound>,
    private readonly readers: LetterReadersService,
    private readonly news: LetterNewsService,
    private readonly switches: FeatureSwitches,
    private readonly portal: Portal,
  ) {}

  /** Every step is idempotent: a crash in between neither loses nor repeats a letter. */
  @Reconcile({ name: 'town-letter', everyMs: 10 * 60_000 })
  async goOn(now = new Date()): Promise<void> {
    await this.readers.eraseUnconfirmed(now);
    if (await this.switches.isOff('town_letter')) return;
    const week = letterWeek(now, this.portal.now.time_zone);
    const known = await this.rounds.findById(week).lean<LetterRound>();
    const round = known ?? (await this.#make(week, now));
    if (round.readers !== undefined) return;
    const readers = isNews(round) ? await this.readers.owe(week, now) : 0;
    await this.rounds.updateOne({ _id: week }, { $set: { readers } });
  }

  /** The last letter that was sent to anybody. */
  async last(): Promise<LetterRound | undefined> {
    const found = await this.rounds
      .findOne({ readers: { $gt: 0 } })
      .sort({ _id: -1 })
      .lean<LetterRound>();
    return found ?? undefined;
  }

  /** News since then. */
  async newSince(now: Date): Promise<Date> {
    const before = await this.rounds.findOne().sort({ _id: -1 }).lean<LetterRound>();
    const since = before?.made_at.getTime() ?? now.getTime() - weekMs;
    return new Date(Math.max(since, now.getTime() - longestMs));
  }

  /** Of two concurrent ones, the first wins. */
  async #make(week: number, now: Date): Promise<LetterRound> {
    const news = await this.news.since(await this.newSince(now));
    const made = await this.rounds
      .findOneAndUpdate(
        { _id: week },
        { $setOnInsert: { made_at: now, ...news } },
        { upsert: true, returnDocument: 'after' },
      )
      .lean<LetterRound>();
    return made as LetterRound;
  }
}
