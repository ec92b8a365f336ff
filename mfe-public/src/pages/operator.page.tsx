import { ButtonLink } from '@commons/ui/button';
import { Page, PageHeader } from '@commons/ui/page';
import { Link } from '@commons/web-kit/router';
import { OperatorConsole } from '../features/operator/operator-console';

export default function OperatorPage() {
  return (
    <Page>
      <PageHeader
        actions={
          <ButtonLink as={Link} to="/operator/status">
            Status of the portal
          </ButtonLink>
        }
        lead="What people report and ask for. Every action is kept in the log."
        size="small"
        title="Operator Console"
      />
      <OperatorConsole />
    </Page>
  );
}
