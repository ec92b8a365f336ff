import { BarTable } from '../bar-table';
import { money } from '../display-text';
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
    <ShowHide what="costs and return chart">
      <BarTable
        caption="Costs and return over the whole timeframe"
        labelHeading="Part"
        valueHeading="Amount"
        bars={[
          bar('Initial investment', answer.initial_investment),
          bar('Recurring costs', answer.recurring_costs_total),
          bar('One-time expenses', answer.one_time_expenses),
          bar('Total costs', answer.total_costs),
          bar('Projected return', answer.final_value, 'good'),
          bar('Net return', answer.net_return, answer.net_return < 0 ? 'bad' : 'good'),
        ]}
      />
    </ShowHide>
  );
}
