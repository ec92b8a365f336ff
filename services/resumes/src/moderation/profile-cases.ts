import {
  type ReportCase,
  reportCaseSchema,
} from '@commons/service-kit/moderation/report-case.schema';
import type { ReportCases } from '@commons/service-kit/moderation/report-cases';

/** All reports of a shared profile. */
interface ProfileCase extends ReportCase {
  profile_id: string;
}

/** Reports of shared profiles, grouped by profile. */
export const profileCases: ReportCases<ProfileCase> = {
  schema: reportCaseSchema({ profile_id: { type: String, required: true } }, ['profile_id']),
  keyOf: ({ id }) => ({ profile_id: id }),
  subjectOf: ({ profile_id }) => ({ kind: 'profile', id: profile_id }),
};
