import { accountTypes } from '@commons/contracts/account/account-lists';
import { Schema } from 'mongoose';
import type { User } from './user.js';

export const UserSchema = new Schema<User>(
  {
    full_name: { type: String, required: true },
    email: { type: String, required: true },
    password_hash: { type: String, required: true },
    account_type: { type: String, required: true, enum: accountTypes },
    company_name: { type: String },
    location: { type: String },
    phone: { type: String },
    website: { type: String },
    description: { type: String },
    bio: { type: String },
    skills: { type: [String], default: undefined },
    experience_level: { type: String },
    email_notifications: { type: Boolean, required: true, default: true },
    marketing_emails: { type: Boolean, required: true, default: false },
    job_alerts: { type: Boolean, required: true, default: true },
    application_mails: { type: String },
    desired_salary_min: { type: Number },
    desired_salary_max: { type: Number },
    preferred_locations: { type: String },
    remote_ok: { type: Boolean },
    employment_types: { type: [String], default: undefined },
    preferred_categories: { type: [String], default: undefined },
    email_verified: { type: Boolean, required: true, default: false },
    language: { type: String },
    suspension: {
      type: new Schema({ reason: String, at: Date, until: Date, by: String }, { _id: false }),
      default: undefined,
    },
    ever_suspended: { type: Boolean },
    suspension_mail_due_at: { type: Date },
    removal: {
      type: new Schema({ reason: String, by: String, by_name: String, at: Date }, { _id: false }),
      default: undefined,
    },
    removed_because: { type: String },
    operator: { type: Boolean },
    created_at: { type: Date, required: true },
    demo: { type: Boolean },
    version: { type: Number },
    verification_wanted_at: { type: Date },
    verification_mail_due: { type: Boolean },
    pending_email: { type: String },
    email_change_wanted_at: { type: Date },
    email_change_mail_due_at: { type: Date },
    email_change_notice_due: { type: Boolean },
    account_type_mail_due_at: { type: Date },
    account_type_reason: { type: String },
    notices_due: { type: [{ _id: false, kind: String, at: Date, to: String }], default: undefined },
    notices_due_at: { type: Date },
    jobs_news_due_at: { type: Date },
    deletion_wanted_at: { type: Date },
    deletion_due_at: { type: Date },
    deletion_mail_due: { type: Boolean },
    closed_at: { type: Date },
    erasures_left: { type: [String], default: undefined },
    farewell_mailed_at: { type: Date },
    sessions_end_at: { type: Date },
    sessions_end_except: { type: String },
    memberships_end_at: { type: Date },
  },
  { collection: 'users' },
)
  .index({ email: 1 }, { unique: true })
  .index(
    { verification_mail_due: 1, verification_wanted_at: 1 },
    { partialFilterExpression: { verification_mail_due: true } },
  )
  .index({ email_change_mail_due_at: 1 }, { sparse: true })
  .index({ account_type: 1, job_alerts: 1, _id: 1 })
  .index({ account_type_mail_due_at: 1 }, { sparse: true })
  .index({ notices_due_at: 1 }, { sparse: true })
  .index({ suspension_mail_due_at: 1 }, { sparse: true })
  .index({ 'suspension.until': 1 }, { sparse: true })
  .index({ 'removal.at': 1 }, { sparse: true })
  .index({ jobs_news_due_at: 1 }, { sparse: true })
  .index({ deletion_due_at: 1 }, { sparse: true })
  .index({ sessions_end_at: 1 }, { sparse: true })
  .index({ memberships_end_at: 1 }, { sparse: true })
  .index({ demo: 1 }, { sparse: true });
