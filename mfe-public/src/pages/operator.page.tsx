import { ButtonLink } from '@commons/ui/controls/button';
import { Page, PageHeader, Row } from '@commons/ui/layout/page';
import { t } from '@commons/ui/text/texts';
import { Link } from '@commons/web-kit/router';
import { OperatorConsole } from '../features/operator/operator-console';
import styles from './operator.page.module.css';

const ways = [
  { to: '/operator/imports', name: t('operatorImports') },
  { to: '/operator/portal', name: t('portalSettings') },
  { to: '/operator/letter', name: t('letterPageTitle') },
  { to: '/operator/status', name: t('statusPortal') },
];

export default function OperatorPage() {
  return (
    <Page>
      <PageHeader
        actions={
          <Row className={styles.ways} gap={2}>
            {ways.map(({ to, name }) => (
              <ButtonLink as={Link} key={to} size="small" to={to}>
                {name}
              </ButtonLink>
            ))}
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
