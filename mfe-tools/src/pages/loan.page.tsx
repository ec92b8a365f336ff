import { Page, PageHeader } from '@commons/ui/page';
import { usePageTitle } from '@commons/web-kit/page-title';
import { LoanCalculator } from '../features/loan/loan.calculator';

/** /tools/loan: the calculator for everyone, without signing in. */
export default function LoanPage() {
  usePageTitle('Loan calculator');
  return (
    <Page width="reading">
      <PageHeader
        title="Loan calculator"
        lead="What a business loan costs each month, and in all."
      />
      <LoanCalculator />
    </Page>
  );
}
