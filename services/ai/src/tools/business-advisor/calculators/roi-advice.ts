import type { CalculatorAdvice, CalculatorSituation } from '../calculator-situation.js';
import { amount, share, usd } from '../dates-and-amounts.js';
import { roiFigures } from './calculator-figures.js';

/** What has to be true for the investment, and what a worse case leaves, by the ROI calculator itself. */
export function roiAdvice(situation: CalculatorSituation): CalculatorAdvice | undefined {
  const figures = roiFigures(situation);
  if (!figures) return undefined;
  const { investment, back, timeText, costs, net, percent, years, recurring, monthly, worse } =
    figures;
  const later = figures.compute({ years: years * 1.5 });
  const lines = [
    `You put in ${usd(costs)} in all and get ${usd(back)} back: ${usd(back)} − ${usd(costs)} = ${usd(net)}, which is ${share(percent)} over ${timeText}.`,
    `It is even when ${usd(costs)} have come back. At ${usd(back)} ÷ ${amount(years * 12)} months = ${usd(monthly)} a month, that takes ${amount(costs / monthly)} months, if the money comes in evenly${net < 0 ? ' and goes on after the time you entered' : ''}.`,
  ];
  if (net > 0)
    lines.push(
      `The return may be ${share((net / back) * 100)} lower than you hope before you lose money (${usd(net)} ÷ ${usd(back)}).`,
    );
  if (worse)
    lines.push(
      `With a fifth less return, ${usd(back * 0.8)}, the result is ${usd(worse.net_return)} (${share(worse.roi_percent)}).`,
    );
  if (later && recurring > 0)
    lines.push(
      `If it takes half as long again, the recurring costs grow, and the result is ${usd(later.net_return)} (${share(later.annual_roi_percent)} a year).`,
    );
  return {
    title: 'This investment',
    opening: `**The question:** is ${usd(investment)} for ${usd(back)} in ${timeText} worth it? By your numbers it ${net > 0 ? `earns ${usd(net)}` : net < 0 ? `loses ${usd(-net)}` : 'comes out even'}.`,
    lines,
    steps: [
      {
        act: `Write down what the ${usd(back)} consist of: how many sales, at what price, or which hours saved. If one part is a guess, ask somebody who bought the same.`,
        effort: 'medium, an evening',
        days: 10,
      },
      {
        act:
          net > 0
            ? `Set the number that must be there at half the time: ${usd(back / 2)}. Below it you change something, not at the end.`
            : net < 0
              ? `Look for ${usd(-net)}: that much less cost, or more return, before it is even.`
              : 'Look for what it brings beside the money, or leave it: your sum comes back and nothing more.',
        effort: 'low, half an hour',
        days: net > 0 ? Math.max(Math.round(years * 182), 14) : 14,
      },
      {
        act: `Ask for a smaller first step: a rental, a used one, or a trial with a fifth of it, ${usd(investment / 5)}. What you learn is worth more than the discount.`,
        effort: 'medium, two talks',
        days: 30,
      },
      ...(recurring > 0
        ? [
            {
              act: `Check the ${usd(recurring)} a month: is it fixed for the whole time, and can you leave? Over ${timeText} it is ${usd(recurring)} × ${amount(years * 12)} = ${usd(recurring * years * 12)}.`,
              effort: 'low, one call',
              days: 14,
            },
          ]
        : []),
    ],
    unseen: [
      'When the money comes in: early or only at the end.',
      'What else you could do with the same sum.',
      'Your own hours, which cost nothing in this calculation.',
    ],
    professional: 'Before you borrow for it, or when taxes decide whether it pays: an accountant.',
  };
}
