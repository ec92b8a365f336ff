import { Schema, Types } from 'mongoose';

/** A review as stored. */
export interface ReviewRecord {
  _id: Types.ObjectId;
  listing_id: Types.ObjectId;
  reviewer_name: string;
  /** Absent once its author is gone. */
  reviewer_email?: string;
  /** One review of a mailbox and business: what makes it one. */
  email_key: string;
  /** The account of a reviewer who was signed in. */
  user_id?: string;
  rating: number;
  comment: string;
  created_at: Date;
  /** False while an operator has hidden it. */
  shown: boolean;
  /** Why and when it was hidden; `mail_due` until its writer was told. Reviews hidden before 2026-11-21 have none. */
  hidden?: { reason?: string; at: Date; mail_due?: boolean };
  reply?: { text: string; created_at: Date };
  /**
   * Stands from a change until the listing's average and number tell of it: written with the change itself, so that a
   * process that dies in between leaves a mark for the sweep. A new one for each change; it carries the time.
   */
  uncounted?: Types.ObjectId;
}

const text = { type: String, required: true };
const hidden = new Schema({ reason: String, at: Date, mail_due: Boolean }, { _id: false });
const reply = new Schema({ text: String, created_at: Date }, { _id: false });

export const reviewSchema = new Schema<ReviewRecord>(
  {
    listing_id: { type: Schema.Types.ObjectId, required: true },
    reviewer_name: text,
    reviewer_email: String,
    email_key: text,
    user_id: String,
    rating: { type: Number, required: true },
    comment: text,
    created_at: { type: Date, required: true },
    shown: { type: Boolean, default: true },
    hidden,
    reply,
    uncounted: Schema.Types.ObjectId,
  },
  { collection: 'reviews', versionKey: false },
);

const whenPresent = (field: string) => ({
  partialFilterExpression: { [field]: { $exists: true } },
});
reviewSchema.index({ listing_id: 1, email_key: 1 }, { unique: true });
reviewSchema.index({ listing_id: 1, shown: 1, created_at: -1, _id: -1 });
reviewSchema.index({ uncounted: 1 }, whenPresent('uncounted'));
reviewSchema.index({ 'hidden.mail_due': 1 }, whenPresent('hidden.mail_due'));
reviewSchema.index({ user_id: 1 }, whenPresent('user_id'));
reviewSchema.index({ reviewer_email: 1 }, whenPresent('reviewer_email'));

/**
 * What makes an address one mailbox: without a part after a plus sign, which many providers deliver to the same one.
 * @param email folded as `emailAddress` of the contracts does
 */
export const emailKey = (email: string): string => email.replace(/\+[^@]*(?=@)/, '');
