import { usePageTitle } from '@commons/web-kit/page-title';
import { StopAlerts } from '../features/jobs/alerts/stop-alerts';

export default function StopJobAlertsPage() {
  usePageTitle('Stop the weekly mail');
  return <StopAlerts />;
}
