import type { ReportReason } from '@commons/contracts/moderation-lists';
import { Schema, type Types } from 'mongoose';

export interface StoredReport {
  /** Account or machine, so that one counts once; nobody can be told from it. */
  reporter: string;
  user_id?: string;
  reason: ReportReason;
  note?: string;
  created_at: Date;
}

/** All reports of one job: one document, so that a report is stored and counted in one step. */
export interface CaseRecord {
  _id: Types.ObjectId;
  job_id: string;
  state: 'open' | 'decided';
  reports: StoredReport[];
  /** Number of reports. */
  reporters: number;
  /** How many of them the last decision had before it: they hide the job no more. */
  decided: number;
  last_reported_at: Date;
}

const text = { type: String, required: true };
const report = new Schema<StoredReport>(
  { reporter: text, user_id: String, reason: text, note: String, created_at: Date },
  { _id: false },
);

export const caseSchema = new Schema<CaseRecord>(
  {
    job_id: text,
    state: { type: String, enum: ['open', 'decided'], required: true },
    reports: [report],
    reporters: { type: Number, default: 0 },
    decided: { type: Number, default: 0 },
    last_reported_at: { type: Date, required: true },
  },
  { collection: 'report_cases', versionKey: false },
);

// The uniqueness also makes a second report of the same person fail: see CasesService.
caseSchema.index({ job_id: 1 }, { unique: true });
caseSchema.index({ state: 1, last_reported_at: -1, _id: -1 });
caseSchema.index({ 'reports.user_id': 1 });

/** One action of an operator (decision A62). Never deleted, and changed only to forget who did it. */
export interface OperatorActionRecord {
  _id: Types.ObjectId;
  operator_id: string;
  operator_name: string;
  action: string;
  subject_kind: string;
  subject_id: string;
  subject_title: string;
  reason?: string;
  created_at: Date;
}

export const operatorActionSchema = new Schema<OperatorActionRecord>(
  {
    operator_id: text,
    operator_name: text,
    action: text,
    subject_kind: text,
    subject_id: text,
    subject_title: text,
    reason: String,
    created_at: { type: Date, required: true },
  },
  { collection: 'operator_actions', versionKey: false },
);
operatorActionSchema.index({ created_at: -1, _id: -1 });
operatorActionSchema.index({ operator_id: 1 });
