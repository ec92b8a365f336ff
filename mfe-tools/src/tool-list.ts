import { t } from '@commons/ui/text/texts';
/** The calculators as the overview page and the dashboard list them (specification D2 §2, EMP-22). */
export const toolList = [
  {
    id: 'loan',
    name: t('loanCalculator'),
    text: t('paymentsInterestTotalCost'),
    page: '/tools/loan',
  },
  {
    id: 'roi',
    name: t('roiCalculator'),
    text: t('roiText'),
    page: '/tools/roi',
  },
  {
    id: 'break-even',
    name: t('breakEvenCalculator'),
    text: t('howManyUnitsHave'),
    page: '/tools/break-even',
  },
  {
    id: 'tax',
    name: t('taxCalculator'),
    text: t('estimatesTaxesAcrossAll'),
    page: '/tools/tax',
  },
] as const;
