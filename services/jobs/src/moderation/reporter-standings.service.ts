import type { StoredReport } from '@commons/service-kit/moderation/report-case.schema';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { ReporterStanding } from './reporter-standing.schema.js';

/** From this surplus of wrong reports over right ones, an account's reports no longer count. */
const tooManyWrong = 2;

/** Records how people's reports were decided. Wrong reports cost weight, right ones restore it. */
@Injectable()
export class ReporterStandingsService {
  constructor(
    @InjectModel('ReporterStanding') private readonly standings: Model<ReporterStanding>,
  ) {}

  async isDistrusted(userId: string): Promise<boolean> {
    const found = await this.standings.findById(userId).lean<ReporterStanding>();
    return (found?.rejected ?? 0) - (found?.upheld ?? 0) >= tooManyWrong;
  }

  /**
   * @param reports the decided reports
   * @param wave whether they belong to a wave that an operator reverted as a whole: a single one costs all weight
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
