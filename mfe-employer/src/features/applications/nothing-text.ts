import { t } from '@commons/ui/text/texts';
import { hasFilters } from '@commons/web-kit/page/address-filters';
import { type ApplicationChoice, newestApplications } from './filters/application-choice';

/** Text of an empty list. */
export const nothingText = (choice: ApplicationChoice): string =>
  hasFilters({ ...choice, status: 'all', sortBy: 'newest' }, newestApplications)
    ? t('noApplicationMatchesThese')
    : t('noApplicationHasStatus');
