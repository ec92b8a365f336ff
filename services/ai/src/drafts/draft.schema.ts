import { Schema, type Types } from 'mongoose';

/** A text that a user saved. */
export interface DraftRecord {
  _id: Types.ObjectId;
  user_id: string;
  tool: string;
  title: string;
  text: string;
  provider: string;
  /** The entered fields as JSON: the names come from the form, and MongoDB forbids some. */
  input: string;
  created_at: Date;
}

export const draftSchema = new Schema<DraftRecord>(
  {
    user_id: { type: String, required: true },
    tool: { type: String, required: true },
    title: { type: String, default: '' },
    text: { type: String, required: true },
    provider: { type: String, default: '' },
    input: { type: String, required: true },
    created_at: { type: Date, required: true },
  },
  { collection: 'drafts', versionKey: false },
);
draftSchema.index({ user_id: 1, tool: 1, _id: -1 });
draftSchema.index({ user_id: 1, _id: -1 });
