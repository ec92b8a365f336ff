import { t } from '@commons/ui/text/texts';
import { CalculatorPage } from '../features/calculators/calculator-page';
import { roiCalculator } from '../features/calculators/roi/roi.calculator';

/** /tools/roi */
export default function RoiPage() {
  return <CalculatorPage calculator={roiCalculator} title={t('roiTitle')} lead={t('roiLead')} />;
}
