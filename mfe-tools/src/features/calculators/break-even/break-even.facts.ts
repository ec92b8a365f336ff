import type { BreakEvenAnswer, BreakEvenRequest } from '@commons/contracts/calculators';
import type { AnswerSentence, Calculated, Fact, Part } from '../calculator';
import { count, money, percent } from '../display-text';
import type { BreakEvenField } from './break-even.values';

export type CalculatedBreakEven = Calculated<BreakEvenField, BreakEvenRequest, BreakEvenAnswer>;

/** The inputs. */
export const breakEvenInputs = ({ request }: CalculatedBreakEven): Fact[] => [
  { label: 'Fixed costs', value: money(request.fixed_costs) },
  { label: 'Price per unit', value: money(request.price_per_unit) },
  { label: 'Variable cost per unit', value: money(request.variable_cost_per_unit) },
  ...(request.sales_goal === undefined
    ? []
    : [{ label: 'Sales goal', value: `${count(request.sales_goal)} units` }]),
];

const marginHints = {
  low: 'Low margin: below 20% of the price',
  moderate: 'Between 20% and 50% of the price',
  high: 'Good margin: above 50% of the price',
};
const marginTones = { low: 'bad', moderate: undefined, high: 'good' } as const;

/** Units, revenue and margin (CAL-15), and the profit at the goal. */
export function breakEvenResults({ answer }: CalculatedBreakEven): Fact[] {
  const { profit_at_goal: profit } = answer;
  return [
    { label: 'Break-even units', value: count(answer.break_even_units), hint: unitsHint(answer) },
    {
      label: 'Break-even revenue',
      value: money(answer.break_even_revenue),
      hint: 'Exact units × price',
    },
    {
      label: 'Contribution margin',
      value: money(answer.contribution_margin),
      hint: 'A unit: price less variable cost',
    },
    {
      label: 'Margin',
      value: percent(answer.margin_percent),
      hint: marginHints[answer.margin_band],
      tone: marginTones[answer.margin_band],
    },
    ...(profit === undefined ? [] : [goalFact(profit)]),
  ];
}

const goalFact = (profit: number): Fact => ({
  label: profit < 0 ? 'Loss at the sales goal' : 'Profit at the sales goal',
  value: money(Math.abs(profit)),
  tone: profit < 0 ? 'bad' : 'good',
});

const unitsHint = ({ exact_units, is_high }: BreakEvenAnswer) =>
  `Exactly ${count(exact_units, 2)}${is_high ? '. High: more than 1,000 units' : ''}`;

export const breakEvenAnswer = ({ answer }: CalculatedBreakEven): AnswerSentence => ({
  lead: 'You break even at',
  value: count(answer.break_even_units),
  rest: answer.break_even_units === 1 ? 'unit sold' : 'units sold',
});

/** Where the price of one unit goes. */
export const breakEvenParts = ({
  request,
  answer,
}: CalculatedBreakEven): { caption: string; parts: Part[] } => ({
  caption: `Of each ${money(request.price_per_unit)}`,
  parts: [
    { label: 'Pays fixed costs, then profit', amount: answer.contribution_margin, tone: 'own' },
    { label: 'Variable cost', amount: request.variable_cost_per_unit, tone: 'first' },
  ],
});
