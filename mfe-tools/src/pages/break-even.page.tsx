import { t } from '@commons/ui/text/texts';
import { breakEvenCalculator } from '../features/calculators/break-even/break-even.calculator';
import { CalculatorPage } from '../features/calculators/calculator-page';

/** /tools/break-even */
export default function BreakEvenPage() {
  return (
    <CalculatorPage
      calculator={breakEvenCalculator}
      title={t('breakEvenTitle')}
      lead={t('howManyUnitsHave')}
    />
  );
}
