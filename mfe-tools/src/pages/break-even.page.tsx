import { breakEvenCalculator } from '../features/calculators/break-even/break-even.calculator';
import { CalculatorPage } from '../features/calculators/calculator-page';

/** /tools/break-even */
export default function BreakEvenPage() {
  return (
    <CalculatorPage
      calculator={breakEvenCalculator}
      title="Break-even calculator"
      lead="How many units you have to sell until your costs are covered."
    />
  );
}
