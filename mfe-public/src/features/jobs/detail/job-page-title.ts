import { jobPageTitle } from '@commons/contracts/front-ends/page-titles';
import type { Job } from '@commons/contracts/jobs/jobs';
import { t } from '@commons/ui/text/texts';

/** Equals the title in the head from the server. */
export const titleOfJobPage = (job: Job): string =>
  jobPageTitle(job, ({ title, company_name: company }) => t('titleAtCompany', { title, company }));
