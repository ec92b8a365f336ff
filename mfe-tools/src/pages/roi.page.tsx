import { CalculatorPage } from '../features/calculators/calculator-page';
import { roiCalculator } from '../features/calculators/roi/roi.calculator';

/** /tools/roi */
export default function RoiPage() {
  return (
    <CalculatorPage
      calculator={roiCalculator}
      title="ROI calculator"
      lead="What an investment brings back after all its costs."
    />
  );
}
