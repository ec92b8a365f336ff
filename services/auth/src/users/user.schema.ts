import { type AccountType, accountTypes } from '@commons/contracts/account-lists';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Types } from 'mongoose';
import type { SecurityNotice } from './notices/security-notice.js';

/** An account. The contract converts `email` to lower case, so the unique index is case-insensitive. */
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
  /** Account of the demo content, which `npm run operator -- clear-demo` erases. */
  @Prop({ type: Boolean }) demo?: boolean;
  /** Version of the profile and the settings (`record-version`). */
  @Prop({ type: Number }) version?: number;

  /** When a verification mail was last requested. */
  @Prop({ type: Date }) verification_wanted_at?: Date;
  /** Set until that mail is sent. */
  @Prop({ type: Boolean }) verification_mail_due?: boolean;

  /** The requested new address and when it was requested; valid as long as its link (decision A41). */
  @Prop({ type: String }) pending_email?: string;
  @Prop({ type: Date }) email_change_wanted_at?: Date;
  /** When its mails became due, set until all are sent; and whether the notice is still among them. */
  @Prop({ type: Date }) email_change_mail_due_at?: Date;
  @Prop({ type: Boolean }) email_change_notice_due?: boolean;

  /** When and why an operator changed the type; set until the mail is sent. */
  @Prop({ type: Date }) account_type_mail_due_at?: Date;
  @Prop({ type: String }) account_type_reason?: string;

  /** Security notices that are still to be mailed, and since when. */
  @Prop({ type: [{ _id: false, kind: String, at: Date, to: String }], default: undefined })
  notices_due?: SecurityNotice[];
  @Prop({ type: Date }) notices_due_at?: Date;

  /** When a field changed that the jobs service copied; set until its task is enqueued. */
  @Prop({ type: Date }) jobs_news_due_at?: Date;

  /** Requested account deletion: when requested, when due, and whether the confirmation mail is still to be sent. */
  @Prop({ type: Date }) deletion_wanted_at?: Date;
  @Prop({ type: Date }) deletion_due_at?: Date;
  @Prop({ type: Boolean }) deletion_mail_due?: boolean;
  /** Once closed, nobody can sign in or cancel; and the services that have not confirmed the erasure. */
  @Prop({ type: Date }) closed_at?: Date;
  @Prop({ type: [String], default: undefined }) erasures_left?: string[];
  @Prop({ type: Date }) farewell_mailed_at?: Date;

  /** Sessions begun up to this time are to be ended, except one; set until that is done. */
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
