import {
  type ReportCase,
  reportCaseSchema,
} from '@commons/service-kit/moderation/report-case.schema';

/** All reports of a shared profile. */
export interface CaseRecord extends ReportCase {
  profile_id: string;
}

export const caseSchema = reportCaseSchema<CaseRecord>(
  { profile_id: { type: String, required: true } },
  ['profile_id'],
);
