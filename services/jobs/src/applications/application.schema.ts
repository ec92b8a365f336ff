import {
  type ApplicationEmailType,
  type ApplicationEventKind,
  type ApplicationStatus,
  applicationStatuses,
} from '@commons/contracts/applications/application-lists';
import type { ScreeningAnswer } from '@commons/contracts/applications/screening';
import { whenPresent } from '@commons/service-kit/mongo/when-present';
import { Schema, type Types } from 'mongoose';
import type { Decision } from './application-decision.js';

/** Copy of the job, so that the applicant can read it when the job is gone (decision A68). */
export interface AppliedJob {
  title: string;
  company_name: string;
  location?: string;
  employment_type: string;
  category: string;
  salary_range?: string;
  created_at: Date;
}

/** Copy of the applicant for the employer's lists; updated when the account changes. */
export interface Applicant {
  name: string;
  email: string;
  location?: string;
  email_notifications: boolean;
}

/** An event after the application was sent; `applied_at` is when it was sent. */
export interface RecordedEvent {
  kind: ApplicationEventKind;
  at: Date;
  status?: ApplicationStatus;
  subject?: string;
  email_type?: ApplicationEmailType;
  /** The change of status that this belongs to. Hidden from the applicant while it can be undone, and after it was. */
  change?: number;
  taken_back?: boolean;
}

/** A mail of the employer to the applicant, stored before it is sent. */
export interface StoredEmail {
  id: string;
  /** Idempotency key. */
  key: string;
  subject: string;
  message: string;
  email_type: ApplicationEmailType;
  sender: { name: string; email: string };
  at: Date;
  /** The change of status that this mail announces; it is sent when that is final. */
  change?: number;
}

export interface ApplicationRecord {
  _id: Types.ObjectId;
  job_id: string;
  employer_id: string;
  seeker_id: string;
  job: AppliedJob;
  applicant: Applicant;
  /** Case-folded texts, for sorting. */
  job_title_key: string;
  applicant_name_key: string;
  cover_letter?: string;
  /** The questions of the job as asked, with the answers. */
  answers?: ScreeningAnswer[];
  resume?: { filename: string; content_type: string; size: number };
  /** Token of the applicant's shared profile, if it was sent along. */
  profile_token?: string;
  status: ApplicationStatus;
  notes?: string;
  applied_at: Date;
  timeline: RecordedEvent[];
  /** Excluded from the lists: up to 10,000 characters each. */
  emails?: StoredEmail[];
  /** When the employer first opened the résumé. */
  viewed_at?: Date;
  /** When the employer deleted the job (decision B01), and which one: `employer_id` is empty from then on. */
  job_deleted_at?: Date;
  former_employer_id?: string;
  /** When the employer's account was erased (decision B164). */
  employer_left_at?: Date;
  /** When it was withdrawn (decision A27). Absent before, so that the unique index applies. */
  withdrawn_at?: Date;
  /** True from the withdrawal until the résumé file is deleted. */
  file_left?: boolean;
  /** False while the résumé is being stored: the application is not visible yet. */
  complete: boolean;
  /** Only for the employer: stars, tags in the order they were added, and a note. Never in an answer to the applicant. */
  stars?: number;
  tags?: string[];
  private_note?: string;
  /** How often the status changed; numbers the mails. */
  changes: number;
  /** The newest change of status; absent before the first one and after an undo. */
  decision?: Decision;
  /** Outbox: names of unsent mails, written with the change that causes them. */
  mails_due: string[];
  /** Since when a mail is due; absent when none is. Queried by the reconciliation. */
  mail_due_at?: Date;
}

const required = { type: String, required: true };

const resumeSchema = new Schema(
  { filename: String, content_type: String, size: Number },
  { _id: false },
);

const eventSchema = new Schema<RecordedEvent>(
  {
    kind: required,
    at: Date,
    status: String,
    subject: String,
    email_type: String,
    change: Number,
    taken_back: Boolean,
  },
  { _id: false },
);

const answerSchema = new Schema<ScreeningAnswer>(
  { id: required, kind: required, question: required, answer: Schema.Types.Mixed },
  { _id: false, id: false },
);

const decisionSchema = new Schema<Decision>(
  {
    change: { type: Number, required: true },
    before: required,
    before_notes: String,
    note: String,
    correction: Boolean,
    letter: String,
    final_at: { type: Date, required: true },
    told: Boolean,
  },
  { _id: false },
);

const emailSchema = new Schema<StoredEmail>(
  {
    id: required,
    key: required,
    subject: required,
    message: required,
    email_type: required,
    sender: { name: String, email: String },
    at: Date,
    change: Number,
  },
  { _id: false, id: false },
);

export const applicationSchema = new Schema<ApplicationRecord>(
  {
    job_id: required,
    // Empty once the job is deleted; mongoose takes '' for missing when required.
    employer_id: { type: String, default: '' },
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
    answers: { type: [answerSchema], default: undefined },
    resume: resumeSchema,
    profile_token: String,
    status: { type: String, enum: [...applicationStatuses], default: 'pending' },
    notes: String,
    applied_at: { type: Date, required: true },
    timeline: { type: [eventSchema], default: [] },
    emails: { type: [emailSchema], default: [] },
    viewed_at: Date,
    withdrawn_at: Date,
    job_deleted_at: Date,
    former_employer_id: String,
    employer_left_at: Date,
    file_left: Boolean,
    complete: { type: Boolean, required: true },
    stars: Number,
    tags: { type: [String], default: undefined },
    private_note: String,
    changes: { type: Number, default: 0 },
    decision: decisionSchema,
    mails_due: { type: [String], default: [] },
    mail_due_at: Date,
  },
  { collection: 'applications', versionKey: false },
);

// One application per person and job, also on concurrent requests (decision A27). After a withdrawal there may be
// another: each withdrawn one has its own `withdrawn_at`.
applicationSchema.index({ job_id: 1, seeker_id: 1, withdrawn_at: 1 }, { unique: true });
applicationSchema.index({ employer_id: 1, complete: 1, applied_at: -1, _id: -1 });
applicationSchema.index({ seeker_id: 1, complete: 1, applied_at: -1, _id: -1 });
applicationSchema.index({ complete: 1, applied_at: 1 });
applicationSchema.index({ former_employer_id: 1 }, whenPresent('former_employer_id'));
applicationSchema.index({ file_left: 1 }, whenPresent('file_left'));
applicationSchema.index({ mail_due_at: 1 }, whenPresent('mail_due_at'));
