import { type ReportState, reportStates } from '@commons/contracts/lifecycles/report-life';
import type { ReportReason } from '@commons/contracts/moderation/moderation-lists';
import { Schema, type SchemaDefinition, type Types } from 'mongoose';

/** A stored report. */
export interface StoredReport {
  /** Keyed digest of the account or machine, so that each counts once; it identifies no person. */
  reporter: string;
  user_id?: string;
  reason: ReportReason;
  note?: string;
  /** Whether it counts towards hiding the subject, where reports can do so. */
  counts?: boolean;
  created_at: Date;
}

/**
 * All reports of one subject in one document, so that a report is stored and counted in one step. A case without
 * reports is of a subject that an operator decided on before any report. Services add the fields that identify
 * the subject.
 */
export interface ReportCase {
  _id: Types.ObjectId;
  state: ReportState;
  reports: StoredReport[];
  /** Number of reports. */
  reporters: number;
  /** Watched words found at publication; each opens the case once. */
  words?: string[];
  /** The latest report; without one, the first decision. */
  last_reported_at: Date;
}

const text = { type: String, required: true };

/**
 * The schema of the cases of a service.
 * @param own the service's own fields
 * @param key those that identify the subject: one case per subject, on which `ReportCasesService` relies
 */
export function reportCaseSchema<Case extends ReportCase>(
  own: SchemaDefinition,
  key: readonly string[],
): Schema<Case> {
  const report = new Schema<StoredReport>(
    {
      reporter: text,
      user_id: String,
      reason: text,
      note: String,
      counts: Boolean,
      created_at: Date,
    },
    { _id: false },
  );
  const fields: SchemaDefinition = {
    ...own,
    state: { type: String, enum: [...reportStates], required: true },
    reports: [report],
    reporters: { type: Number, default: 0 },
    words: { type: [String], default: undefined },
    last_reported_at: { type: Date, required: true },
  };
  const options = { collection: 'report_cases', versionKey: false } as const;
  const schema = new Schema(fields, options) as unknown as Schema<Case>;
  schema.index(Object.fromEntries(key.map((name) => [name, 1 as const])), { unique: true });
  schema.index({ state: 1, last_reported_at: -1, _id: -1 });
  schema.index({ 'reports.user_id': 1 });
  return schema;
}
