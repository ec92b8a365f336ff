import { Page, PageHeader } from '@commons/ui/layout/page';
import { t } from '@commons/ui/text/texts';
import { Link } from '@commons/web-kit/router';
import { LetterConsole } from '../features/operator/status/letter-console';

export default function OperatorLetterPage() {
  return (
    <Page>
      <PageHeader
        back={<Link to="/operator">{t('operatorConsole')}</Link>}
        lead={t('operatorLetterLead')}
        size="small"
        title={t('letterPageTitle')}
      />
      <LetterConsole />
    </Page>
  );
}
