import { priceTooLowText } from '@commons/calculators/break-even';
import type { BreakEvenRequest } from '@commons/contracts/tools/calculators';
import { t, translate } from '@commons/ui/text/texts';
import {
  numberProblem,
  onlyProblems,
  optionalNumber,
  typedNumber,
} from '@commons/web-kit/forms/typed-number';
import { amountOrZeroRule, amountRule, optionalAmountRule } from '../amount-rules';
import type { Problems, Values } from '../calculator';

/** The inputs (specification D2 §3). */
export type BreakEvenField =
  | 'fixed_costs'
  | 'price_per_unit'
  | 'variable_cost_per_unit'
  | 'sales_goal';
type BreakEvenValues = Values<BreakEvenField>;

export const emptyBreakEven: BreakEvenValues = {
  fixed_costs: '',
  price_per_unit: '',
  variable_cost_per_unit: '',
  sales_goal: '',
};

/** Verbatim from specification D2 §5. */
export const priceHint = t('pleaseEnsurePricePer');

/** Fixed costs and price above zero, variable cost not negative and below the price (specification D2 §5). */
export const breakEvenProblems = (values: BreakEvenValues): Problems<BreakEvenField> =>
  onlyProblems<BreakEvenField>({
    fixed_costs: numberProblem(values.fixed_costs, amountRule),
    price_per_unit: priceProblem(values),
    variable_cost_per_unit: variableCostProblem(values),
    sales_goal: numberProblem(values.sales_goal, {
      ...optionalAmountRule,
      noun: t('aNumberOfUnits'),
    }),
  });

const variableCostProblem = ({ variable_cost_per_unit }: BreakEvenValues) =>
  numberProblem(variable_cost_per_unit, amountOrZeroRule);

function priceProblem(values: BreakEvenValues) {
  const problem = numberProblem(values.price_per_unit, amountRule);
  if (problem || variableCostProblem(values)) return problem;
  const { price_per_unit, variable_cost_per_unit } = breakEvenRequest(values);
  return price_per_unit > variable_cost_per_unit ? undefined : translate(priceTooLowText);
}

/** The specified request, plus the goal that the specification omits (decision A06). */
export const breakEvenRequest = (values: BreakEvenValues): BreakEvenRequest => ({
  fixed_costs: typedNumber(values.fixed_costs),
  price_per_unit: typedNumber(values.price_per_unit),
  variable_cost_per_unit: typedNumber(values.variable_cost_per_unit),
  sales_goal: optionalNumber(values.sales_goal),
});
