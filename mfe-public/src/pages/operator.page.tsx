import { ButtonLink } from '@commons/ui/button';
import { Page, PageHeader, Row } from '@commons/ui/page';
import { t } from '@commons/ui/texts';
import { Link } from '@commons/web-kit/router';
import { OperatorConsole } from '../features/operator/operator-console';

export default function OperatorPage() {
  return (
    <Page>
      <PageHeader
        actions={
          <Row gap={3}>
            <ButtonLink as={Link} to="/operator/imports">
              {t('operatorImports')}
            </ButtonLink>
            <ButtonLink as={Link} to="/operator/portal">
              {t('portalSettings')}
            </ButtonLink>
            <ButtonLink as={Link} to="/operator/letter">
              {t('letterPageTitle')}
            </ButtonLink>
            <ButtonLink as={Link} to="/operator/status">
              {t('statusPortal')}
            </ButtonLink>
          </Row>
        }
        lead={t('whatPeopleReportAndAsk')}
        size="small"
        title={t('operatorConsole')}
      />
      <OperatorConsole />
    </Page>
  );
}
