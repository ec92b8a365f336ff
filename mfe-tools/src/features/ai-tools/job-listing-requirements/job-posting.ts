import { jobFormCategory } from '@commons/contracts/jobs/job-categories';
import type { JobPosting } from '@commons/contracts/jobs/jobs';
import { townWordOf } from '@commons/contracts/portal/town-lists';
import { townWords } from '@commons/web-kit/portal/town-lists';
import type { Entered } from '../../../writing/text-writing';
import { jobSections } from './job-sections';

/** Maximum length of a text field of a posting (contracts/jobs/jobs.ts). */
const longest = 10_000;

/**
 * The posting made from a generated job description (AIT-12; decision A32: the server fills in the place). The sections
 * of the possibly edited text take precedence over the input that it was generated from.
 */
export function jobPosting(entered: Entered, text: string): JobPosting {
  const sections = jobSections(text, entered.jobTitle);
  const cut = (...texts: (string | undefined)[]) => (texts.find(Boolean) ?? '').slice(0, longest);
  const { department = '' } = entered;
  return {
    title: entered.jobTitle ?? '',
    category:
      townWordOf(townWords('job_categories'), department)?.name ?? jobFormCategory(department),
    employment_type: entered.employmentType ?? '',
    location_type: entered.workLocation ?? '',
    overview: cut(sections.overview, entered.jobTitle),
    key_responsibilities: cut(sections.responsibilities, entered.coreResponsibilities),
    required_qualifications: cut(sections.required, entered.requiredSkills),
    preferred_qualifications: cut(sections.preferred, entered.preferredQualifications),
    experience_required: entered.yearsExperience ?? '',
    education_required: entered.educationLevel ?? '',
  };
}
