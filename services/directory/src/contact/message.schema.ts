import { whenPresent } from '@commons/service-kit/mongo/when-present';
import { Schema, type Types } from 'mongoose';

/** A stored message of the contact form. */
export interface MessageRecord {
  _id: Types.ObjectId;
  name: string;
  email: string;
  subject: string;
  message: string;
  /** Account of a signed-in sender. */
  user_id?: string;
  state: 'open' | 'done';
  created_at: Date;
  /** True until the mail reached every operator. */
  mail_due?: boolean;
  /** Addresses already mailed; a retry skips them. */
  mailed_to: string[];
}

const text = { type: String, required: true };

export const messageSchema = new Schema<MessageRecord>(
  {
    name: text,
    email: text,
    subject: text,
    message: text,
    user_id: String,
    state: { type: String, enum: ['open', 'done'], default: 'open' },
    created_at: { type: Date, required: true },
    mail_due: Boolean,
    mailed_to: { type: [String], default: [] },
  },
  { collection: 'contact_messages', versionKey: false },
);

messageSchema.index({ state: 1, created_at: -1, _id: -1 });
messageSchema.index({ mail_due: 1, created_at: 1 }, whenPresent('mail_due'));
messageSchema.index({ user_id: 1 }, whenPresent('user_id'));
messageSchema.index({ email: 1 });
