import { t } from '@commons/ui/text/texts';
import { money } from '../../../display-numbers';
import { BarTable } from '../charts/bar-table';
import { ShowHide } from '../show-hide';
import type { CalculatedRoi } from './roi.facts';

/** Costs and return as bars on the same scale. */
export function RoiDetails({ answer }: CalculatedRoi) {
  const bar = (label: string, value: number, tone: 'good' | 'bad' | 'plain' = 'plain') => ({
    label,
    value,
    text: money(value),
    tone,
  });
  return (
    <ShowHide what={t('costsReturnChart')}>
      <BarTable
        caption={t('costsReturnOverWhole')}
        labelHeading={t('part')}
        valueHeading={t('amount')}
        bars={[
          bar(t('initialInvestment'), answer.initial_investment),
          bar(t('recurringCosts'), answer.recurring_costs_total),
          bar(t('oneTimeExpenses'), answer.one_time_expenses),
          bar(t('totalCosts'), answer.total_costs),
          bar(t('projectedReturn'), answer.final_value, 'good'),
          bar(t('netReturn'), answer.net_return, answer.net_return < 0 ? 'bad' : 'good'),
        ]}
      />
    </ShowHide>
  );
}
