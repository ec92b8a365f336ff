import { breakEven } from '@commons/calculators/break-even';
import type { CalculatorAdvice } from '../calculator-advice.js';
import type { CalculatorSituation } from '../calculator-situation.js';
import { amount, share, usd } from '../dates-and-amounts.js';

const count = (units: number) => units.toLocaleString('en-US', { maximumFractionDigits: 0 });
const more = (units: number) => (units >= 10 ? count(Math.ceil(units)) : amount(units));

/** Units a day, and what price, cost or fixed costs change, by the break-even calculator itself. */
export function breakEvenAdvice({ number }: CalculatorSituation): CalculatorAdvice | undefined {
  const fixed_costs = number('Fixed costs');
  const price_per_unit = number('Price per unit');
  const variable_cost_per_unit = number('Variable cost per unit');
  const goal = number('Sales goal');
  if (!fixed_costs || !price_per_unit || variable_cost_per_unit === undefined) return undefined;
  const input = { fixed_costs, price_per_unit, variable_cost_per_unit };
  const now = breakEven(input);
  if (!now) return undefined;
  const { contribution_margin: margin, break_even_units: units } = now;
  const dearer = breakEven({ ...input, price_per_unit: price_per_unit * 1.05 });
  const cheaper = breakEven({ ...input, variable_cost_per_unit: variable_cost_per_unit * 0.95 });
  const leaner = breakEven({ ...input, fixed_costs: fixed_costs * 0.9 });
  const lines = [
    `Each unit leaves ${usd(price_per_unit)} − ${usd(variable_cost_per_unit)} = ${usd(margin)}, so the ${usd(fixed_costs)} are covered after ${usd(fixed_costs)} ÷ ${usd(margin)} = ${count(units)} units.`,
    `If the fixed costs are those of a month, that is ${count(units)} ÷ 26 open days = ${more(units / 26)} units a day.`,
  ];
  if (dearer)
    lines.push(
      `A price 5% higher, ${usd(price_per_unit * 1.05)}, needs ${count(dearer.break_even_units)} units: ${count(units - dearer.break_even_units)} fewer.`,
    );
  if (cheaper && cheaper.break_even_units < units)
    lines.push(
      `5% less cost a unit, ${usd(variable_cost_per_unit * 0.95)}, needs ${count(cheaper.break_even_units)} units: ${count(units - cheaper.break_even_units)} fewer.`,
    );
  if (leaner)
    lines.push(
      `Fixed costs 10% lower, ${usd(fixed_costs * 0.9)}, need ${count(leaner.break_even_units)} units: ${count(units - leaner.break_even_units)} fewer.`,
    );
  if (goal !== undefined) {
    const profit = goal * margin - fixed_costs;
    lines.push(
      `At your goal of ${count(goal)} units: ${count(goal)} × ${usd(margin)} − ${usd(fixed_costs)} = ${usd(profit)}.`,
    );
  }
  const priceSaves = dearer ? units - dearer.break_even_units : 0;
  const costSaves = cheaper ? units - cheaper.break_even_units : 0;
  return {
    title: 'Your break-even point',
    opening: `**The question:** how do you reach ${count(units)} units sooner? Each one leaves ${usd(margin)}, ${share(now.margin_percent)} of the price.`,
    lines,
    steps: [
      {
        act:
          priceSaves >= costSaves
            ? `Begin with the price: it moves the point most, by ${count(priceSaves)} units for 5%. Raise it on what people do not compare first.`
            : `Begin with the cost of a unit: 5% moves the point by ${count(costSaves)} units. Ask two other suppliers for the same list.`,
        effort: 'low, two hours',
        days: 30,
      },
      {
        act: `Put the daily number, ${more(units / 26)}, where you see it, and count for four weeks. Days far below it are the ones to change or to close.`,
        effort: 'low, five minutes a day',
        days: 28,
      },
      {
        act: `Go through the ${usd(fixed_costs)} line by line and mark what you would not sign again. A tenth is ${usd(fixed_costs / 10)}.`,
        effort: 'medium, an evening',
        days: 21,
      },
      ...(goal !== undefined && goal < units
        ? [
            {
              act: `Do not plan with ${count(goal)} units: they are ${count(units - goal)} short of the point. Change price or cost first.`,
              effort: 'low, an hour',
              days: 14,
            },
          ]
        : []),
    ],
    unseen: [
      'How many units you sell now.',
      'Whether your own pay is in the fixed costs.',
      'What others in town charge for the same.',
    ],
    professional:
      'When you are not sure which costs belong to a unit: two hours of a bookkeeper, with the last three months of bills.',
  };
}
