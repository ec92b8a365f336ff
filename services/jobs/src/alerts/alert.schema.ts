import { Schema, type Types } from 'mongoose';

/** How far the weekly mail of a person is. */
export interface AlertRecord {
  _id: Types.ObjectId;
  user_id: string;
  /** Stands in the link that stops the mail; whoever has the mail may stop it. */
  token: string;
  /** Jobs posted up to here were considered. */
  seen_until: Date;
  /** The last week that is done, mailed or with nothing to tell. */
  week: number;
}

/** How far the round of a week is: the people in the order of their ids. */
export interface AlertRoundRecord {
  _id: number;
  after?: string;
  done: boolean;
}

const text = { type: String, required: true };

export const alertSchema = new Schema<AlertRecord>(
  { user_id: text, token: text, seen_until: Date, week: Number },
  { collection: 'job_alerts', versionKey: false },
);
alertSchema.index({ user_id: 1 }, { unique: true });
alertSchema.index({ token: 1 }, { unique: true });

export const alertRoundSchema = new Schema<AlertRoundRecord>(
  { _id: Number, after: String, done: Boolean },
  { collection: 'job_alert_rounds', versionKey: false },
);
