import type { Job } from '@commons/contracts/jobs';
import type { ShareWords } from '@commons/ui/share-box';

/** What is said of a job when its link is passed on (JOB-22). */
export const shareWords = ({
  title,
  company_name,
}: Pick<Job, 'title' | 'company_name'>): ShareWords => ({
  title,
  text: `Check out this job: ${title} at ${company_name}`,
});
