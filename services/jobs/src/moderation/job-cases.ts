import {
  type ReportCase,
  reportCaseSchema,
} from '@commons/service-kit/moderation/report-case.schema';
import type { ReportCases } from '@commons/service-kit/moderation/report-cases';

/** All reports of a job. */
export interface JobCase extends ReportCase {
  job_id: string;
  /** Number of reports at the time of the last decision. They no longer count towards hiding the job. */
  decided: number;
}

/** Reports of jobs, grouped by job. */
export const jobCases: ReportCases<JobCase> = {
  schema: reportCaseSchema(
    { job_id: { type: String, required: true }, decided: { type: Number, default: 0 } },
    ['job_id'],
  ),
  keyOf: ({ id }) => ({ job_id: id }),
  subjectOf: ({ job_id }) => ({ kind: 'job', id: job_id }),
  begin: () => ({ decided: 0 }),
  rowOf: (found) => ({ counted: countedReports(found) }),
};

/** Reports since the last decision. New reports are appended at the end. */
export const undecided = (found: JobCase | undefined) =>
  found?.reports.slice(found.decided ?? 0) ?? [];

/** How many of them count towards hiding the job. */
export const countedReports = (found: JobCase | undefined): number =>
  undecided(found).filter(({ counts }) => counts).length;
