import { Schema, type Types } from 'mongoose';

/** State of a person's weekly mail. */
export interface AlertRecord {
  _id: Types.ObjectId;
  user_id: string;
  /** Part of the unsubscribe link. Anyone who has the mail may unsubscribe. */
  token: string;
  /** Jobs posted until then have been considered. */
  seen_until: Date;
  /** The jobs mailed last, weekly or for a saved search, each as `job:mail`, so that none is mailed twice. */
  told?: string[];
  /** The last processed week, with or without new jobs. */
  week: number;
}

/** Progress of a week's batch, in the order of user ids. */
export interface AlertBatchRecord {
  _id: number;
  after?: string;
  done: boolean;
}

const text = { type: String, required: true };

export const alertSchema = new Schema<AlertRecord>(
  { user_id: text, token: text, seen_until: Date, week: Number, told: [String] },
  { collection: 'job_alerts', versionKey: false },
);
alertSchema.index({ user_id: 1 }, { unique: true });
alertSchema.index({ token: 1 }, { unique: true });

export const alertBatchSchema = new Schema<AlertBatchRecord>(
  { _id: Number, after: String, done: Boolean },
  // The collection keeps the name of the first release.
  { collection: 'job_alert_rounds', versionKey: false },
);
