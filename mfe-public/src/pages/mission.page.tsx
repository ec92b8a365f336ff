import missionText from '@commons/contracts/texts/portal-texts/en/mission.md';
import { ButtonLink } from '@commons/ui/controls/button';
import { t } from '@commons/ui/text/texts';
import { useSession } from '@commons/web-kit/app-context';
import { usePageTitle } from '@commons/web-kit/page/page-title';
import { Link } from '@commons/web-kit/router';
import { dashboardPath } from '@commons/web-kit/session/session';
import { PortalPage } from '../features/static-text/portal-page';

export default function MissionPage() {
  usePageTitle(t('mission'));
  const { user } = useSession();
  return (
    <PortalPage name="mission" standard={missionText} title={t('mission')}>
      <p>
        {user ? (
          <ButtonLink as={Link} to={dashboardPath(user.account_type)} variant="primary">
            {t('openDashboard')}
          </ButtonLink>
        ) : (
          <ButtonLink as={Link} to="/register" variant="primary">
            {t('joinFreeToday')}
          </ButtonLink>
        )}
      </p>
    </PortalPage>
  );
}
