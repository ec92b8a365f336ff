import {
  type ReportCase,
  reportCaseSchema,
} from '@commons/service-kit/moderation/report-case.schema';

/** All reports of a job. */
export interface CaseRecord extends ReportCase {
  job_id: string;
  /** Number of reports at the time of the last decision. They no longer count towards hiding the job. */
  decided: number;
}

export const caseSchema = reportCaseSchema<CaseRecord>(
  { job_id: { type: String, required: true }, decided: { type: Number, default: 0 } },
  ['job_id'],
);
