import { t } from '@commons/ui/texts';
import { hasArea } from '@commons/web-kit/portal-areas';

/** What the letter tells of: the areas that the portal has. Empty: of nothing, and none is sent. */
export function letterLead(): string {
  const jobs = hasArea('jobs');
  const businesses = hasArea('directory');
  if (!jobs && !businesses) return '';
  return t('letterLead', { news: jobs && businesses ? 'both' : jobs ? 'jobs' : 'businesses' });
}
