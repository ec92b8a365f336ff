import { type AccountType, accountTypes } from '@commons/contracts/account-lists';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Types } from 'mongoose';
import type { SecurityNotice } from './security-notice.js';

/** An account. `email` is folded to lower case by the contract, so the index makes it unique whatever its case. */
@Schema({ collection: 'users' })
export class User {
  _id!: Types.ObjectId;
  @Prop({ type: String, required: true }) full_name!: string;
  @Prop({ type: String, required: true }) email!: string;
  @Prop({ type: String, required: true }) password_hash!: string;
  @Prop({ type: String, required: true, enum: accountTypes }) account_type!: AccountType;
  @Prop({ type: String }) company_name?: string;
  @Prop({ type: String }) location?: string;
  @Prop({ type: String }) phone?: string;
  @Prop({ type: String }) website?: string;
  @Prop({ type: String }) description?: string;
  @Prop({ type: String }) bio?: string;
  @Prop({ type: [String], default: undefined }) skills?: string[];
  @Prop({ type: String }) experience_level?: string;
  @Prop({ type: Boolean, required: true, default: true }) email_notifications!: boolean;
  @Prop({ type: Boolean, required: true, default: false }) marketing_emails!: boolean;
  @Prop({ type: Boolean, required: true, default: true }) job_alerts!: boolean;
  @Prop({ type: Number }) desired_salary_min?: number;
  @Prop({ type: Number }) desired_salary_max?: number;
  @Prop({ type: String }) preferred_locations?: string;
  @Prop({ type: Boolean }) remote_ok?: boolean;
  @Prop({ type: [String], default: undefined }) employment_types?: string[];
  @Prop({ type: [String], default: undefined }) preferred_categories?: string[];
  @Prop({ type: Boolean, required: true, default: false }) email_verified!: boolean;
  /** Set on the command line only (decision A62). */
  @Prop({ type: Boolean }) operator?: boolean;
  @Prop({ type: Date, required: true }) created_at!: Date;
  /** A fictional person of the demo content: `npm run operator -- clear-demo` erases the account. */
  @Prop({ type: Boolean }) demo?: boolean;
  /** Version of what the person says about themselves, and of their settings (`record-version`). */
  @Prop({ type: Number }) version?: number;

  /** When a verification mail was last asked for. */
  @Prop({ type: Date }) verification_wanted_at?: Date;
  /** There while that mail has not gone out; the sweep looks for it. */
  @Prop({ type: Boolean }) verification_mail_due?: boolean;

  /** The wanted new address and when it was asked for: good as long as its link (decision A41). */
  @Prop({ type: String }) pending_email?: string;
  @Prop({ type: Date }) email_change_wanted_at?: Date;
  /** When its mails became due; there while one has not gone out, and whether the notice is one of them. */
  @Prop({ type: Date }) email_change_mail_due_at?: Date;
  @Prop({ type: Boolean }) email_change_notice_due?: boolean;

  /** When operators changed the type, and why; there while the person has not been told. */
  @Prop({ type: Date }) account_type_mail_due_at?: Date;
  @Prop({ type: String }) account_type_reason?: string;

  /** What was done to the account and is still to be told by mail, and when that became due. */
  @Prop({ type: [{ _id: false, kind: String, at: Date, to: String }], default: undefined })
  notices_due?: SecurityNotice[];
  @Prop({ type: Date }) notices_due_at?: Date;

  /** When something changed that the jobs service copied; there while it has not been told. */
  @Prop({ type: Date }) jobs_news_due_at?: Date;

  /** "Delete my account" was asked for: when, when it is done, and whether the mail that says so is to be sent. */
  @Prop({ type: Date }) deletion_wanted_at?: Date;
  @Prop({ type: Date }) deletion_due_at?: Date;
  @Prop({ type: Boolean }) deletion_mail_due?: boolean;
  /** From here on nobody can sign in or take it back; the services that have not confirmed the erasure. */
  @Prop({ type: Date }) closed_at?: Date;
  @Prop({ type: [String], default: undefined }) erasures_left?: string[];
  @Prop({ type: Date }) farewell_mailed_at?: Date;

  /** Sessions begun up to this moment end, but for the one that stays; there while some may be left. */
  @Prop({ type: Date }) sessions_end_at?: Date;
  @Prop({ type: String }) sessions_end_except?: string;
}

export const UserSchema = SchemaFactory.createForClass(User)
  .index({ email: 1 }, { unique: true })
  .index(
    { verification_mail_due: 1, verification_wanted_at: 1 },
    { partialFilterExpression: { verification_mail_due: true } },
  )
  .index({ email_change_mail_due_at: 1 }, { sparse: true })
  .index({ account_type: 1, job_alerts: 1, _id: 1 })
  .index({ account_type_mail_due_at: 1 }, { sparse: true })
  .index({ notices_due_at: 1 }, { sparse: true })
  .index({ jobs_news_due_at: 1 }, { sparse: true })
  .index({ deletion_due_at: 1 }, { sparse: true })
  .index({ sessions_end_at: 1 }, { sparse: true })
  .index({ demo: 1 }, { sparse: true });
