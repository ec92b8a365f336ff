import { type JobStatus, jobStatuses } from '@commons/contracts/job-lists';
import type { VersionedRecord } from '@commons/service-kit/http/record-version';
import { searchedCollection } from '@commons/service-kit/search/searched-collection';
import { Schema, type Types } from 'mongoose';

/** What the employer, or an import, states about a job. */
export interface JobFacts {
  title: string;
  company_name: string;
  category: string;
  employment_type: string;
  experience_level?: string;
  salary_range?: string;
  salary_min?: number;
  salary_max?: number;
  location_city?: string;
  location_state?: string;
  location_zip?: string;
  location_type?: string;
  location?: string;
  work_schedule?: string;
  overview?: string;
  description?: string;
  key_responsibilities?: string;
  required_qualifications?: string;
  preferred_qualifications?: string;
  experience_required?: string;
  education_required?: string;
  physical_requirements?: string;
  compensation_type?: string;
  bonus_commission?: string;
  benefits_offered?: string;
  perks?: string;
  urgent: boolean;
  /** Number of employees, from the employer's listing. */
  company_size?: string;
}

/** Why and since when a job is hidden: by reports, until an operator decides, or by an operator. */
export interface HiddenJob {
  reason: string;
  at: Date;
  /** Status to restore when the job is shown again. */
  status_before: JobStatus;
  /** Who hid it; absent on older records. */
  by?: 'reports' | 'operator';
  /** The owner's objection. */
  objection?: { text: string; at: Date };
  /** Set until the owner is notified. */
  mail_due_at?: Date;
}

/** A job as stored. Imported jobs have no owner, but a reference by which later imports find them. */
export interface JobRecord extends JobFacts, VersionedRecord {
  _id: Types.ObjectId;
  /** Additional search words, e.g. the category of an import before it was mapped. */
  found_by?: string[];
  owner_id?: string;
  import_ref?: string;
  /** References of further rows with the same posting. */
  import_refs?: string[];
  /** Equal for rows that a reader could not tell apart (`postingKey`). */
  posting_key?: string;
  /** Digest of the imported row, to detect changes. */
  import_digest?: string;
  source_url?: string;
  remote_friendly: boolean;
  status: JobStatus;
  created_at: Date;
  updated_at: Date;
  /** From this time on an active job counts as expired (decision A26). */
  expires_at: Date;
  view_count: number;
  /** When to remind the owner that the job expires; removed once done. */
  reminder_due_at?: Date;
  hidden?: HiddenJob;
  /** True for a draft that was never published. */
  never_posted?: boolean;
}

const text = { type: String };
const required = { type: String, required: true };

export const jobSchema = new Schema<JobRecord>(
  {
    title: required,
    company_name: required,
    // Drafts and imports may lack these; mongoose takes '' for missing when required.
    category: { type: String, default: '' },
    employment_type: { type: String, default: '' },
    experience_level: text,
    salary_range: text,
    salary_min: Number,
    salary_max: Number,
    location_city: text,
    location_state: text,
    location_zip: text,
    location_type: text,
    location: text,
    work_schedule: text,
    overview: text,
    description: text,
    key_responsibilities: text,
    required_qualifications: text,
    preferred_qualifications: text,
    experience_required: text,
    education_required: text,
    physical_requirements: text,
    compensation_type: text,
    bonus_commission: text,
    benefits_offered: text,
    perks: text,
    urgent: { type: Boolean, default: false },
    remote_friendly: { type: Boolean, default: false },
    company_size: text,
    owner_id: text,
    import_ref: text,
    import_refs: { type: [String], default: undefined },
    posting_key: text,
    import_digest: text,
    source_url: text,
    status: { type: String, enum: [...jobStatuses], default: 'active' },
    created_at: { type: Date, required: true },
    updated_at: { type: Date, required: true },
    expires_at: { type: Date, required: true },
    view_count: { type: Number, default: 0 },
    reminder_due_at: Date,
    hidden: {
      type: new Schema<HiddenJob>(
        {
          reason: text,
          at: Date,
          status_before: text,
          by: text,
          objection: new Schema({ text: text, at: Date }, { _id: false }),
          mail_due_at: Date,
        },
        { _id: false },
      ),
    },
    never_posted: Boolean,
    version: Number,
    found_by: { type: [String], default: undefined },
  },
  { collection: 'jobs', versionKey: false, minimize: false },
);

jobSchema.index({ status: 1, created_at: -1, _id: -1 });
jobSchema.index({ status: 1, expires_at: 1 });
jobSchema.index({ owner_id: 1, created_at: -1, _id: -1 });
jobSchema.index({ reminder_due_at: 1 }, { sparse: true });
jobSchema.index({ 'hidden.mail_due_at': 1 }, { sparse: true });
jobSchema.index(
  { 'hidden.by': 1, 'hidden.at': 1, _id: 1 },
  { partialFilterExpression: { 'hidden.by': { $exists: true } } },
);
jobSchema.index(
  { import_ref: 1 },
  { unique: true, partialFilterExpression: { import_ref: { $exists: true } } },
);
jobSchema.index(
  { import_refs: 1 },
  { partialFilterExpression: { import_refs: { $exists: true } } },
);
jobSchema.index(
  { posting_key: 1 },
  { partialFilterExpression: { posting_key: { $exists: true } } },
);

searchedCollection(jobSchema, [
  'view_count',
  'reminder_due_at',
  'hidden.mail_due_at',
  'updated_at',
  'import_refs',
  'posting_key',
]);
