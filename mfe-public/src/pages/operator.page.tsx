import { Page, PageHeader } from '@commons/ui/page';
import { usePageTitle } from '@commons/web-kit/page-title';
import { OperatorConsole } from '../features/operator/operator-console';

export default function OperatorPage() {
  usePageTitle('Operator Console');
  return (
    <Page>
      <PageHeader
        lead="What people report and ask for. Each action stands in the log."
        title="Operator Console"
      />
      <OperatorConsole />
    </Page>
  );
}
