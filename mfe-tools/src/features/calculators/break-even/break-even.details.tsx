import { type BreakEvenBar, breakEvenChart } from '@commons/calculators/break-even-chart';
import { BarTable } from '../bar-table';
import { count, money } from '../display-text';
import { ShowHide } from '../show-hide';
import type { CalculatedBreakEven } from './break-even.facts';
import { ProfitChart } from './profit-chart';

const toBar = ({ units, profit, is_break_even, is_goal }: BreakEvenBar) => ({
  label: count(units, 1),
  value: profit,
  text: money(profit),
  tone: profit < 0 ? ('bad' as const) : ('good' as const),
  marks: [...(is_break_even ? ['Break-even'] : []), ...(is_goal ? ['Goal'] : [])],
});

/** The break-even chart (CAL-16): 12 bars of profit and loss. */
export function BreakEvenDetails({ request, answer }: CalculatedBreakEven) {
  const bars = breakEvenChart(request, answer);
  return (
    <ShowHide what="break-even chart">
      <ProfitChart bars={bars} />
      <BarTable
        caption="Profit or loss by units sold"
        labelHeading="Units sold"
        valueHeading="Profit or loss"
        bars={bars.map(toBar)}
      />
    </ShowHide>
  );
}
