import type { JobQuestion } from '@commons/contracts/applications/screening';
import type { JobStatus } from '@commons/contracts/jobs/job-lists';
import type { VersionedRecord } from '@commons/service-kit/http/record-version';
import type { Types } from 'mongoose';

export const jobNotFound = 'Job not found';

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
  /** Screening questions. */
  questions?: JobQuestion[];
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
  /** Hidden only because its owner's account is suspended: shown again with the account. */
  suspended?: true;
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
  /** Equal for rows that look the same to a reader (`postingKey`). */
  posting_key?: string;
  /** Digest of the imported row, to detect changes. */
  import_digest?: string;
  source_url?: string;
  /** The end that the source of an imported job names. */
  valid_through?: Date;
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
  /** While the owner's account is suspended, whatever operators decide about the job itself. */
  owner_suspended?: true;
  /** Since when the mail to its owner is due that it is shown again, after the one that it is hidden. */
  restored_mail_at?: Date;
  /** When its deletion began; it cannot be read since. The record is deleted once its applications are handled. */
  deleted_at?: Date;
  /** True for a draft that was never published. */
  never_posted?: boolean;
}
