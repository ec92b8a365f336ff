import type { JobQuestion, WantedAnswer } from '@commons/contracts/applications/screening';
import { jobStatuses } from '@commons/contracts/jobs/job-lists';
import { whenPresent } from '@commons/service-kit/mongo/when-present';
import { searchedCollection } from '@commons/service-kit/search/follow/searched-collection';
import { Schema } from 'mongoose';
import type { z } from 'zod';
import type { HiddenJob, JobRecord } from './job.js';

const text = { type: String };
const required = { type: String, required: true };

const wantedSchema = new Schema<z.output<typeof WantedAnswer>>(
  { answers: { type: [String], default: undefined }, min: Number, max: Number },
  { _id: false },
);

const questionSchema = new Schema<JobQuestion>(
  {
    id: required,
    kind: required,
    question: required,
    required: Boolean,
    options: { type: [String], default: undefined },
    wanted: wantedSchema,
  },
  { _id: false, id: false },
);

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
    questions: { type: [questionSchema], default: undefined },
    company_size: text,
    owner_id: text,
    import_ref: text,
    import_refs: { type: [String], default: undefined },
    posting_key: text,
    import_digest: text,
    source_url: text,
    valid_through: Date,
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
          suspended: Boolean,
          objection: new Schema({ text: text, at: Date }, { _id: false }),
          mail_due_at: Date,
        },
        { _id: false },
      ),
    },
    owner_suspended: Boolean,
    restored_mail_at: Date,
    never_posted: Boolean,
    deleted_at: Date,
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
jobSchema.index({ restored_mail_at: 1 }, { sparse: true });
jobSchema.index({ deleted_at: 1 }, { sparse: true });
jobSchema.index({ 'hidden.by': 1, 'hidden.at': 1, _id: 1 }, whenPresent('hidden.by'));
jobSchema.index({ import_ref: 1 }, { unique: true, ...whenPresent('import_ref') });
jobSchema.index({ import_refs: 1 }, whenPresent('import_refs'));
jobSchema.index({ posting_key: 1 }, whenPresent('posting_key'));

searchedCollection(jobSchema, [
  'view_count',
  'reminder_due_at',
  'hidden.mail_due_at',
  'owner_suspended',
  'restored_mail_at',
  'updated_at',
  'questions',
  'import_refs',
  'posting_key',
  'valid_through',
]);
