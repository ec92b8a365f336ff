import type { FeedInterval } from '@commons/contracts/imports/job-feed-lists';
import { Schema, type Types } from 'mongoose';

/** A job feed of another site. */
export interface ImportedFeedRecord {
  _id: Types.ObjectId;
  address: string;
  name: string;
  employer?: string;
  every: FeedInterval;
  operator_id: string;
  operator_name: string;
  created_at: Date;
  /** When it is read next. */
  next_at: Date;
  read_at?: Date;
  error?: string;
  failures: number;
  /** References of its jobs at the last reading: jobs missing from the next one have ended. */
  refs: string[];
  etag?: string;
  last_modified?: string;
}

const text = { type: String, required: true };

export const importedFeedSchema = new Schema<ImportedFeedRecord>(
  {
    address: text,
    name: text,
    employer: String,
    every: text,
    operator_id: text,
    operator_name: text,
    created_at: { type: Date, required: true },
    next_at: { type: Date, required: true },
    read_at: Date,
    error: String,
    failures: { type: Number, default: 0 },
    refs: { type: [String], default: [] },
    etag: String,
    last_modified: String,
  },
  { collection: 'job_feeds', versionKey: false },
);
importedFeedSchema.index({ address: 1 }, { unique: true });
importedFeedSchema.index({ next_at: 1 });
