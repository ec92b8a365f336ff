import { whenPresent } from '@commons/service-kit/mongo/when-present';
import { Schema } from 'mongoose';
import type { ReviewRecord } from './review.js';

const text = { type: String, required: true };
const hidden = new Schema(
  { reason: String, at: Date, mail_due: Boolean, account: Boolean },
  { _id: false },
);
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
    author_suspended: Boolean,
    restored_mail_at: Date,
    held_at: Date,
    released: Boolean,
    unconfirmed: Boolean,
    confirm_check_at: Date,
    untold: Boolean,
    reply,
    uncounted: Schema.Types.ObjectId,
  },
  { collection: 'reviews', versionKey: false },
);

reviewSchema.index({ listing_id: 1, email_key: 1 }, { unique: true });
reviewSchema.index({ listing_id: 1, shown: 1, created_at: -1, _id: -1 });
reviewSchema.index({ uncounted: 1 }, whenPresent('uncounted'));
reviewSchema.index({ 'hidden.mail_due': 1 }, whenPresent('hidden.mail_due'));
reviewSchema.index({ restored_mail_at: 1 }, whenPresent('restored_mail_at'));
reviewSchema.index({ held_at: 1 }, whenPresent('held_at'));
reviewSchema.index({ confirm_check_at: 1 }, whenPresent('confirm_check_at'));
reviewSchema.index({ listing_id: 1, untold: 1 }, whenPresent('untold'));
reviewSchema.index({ user_id: 1 }, whenPresent('user_id'));
reviewSchema.index({ reviewer_email: 1 }, whenPresent('reviewer_email'));

/**
 * Key of a mailbox: the address without a plus suffix, which many providers deliver to the same mailbox.
 * @param email normalised as by `emailAddress` of the contracts
 */
export const emailKey = (email: string): string => email.replace(/\+[^@]*(?=@)/, '');
