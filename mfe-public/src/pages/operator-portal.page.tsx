import { Page, PageHeader } from '@commons/ui/layout/page';
import { t } from '@commons/ui/text/texts';
import { Link } from '@commons/web-kit/router';
import { PortalConsole } from '../features/operator/portal/portal-console';

export default function OperatorPortalPage() {
  return (
    <Page>
      <PageHeader
        back={<Link to="/operator">{t('operatorConsole')}</Link>}
        lead={t('nameColoursAndTextsThis')}
        size="small"
        title={t('portal')}
      />
      <PortalConsole />
    </Page>
  );
}
