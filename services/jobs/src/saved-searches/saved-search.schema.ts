import type { SearchAlertFrequency } from '@commons/contracts/jobs/saved-search-lists';
import type { SearchToSave } from '@commons/contracts/jobs/saved-searches';
import { Schema, type Types } from 'mongoose';

/** A search that a job seeker saved, with the state of its mails. */
export interface SavedSearchRecord {
  _id: Types.ObjectId;
  user_id: string;
  /** Part of the unsubscribe link. Anyone who has the mail may unsubscribe. */
  token: string;
  name: string;
  search: SearchToSave;
  /** The search as text, to store equal ones once. */
  key: string;
  frequency: SearchAlertFrequency;
  paused: boolean;
  created_at: Date;
  /** When its next mail is due. */
  due_at: Date;
  /** Jobs up to this time have been considered. */
  seen_until: Date;
}

const text = { type: String, required: true };

export const savedSearchSchema = new Schema<SavedSearchRecord>(
  {
    user_id: text,
    token: text,
    name: text,
    search: { type: Schema.Types.Mixed, required: true },
    key: text,
    frequency: text,
    paused: { type: Boolean, required: true },
    created_at: { type: Date, required: true },
    due_at: { type: Date, required: true },
    seen_until: { type: Date, required: true },
  },
  { collection: 'saved_searches', versionKey: false },
);
savedSearchSchema.index({ user_id: 1, key: 1 }, { unique: true });
savedSearchSchema.index({ token: 1 }, { unique: true });
savedSearchSchema.index({ paused: 1, due_at: 1 });
