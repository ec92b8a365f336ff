import type { ReportReason } from '@commons/contracts/moderation-lists';
import { Schema, type Types } from 'mongoose';

/** What can be reported here. */
export const subjectKinds = ['listing', 'review'] as const;
export type SubjectKind = (typeof subjectKinds)[number];

export interface StoredReport {
  /** Account or machine, so that one counts once; nobody can be told from it. */
  reporter: string;
  user_id?: string;
  reason: ReportReason;
  note?: string;
  created_at: Date;
}

/** All reports of one subject: one document, so that a report is stored and counted in one step. */
export interface CaseRecord {
  _id: Types.ObjectId;
  kind: SubjectKind;
  subject_id: string;
  /** The listing itself, or the one that the review is of: the case goes with it. */
  listing_id: Types.ObjectId;
  state: 'open' | 'decided';
  reports: StoredReport[];
  /** Number of reports. */
  reporters: number;
  last_reported_at: Date;
}

const text = { type: String, required: true };
const report = new Schema<StoredReport>(
  { reporter: text, user_id: String, reason: text, note: String, created_at: Date },
  { _id: false },
);

export const caseSchema = new Schema<CaseRecord>(
  {
    kind: { type: String, enum: [...subjectKinds], required: true },
    subject_id: text,
    listing_id: { type: Schema.Types.ObjectId, required: true },
    state: { type: String, enum: ['open', 'decided'], required: true },
    reports: [report],
    reporters: { type: Number, default: 0 },
    last_reported_at: { type: Date, required: true },
  },
  { collection: 'report_cases', versionKey: false },
);

// The uniqueness also makes a second report of the same person fail: see CasesService.
caseSchema.index({ kind: 1, subject_id: 1 }, { unique: true });
caseSchema.index({ state: 1, last_reported_at: -1, _id: -1 });
caseSchema.index({ listing_id: 1 });
caseSchema.index({ 'reports.user_id': 1 });
