import { Schema, type Types } from 'mongoose';

/** New applications collected for one mail to one recipient. Deleted when that mail is sent. */
export interface ApplicationDigestRecord {
  _id: Types.ObjectId;
  user_id: string;
  employer_id: string;
  applications: string[];
  due_at: Date;
}

const text = { type: String, required: true };

export const applicationDigestSchema = new Schema<ApplicationDigestRecord>(
  {
    user_id: text,
    employer_id: text,
    applications: { type: [String], default: [] },
    due_at: { type: Date, required: true },
  },
  { collection: 'application_digests', versionKey: false },
);
applicationDigestSchema.index({ user_id: 1, employer_id: 1 }, { unique: true });
applicationDigestSchema.index({ due_at: 1 });
