import { type ApplicationStatus, applicationStatuses } from '@commons/contracts/application-lists';
import { Schema, type Types } from 'mongoose';

/** What is kept of the job, so that the seeker can read it when the job is gone (decision A68). */
export interface AppliedJob {
  title: string;
  company_name: string;
  location?: string;
  employment_type: string;
  category: string;
  salary_range?: string;
  created_at: Date;
}

/** What is kept of the applicant, for the employer's lists; follows changes of the account. */
export interface Applicant {
  name: string;
  email: string;
  location?: string;
  email_notifications: boolean;
}

export interface ApplicationRecord {
  _id: Types.ObjectId;
  job_id: string;
  employer_id: string;
  seeker_id: string;
  job: AppliedJob;
  applicant: Applicant;
  /** Folded texts, for sorting. */
  job_title_key: string;
  applicant_name_key: string;
  cover_letter?: string;
  resume?: { filename: string; content_type: string; size: number };
  status: ApplicationStatus;
  notes?: string;
  applied_at: Date;
  /** False while the résumé is being stored: nobody sees the application yet. */
  complete: boolean;
  /** How often the status changed; numbers the mails. */
  changes: number;
  /** Outbox: names of mails not yet sent, written with the change that causes them. */
  mails_due: string[];
  /** Since when a mail is due; absent when none is. The sweep looks here. */
  mail_due_at?: Date;
}

const required = { type: String, required: true };

const resumeSchema = new Schema(
  { filename: String, content_type: String, size: Number },
  { _id: false },
);

export const applicationSchema = new Schema<ApplicationRecord>(
  {
    job_id: required,
    employer_id: required,
    seeker_id: required,
    job: {
      title: String,
      company_name: String,
      location: String,
      employment_type: String,
      category: String,
      salary_range: String,
      created_at: Date,
    },
    applicant: { name: String, email: String, location: String, email_notifications: Boolean },
    job_title_key: String,
    applicant_name_key: String,
    cover_letter: String,
    resume: resumeSchema,
    status: { type: String, enum: [...applicationStatuses], default: 'pending' },
    notes: String,
    applied_at: { type: Date, required: true },
    complete: { type: Boolean, required: true },
    changes: { type: Number, default: 0 },
    mails_due: { type: [String], default: [] },
    mail_due_at: Date,
  },
  { collection: 'applications', versionKey: false },
);

// One application per person and job, also when fifty arrive at once (decision A27).
applicationSchema.index({ job_id: 1, seeker_id: 1 }, { unique: true });
applicationSchema.index({ employer_id: 1, complete: 1, applied_at: -1, _id: -1 });
applicationSchema.index({ seeker_id: 1, complete: 1, applied_at: -1, _id: -1 });
applicationSchema.index({ complete: 1, applied_at: 1 });
applicationSchema.index(
  { mail_due_at: 1 },
  { partialFilterExpression: { mail_due_at: { $exists: true } } },
);
