import type { BreakEvenAnswer, BreakEvenRequest } from '@commons/contracts/tools/calculators';
import { t } from '@commons/ui/text/texts';
import { count, money, percent } from '../../../display-numbers';
import type { AnswerSentence, Calculated, Fact, Part } from '../calculator';
import type { BreakEvenField } from './break-even.values';

export type CalculatedBreakEven = Calculated<BreakEvenField, BreakEvenRequest, BreakEvenAnswer>;

/** The inputs. */
export const breakEvenInputs = ({ request }: CalculatedBreakEven): Fact[] => [
  { label: t('fixedCosts'), value: money(request.fixed_costs) },
  { label: t('pricePerUnit'), value: money(request.price_per_unit) },
  { label: t('variableCostPerUnit'), value: money(request.variable_cost_per_unit) },
  ...(request.sales_goal === undefined
    ? []
    : [{ label: t('salesGoal'), value: t('unitsCount', { number: count(request.sales_goal) }) }]),
];

const marginHints = {
  low: t('marginLow'),
  moderate: t('marginModerate'),
  high: t('marginGood'),
};
const marginTones = { low: 'bad', moderate: undefined, high: 'good' } as const;

/** Units, revenue and margin (CAL-15), and the profit at the goal. */
export function breakEvenResults({ answer }: CalculatedBreakEven): Fact[] {
  const { profit_at_goal: profit } = answer;
  return [
    { label: t('breakEvenUnits'), value: count(answer.break_even_units), hint: unitsHint(answer) },
    {
      label: t('breakEvenRevenue'),
      value: money(answer.break_even_revenue),
      hint: t('exactUnitsPrice'),
    },
    {
      label: t('contributionMargin'),
      value: money(answer.contribution_margin),
      hint: t('unitPriceLessVariable'),
    },
    {
      label: t('margin'),
      value: percent(answer.margin_percent),
      hint: marginHints[answer.margin_band],
      tone: marginTones[answer.margin_band],
    },
    ...(profit === undefined ? [] : [goalFact(profit)]),
  ];
}

const goalFact = (profit: number): Fact => ({
  label: profit < 0 ? t('lossSalesGoal') : t('profitSalesGoal'),
  value: money(Math.abs(profit)),
  tone: profit < 0 ? 'bad' : 'good',
});

const unitsHint = ({ exact_units, is_high }: BreakEvenAnswer) =>
  is_high
    ? t('exactlyHigh', { number: count(exact_units, 2) })
    : t('exactly', { number: count(exact_units, 2) });

export const breakEvenAnswer = ({ answer }: CalculatedBreakEven): AnswerSentence => ({
  lead: t('youBreakEvenAt'),
  value: count(answer.break_even_units),
  rest: answer.break_even_units === 1 ? t('unitSoldAnswer') : t('unitsSoldAnswer'),
});

/** The parts of the unit price. */
export const breakEvenParts = ({
  request,
  answer,
}: CalculatedBreakEven): { caption: string; parts: Part[] } => ({
  caption: t('ofEach', { price: money(request.price_per_unit) }),
  parts: [
    { label: t('paysFixedCostsThen'), amount: answer.contribution_margin, tone: 'own' },
    { label: t('variableCost'), amount: request.variable_cost_per_unit, tone: 'first' },
  ],
});
