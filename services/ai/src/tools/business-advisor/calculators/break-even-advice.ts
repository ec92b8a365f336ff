import type { CalculatorAdvice, CalculatorSituation } from '../calculator-situation.js';
import { amount, share, usd } from '../dates-and-amounts.js';
import { breakEvenFigures, unitCount } from './calculator-figures.js';

/** The units of a month of 26 open days by the day, or by the week where that is less than one. */
function pace(units: number): { readonly terms: string; readonly each: string } {
  const [parts, name, period] = units >= 26 ? [26, 'open days', 'day'] : [4.33, 'weeks', 'week'];
  const each = units / parts;
  const shown = each >= 10 ? unitCount(Math.ceil(each)) : amount(each);
  return { terms: `${parts} ${name}`, each: `${shown} units a ${period}` };
}

/** Units a day, and what price, cost or fixed costs change, by the break-even calculator itself. */
export function breakEvenAdvice(situation: CalculatorSituation): CalculatorAdvice | undefined {
  const figures = breakEvenFigures(situation);
  if (!figures) return undefined;
  const { fixed, price, cost, margin, part, units, dearer, compute } = figures;
  const goal = situation.number('Sales goal');
  const cheaper = compute({ cost: cost * 0.95 });
  const leaner = compute({ fixed: fixed * 0.9 });
  const { terms, each } = pace(units);
  const lines = [
    `Each unit leaves ${usd(price)} − ${usd(cost)} = ${usd(margin)}, so the ${usd(fixed)} are covered after ${usd(fixed)} ÷ ${usd(margin)} = ${unitCount(units)} units.`,
    `If the fixed costs are those of a month, that is ${unitCount(units)} ÷ ${terms} = ${each}.`,
  ];
  if (dearer && dearer.break_even_units < units)
    lines.push(
      `A price 5% higher, ${usd(price * 1.05)}, needs ${unitCount(dearer.break_even_units)} units: ${unitCount(units - dearer.break_even_units)} fewer.`,
    );
  if (cheaper && cheaper.break_even_units < units)
    lines.push(
      `5% less cost a unit, ${usd(cost * 0.95)}, needs ${unitCount(cheaper.break_even_units)} units: ${unitCount(units - cheaper.break_even_units)} fewer.`,
    );
  if (leaner && leaner.break_even_units < units)
    lines.push(
      `Fixed costs 10% lower, ${usd(fixed * 0.9)}, need ${unitCount(leaner.break_even_units)} units: ${unitCount(units - leaner.break_even_units)} fewer.`,
    );
  if (goal !== undefined) {
    const profit = goal * margin - fixed;
    lines.push(
      `At your goal of ${unitCount(goal)} units: ${unitCount(goal)} × ${usd(margin)} − ${usd(fixed)} = ${usd(profit)}.`,
    );
  }
  const priceSaves = dearer ? units - dearer.break_even_units : 0;
  const costSaves = cheaper ? units - cheaper.break_even_units : 0;
  return {
    title: 'Your break-even point',
    opening: `**The question:** how do you reach ${unitCount(units)} units sooner? Each one leaves ${usd(margin)}, ${share(part)} of the price.`,
    lines,
    steps: [
      {
        act:
          priceSaves + costSaves === 0
            ? `At so few units one sale more or less decides: a price 5% higher leaves ${usd(price * 0.05)} more on each. Write down who could buy the next ones, by name.`
            : priceSaves >= costSaves
              ? `Begin with the price: it moves the point most, by ${unitCount(priceSaves)} units for 5%. Raise it on what people do not compare first.`
              : `Begin with the cost of a unit: 5% moves the point by ${unitCount(costSaves)} units. Ask two other suppliers for the same list.`,
        effort: 'low, two hours',
        days: 30,
      },
      {
        act: `Put the number, ${each}, where you see it, and count for four weeks. What stays far below it is what to change.`,
        effort: 'low, five minutes a day',
        days: 28,
      },
      {
        act: `Go through the ${usd(fixed)} line by line and mark what you would not sign again. A tenth is ${usd(fixed / 10)}.`,
        effort: 'medium, an evening',
        days: 21,
      },
      ...(goal !== undefined && goal < units
        ? [
            {
              act: `Do not plan with ${unitCount(goal)} units: they are ${unitCount(units - goal)} short of the point. Change price or cost first.`,
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
