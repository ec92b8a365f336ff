import { t } from '@commons/ui/text/texts';
import { hasArea } from '@commons/web-kit/portal/portal-areas';

/** Contents of the letter: the areas that are on. Empty when there is nothing to send. */
export function letterLead(): string {
  const jobs = hasArea('jobs');
  const businesses = hasArea('directory');
  if (!jobs && !businesses) return '';
  return t('letterLead', { news: jobs && businesses ? 'both' : jobs ? 'jobs' : 'businesses' });
}
