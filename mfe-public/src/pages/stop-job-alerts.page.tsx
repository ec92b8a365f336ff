import { usePageTitle } from '@commons/web-kit/page-title';
import { useSearchParams } from '@commons/web-kit/router';
import { StopAlerts } from '../features/jobs/alerts/stop-alerts';
import { StopSearchAlert } from '../features/jobs/alerts/stop-search-alert';

/** The unsubscribe links of the weekly mail, and of a saved search (`?search=`). */
export default function StopJobAlertsPage() {
  const search = useSearchParams()[0].get('search');
  usePageTitle(search ? 'Stop the mails of a saved search' : 'Stop the weekly mail');
  return search ? <StopSearchAlert token={search} /> : <StopAlerts />;
}
