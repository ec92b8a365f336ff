import { Page, PageHeader } from '@commons/ui/layout/page';
import { t } from '@commons/ui/text/texts';
import { Link } from '@commons/web-kit/router';
import { ImportsConsole } from '../features/operator/imports/imports-console';

export default function OperatorImportsPage() {
  return (
    <Page>
      <PageHeader
        back={<Link to="/operator">{t('operatorTitle')}</Link>}
        lead={t('operatorImportsLead')}
        size="small"
        title={t('operatorImports')}
      />
      <ImportsConsole />
    </Page>
  );
}
