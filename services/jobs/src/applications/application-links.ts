import type { MailLink } from '@commons/service-kit/mail/mail';
import { jobsTexts } from '../texts/jobs-texts.js';
import type { ApplicationRecord } from './application.schema.js';

type Application = Pick<ApplicationRecord, '_id'>;

/** Deep link to the application in the employer's dashboard. */
export const employerLink = (
  { _id }: Application,
  site: string,
  language: string | undefined,
): MailLink => ({
  label: jobsTexts(language)('openApplication'),
  url: `${site}/employer-dashboard?tab=applications&application=${_id}`,
});

/** Deep link to the application in the applicant's dashboard. */
export const applicantLink = (
  { _id }: Application,
  site: string,
  language: string | undefined,
): MailLink => ({
  label: jobsTexts(language)('openMyApplication'),
  url: `${site}/job-seeker-dashboard?tab=applications&application=${_id}`,
});

/** 'Baker at Northside Bakery' */
export const jobText = (
  { job }: Pick<ApplicationRecord, 'job'>,
  language: string | undefined,
): string =>
  job.company_name
    ? jobsTexts(language)('titleAt', { title: job.title, company: job.company_name })
    : job.title;
