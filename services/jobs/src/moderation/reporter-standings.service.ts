import type { StoredReport } from '@commons/service-kit/moderation/report-case.schema';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { ReporterStanding } from './reporter-standing.schema.js';

/** So many more wrong reports than right ones, and an account's reports hide nothing any more. */
const tooManyWrong = 2;

/** Remembers how people's reports were decided: who reports wrongly loses weight, and gets it back by right reports. */
@Injectable()
export class ReporterStandings {
  constructor(
    @InjectModel('ReporterStanding') private readonly standings: Model<ReporterStanding>,
  ) {}

  async isDistrusted(userId: string): Promise<boolean> {
    const found = await this.standings.findById(userId).lean<ReporterStanding>();
    return (found?.rejected ?? 0) - (found?.upheld ?? 0) >= tooManyWrong;
  }

  /**
   * @param reports those that the decision is about
   * @param wave they belong to a wave of reports that an operator took back as a whole: one of these is enough
   */
  async note(
    reports: readonly StoredReport[],
    outcome: 'upheld' | 'rejected',
    wave = false,
  ): Promise<void> {
    const $inc = { [outcome]: wave ? tooManyWrong : 1 };
    for (const { user_id } of reports) {
      if (!user_id) continue;
      const change = { $inc, $set: { updated_at: new Date() } };
      await this.standings.updateOne({ _id: user_id }, change, { upsert: true });
    }
  }

  find(userId: string): Promise<ReporterStanding | null> {
    return this.standings.findById(userId).lean<ReporterStanding>().exec();
  }

  async forget(userId: string): Promise<void> {
    await this.standings.deleteOne({ _id: userId });
  }
}
