import type { RoiRequest } from '@commons/contracts/tools/calculators';
import { t } from '@commons/ui/text/texts';
import {
  numberProblem,
  onlyProblems,
  optionalNumber,
  typedNumber,
} from '@commons/web-kit/forms/typed-number';
import { amountRule, optionalAmountRule } from '../amount-rules';
import type { Problems, Values } from '../calculator';
import { timeProblem, typedMonths } from '../time';

/** The inputs (specification D2 §3). */
export type RoiField =
  | 'initial_investment'
  | 'projected_return'
  | 'timeframe_value'
  | 'timeframe_unit'
  | 'recurring_costs'
  | 'one_time_expenses';
type RoiValues = Values<RoiField>;

export const emptyRoi: RoiValues = {
  initial_investment: '',
  projected_return: '',
  timeframe_value: '',
  timeframe_unit: 'years',
  recurring_costs: '',
  one_time_expenses: '',
};

/** Investment, return and timeframe must be above zero (specification D2 §5). */
export const roiProblems = (values: RoiValues): Problems<RoiField> =>
  onlyProblems<RoiField>({
    initial_investment: numberProblem(values.initial_investment, amountRule),
    projected_return: numberProblem(values.projected_return, amountRule),
    timeframe_value: timeProblem(values.timeframe_value, values.timeframe_unit, t('aTimeframe')),
    recurring_costs: numberProblem(values.recurring_costs, optionalAmountRule),
    one_time_expenses: numberProblem(values.one_time_expenses, optionalAmountRule),
  });

/** The specified request in years, plus the costs that the specification omits (decision A06). */
export const roiRequest = (values: RoiValues): RoiRequest => ({
  initial_investment: typedNumber(values.initial_investment),
  final_value: typedNumber(values.projected_return),
  time_period: typedMonths(values.timeframe_value, values.timeframe_unit) / 12,
  recurring_costs: optionalNumber(values.recurring_costs),
  one_time_expenses: optionalNumber(values.one_time_expenses),
});
