import { t } from '@commons/ui/text/texts';
import { usePageTitle } from '@commons/web-kit/page/page-title';
import { useSearchParams } from '@commons/web-kit/router';
import { StopAlerts } from '../features/jobs/alerts/stop-alerts';
import { StopSearchAlert } from '../features/jobs/alerts/stop-search-alert';

/** The unsubscribe links of the weekly mail, and of a saved search (`?search=`). */
export default function StopJobAlertsPage() {
  const search = useSearchParams()[0].get('search');
  usePageTitle(search ? t('stopMailsSavedSearch') : t('stopWeeklyMail'));
  return search ? <StopSearchAlert token={search} /> : <StopAlerts />;
}
