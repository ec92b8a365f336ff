import { Page, PageHeader } from '@commons/ui/page';
import { OperatorConsole } from '../features/operator/operator-console';

export default function OperatorPage() {
  return (
    <Page>
      <PageHeader
        lead="What people report and ask for. Every action is kept in the log."
        size="small"
        title="Operator Console"
      />
      <OperatorConsole />
    </Page>
  );
}
