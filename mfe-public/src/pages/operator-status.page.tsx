import { Page, PageHeader } from '@commons/ui/layout/page';
import { t } from '@commons/ui/text/texts';
import { Link } from '@commons/web-kit/router';
import { StatusConsole } from '../features/operator/status/status-console';

export default function OperatorStatusPage() {
  return (
    <Page>
      <PageHeader
        back={<Link to="/operator">{t('operatorConsole')}</Link>}
        lead={t('howRunningPortalReadAnew')}
        size="small"
        title={t('status')}
      />
      <StatusConsole />
    </Page>
  );
}
