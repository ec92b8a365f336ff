import { Schema, type Types } from 'mongoose';

/** A job saved by a job seeker. */
export interface SavedJobRecord {
  _id: Types.ObjectId;
  user_id: string;
  job_id: Types.ObjectId;
  saved_at: Date;
}

export const savedJobSchema = new Schema<SavedJobRecord>(
  {
    user_id: { type: String, required: true },
    job_id: { type: Schema.Types.ObjectId, required: true },
    saved_at: { type: Date, required: true },
  },
  { collection: 'saved_jobs', versionKey: false },
);
savedJobSchema.index({ user_id: 1, job_id: 1 }, { unique: true });
savedJobSchema.index({ user_id: 1, saved_at: -1, _id: -1 });
