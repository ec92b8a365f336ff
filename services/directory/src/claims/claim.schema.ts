import { type ClaimState, claimStates } from '@commons/contracts/lifecycles/claim-life';
import { whenPresent } from '@commons/service-kit/mongo/when-present';
import { Schema, type Types } from 'mongoose';

/** A stored claim of a listing (decision B04). */
export interface ClaimRecord {
  _id: Types.ObjectId;
  listing_id: Types.ObjectId;
  /** Name of the business when it was claimed. */
  business_name: string;
  user_id: string;
  /** The claimant, while the claim is open: an employer has one open claim. */
  open_of?: string;
  claimant: { full_name: string; email: string; email_verified: boolean; company_name?: string };
  state: ClaimState;
  /** Digest of the mailed code with `salt` and the service's key, so that the database does not reveal it. */
  code?: { email: string; salt: string; sent_at: Date; tries: number; mail_due?: boolean };
  /** What the claimant wrote to the operators, who then decide. */
  text?: string;
  /** Reason of the decision. */
  reason?: string;
  created_at: Date;
  decided_at?: Date;
  /** True until the claimant is mailed the decision. */
  mail_due?: boolean;
}

const text = { type: String, required: true };
const code = new Schema(
  { email: text, salt: text, sent_at: Date, tries: Number, mail_due: Boolean },
  { _id: false },
);
const claimant = new Schema(
  { full_name: text, email: text, email_verified: Boolean, company_name: String },
  { _id: false },
);

export const claimSchema = new Schema<ClaimRecord>(
  {
    listing_id: { type: Schema.Types.ObjectId, required: true },
    business_name: text,
    user_id: text,
    open_of: String,
    claimant: { type: claimant, required: true },
    state: { type: String, enum: [...claimStates], required: true },
    code,
    text: String,
    reason: String,
    created_at: { type: Date, required: true },
    decided_at: Date,
    mail_due: Boolean,
  },
  { collection: 'claims', versionKey: false },
);

claimSchema.index({ open_of: 1 }, { unique: true, ...whenPresent('open_of') });
claimSchema.index({ listing_id: 1, user_id: 1 });
claimSchema.index({ state: 1, created_at: 1, _id: 1 });
claimSchema.index({ user_id: 1 });
claimSchema.index({ mail_due: 1 }, whenPresent('mail_due'));
claimSchema.index({ 'code.mail_due': 1 }, whenPresent('code.mail_due'));
