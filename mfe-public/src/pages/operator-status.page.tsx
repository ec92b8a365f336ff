import { Page, PageHeader } from '@commons/ui/page';
import { Link } from '@commons/web-kit/router';
import { StatusConsole } from '../features/operator/status/status-console';

export default function OperatorStatusPage() {
  return (
    <Page>
      <PageHeader
        back={<Link to="/operator">Operator Console</Link>}
        lead="How the running portal is. Read anew every ten seconds."
        size="small"
        title="Status"
      />
      <StatusConsole />
    </Page>
  );
}
