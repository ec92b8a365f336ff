import { Page, PageHeader } from '@commons/ui/page';
import { Link } from '@commons/web-kit/router';
import { LetterConsole } from '../features/operator/status/letter-console';

export default function OperatorLetterPage() {
  return (
    <Page>
      <PageHeader
        back={<Link to="/operator">Operator Console</Link>}
        lead="New jobs and new businesses, once a week, for those who asked."
        size="small"
        title="Weekly letter"
      />
      <LetterConsole />
    </Page>
  );
}
