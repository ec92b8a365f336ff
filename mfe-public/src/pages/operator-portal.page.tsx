import { Page, PageHeader } from '@commons/ui/page';
import { Link } from '@commons/web-kit/router';
import { PortalConsole } from '../features/operator/portal/portal-console';

export default function OperatorPortalPage() {
  return (
    <Page>
      <PageHeader
        back={<Link to="/operator">Operator Console</Link>}
        lead="Name, colours and texts of this portal. Every saved version is kept and can be restored."
        size="small"
        title="Portal"
      />
      <PortalConsole />
    </Page>
  );
}
