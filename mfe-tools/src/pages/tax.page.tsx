import { CalculatorPage } from '../features/calculators/calculator-page';
import { taxCalculator } from '../features/calculators/tax/tax.calculator';

/** /tools/tax */
export default function TaxPage() {
  return (
    <CalculatorPage
      calculator={taxCalculator}
      title="Tax calculator"
      lead="A simplified estimate of a year's business taxes, for all 50 states."
    />
  );
}
