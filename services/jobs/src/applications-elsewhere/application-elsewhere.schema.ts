import type { ElsewhereStatus } from '@commons/contracts/applications/elsewhere-lists';
import { Schema, type Types } from 'mongoose';

/** An application made outside the portal, as recorded by the job seeker. */
export interface ApplicationElsewhereRecord {
  _id: Types.ObjectId;
  user_id: string;
  job_title: string;
  company_name: string;
  link?: string;
  /** '2026-11-23' */
  applied_on: string;
  status: ElsewhereStatus;
  note?: string;
  created_at: Date;
  updated_at: Date;
}

const text = { type: String, required: true };

export const applicationElsewhereSchema = new Schema<ApplicationElsewhereRecord>(
  {
    user_id: text,
    job_title: text,
    company_name: text,
    link: String,
    applied_on: text,
    status: text,
    note: String,
    created_at: { type: Date, required: true },
    updated_at: { type: Date, required: true },
  },
  { collection: 'applications_elsewhere', versionKey: false },
);
applicationElsewhereSchema.index({ user_id: 1, applied_on: -1, _id: -1 });
