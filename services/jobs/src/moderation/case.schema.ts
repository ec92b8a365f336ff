import {
  type ReportCase,
  reportCaseSchema,
} from '@commons/service-kit/moderation/report-case.schema';

/** All reports of a job. */
export interface CaseRecord extends ReportCase {
  job_id: string;
  /** How many of them the last decision had before it: they hide the job no more. */
  decided: number;
}

export const caseSchema = reportCaseSchema<CaseRecord>(
  { job_id: { type: String, required: true }, decided: { type: Number, default: 0 } },
  ['job_id'],
);
