import { t } from '@commons/ui/text/texts';
import { CalculatorPage } from '../features/calculators/calculator-page';
import { loanCalculator } from '../features/calculators/loan/loan.calculator';

/** /tools/loan */
export default function LoanPage() {
  return (
    <CalculatorPage
      calculator={loanCalculator}
      title={t('loanTitle')}
      lead={t('whatBusinessLoanCosts')}
    />
  );
}
