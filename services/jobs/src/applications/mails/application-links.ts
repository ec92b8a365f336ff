import type { MailLink } from '@commons/service-kit/mail/mail';
import type { ApplicationRecord } from '../application.schema.js';

type Application = Pick<ApplicationRecord, '_id'>;

/** Deep link to the application in the employer's dashboard. */
export const employerLink = ({ _id }: Application, site: string): MailLink => ({
  label: 'Open the application',
  url: `${site}/employer-dashboard?tab=applications&application=${_id}`,
});

/** Deep link to the application in the applicant's dashboard. */
export const applicantLink = ({ _id }: Application, site: string): MailLink => ({
  label: 'Open my application',
  url: `${site}/job-seeker-dashboard?tab=applications&application=${_id}`,
});

/** 'Baker at Northside Bakery' */
export const jobText = ({ job }: Pick<ApplicationRecord, 'job'>): string =>
  job.company_name ? `${job.title} at ${job.company_name}` : job.title;
