import { type BreakEvenBar, breakEvenChart } from '@commons/calculators/break-even-chart';
import { t } from '@commons/ui/text/texts';
import { count, money } from '../../../display-numbers';
import { BarTable } from '../charts/bar-table';
import { ShowHide } from '../show-hide';
import type { CalculatedBreakEven } from './break-even.facts';
import { ProfitChart } from './profit-chart';

const toBar = ({ units, profit, is_break_even, is_goal }: BreakEvenBar) => ({
  label: count(units, 1),
  value: profit,
  text: money(profit),
  tone: profit < 0 ? ('bad' as const) : ('good' as const),
  marks: [...(is_break_even ? [t('breakEvenMark')] : []), ...(is_goal ? [t('goal')] : [])],
});

/** The break-even chart (CAL-16): 12 bars of profit and loss. */
export function BreakEvenDetails({ request, answer }: CalculatedBreakEven) {
  const bars = breakEvenChart(request, answer);
  return (
    <ShowHide what={t('breakEvenChart')}>
      <ProfitChart bars={bars} />
      <BarTable
        caption={t('profitLossUnitsSold')}
        labelHeading={t('unitsSold')}
        valueHeading={t('profitLoss')}
        bars={bars.map(toBar)}
      />
    </ShowHide>
  );
}
