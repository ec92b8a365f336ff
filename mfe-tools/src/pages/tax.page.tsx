import { t } from '@commons/ui/text/texts';
import { CalculatorPage } from '../features/calculators/calculator-page';
import { taxCalculator } from '../features/calculators/tax/tax.calculator';

/** /tools/tax */
export default function TaxPage() {
  return (
    <CalculatorPage
      calculator={taxCalculator}
      title={t('taxTitle')}
      lead={t('simplifiedEstimateYearsBusiness')}
    />
  );
}
