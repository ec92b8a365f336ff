import { CalculatorPage } from '../features/calculators/calculator-page';
import { loanCalculator } from '../features/calculators/loan/loan.calculator';

/** /tools/loan */
export default function LoanPage() {
  return (
    <CalculatorPage
      calculator={loanCalculator}
      title="Loan calculator"
      lead="What a business loan costs with each payment, and in all."
    />
  );
}
