import type { Job } from '@commons/contracts/jobs/jobs';
import type { ShareWords } from '@commons/ui/lists/share-box';
import { t } from '@commons/ui/text/texts';

/** The text that goes with a shared link to a job (JOB-22). */
export const shareWords = ({
  title,
  company_name,
}: Pick<Job, 'title' | 'company_name'>): ShareWords => ({
  title,
  text: t('checkOutJob', { title, companyName: company_name }),
});
