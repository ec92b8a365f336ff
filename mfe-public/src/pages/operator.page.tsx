import { ButtonLink } from '@commons/ui/button';
import { Page, PageHeader, Row } from '@commons/ui/page';
import { Link } from '@commons/web-kit/router';
import { OperatorConsole } from '../features/operator/operator-console';

export default function OperatorPage() {
  return (
    <Page>
      <PageHeader
        actions={
          <Row gap={3}>
            <ButtonLink as={Link} to="/operator/portal">
              Portal settings
            </ButtonLink>
            <ButtonLink as={Link} to="/operator/status">
              Status of the portal
            </ButtonLink>
          </Row>
        }
        lead="What people report and ask for. Every action is kept in the log."
        size="small"
        title="Operator Console"
      />
      <OperatorConsole />
    </Page>
  );
}
