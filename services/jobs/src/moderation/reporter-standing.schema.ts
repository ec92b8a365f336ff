import { daySeconds } from '@commons/contracts/durations';
import { Schema } from 'mongoose';

/** How an account's reports of jobs were decided. Deleted a year after the last decision. */
export interface ReporterStanding {
  /** Id of the account. */
  _id: string;
  /** Reports that operators found right and wrong. */
  upheld: number;
  rejected: number;
  updated_at: Date;
}

const yearSeconds = 365 * daySeconds;

export const reporterStandingSchema = new Schema<ReporterStanding>(
  {
    _id: String,
    upheld: { type: Number, default: 0 },
    rejected: { type: Number, default: 0 },
    updated_at: { type: Date, required: true },
  },
  { collection: 'reporter_standings', versionKey: false },
).index({ updated_at: 1 }, { expireAfterSeconds: yearSeconds });
