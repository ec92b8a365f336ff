import type { CalculatorAdvice, CalculatorSituation } from '../calculator-situation.js';
import { amount, share, usd } from '../dates-and-amounts.js';
import { loanFigures } from './calculator-figures.js';

/** What the loan costs, and what another term, rate or payment would change, by the loan calculator itself. */
export function loanAdvice(situation: CalculatorSituation): CalculatorAdvice | undefined {
  const figures = loanFigures(situation);
  if (!figures) return undefined;
  const { rate, termText, payment, interest, principal, months, frequency, times, yearly } =
    figures;
  const { extraSum, extra, compute } = figures;
  const shorterMonths = months > 24 ? months - 12 : Math.max(Math.round(months * 0.75), 1);
  const shorter = compute({ months: shorterMonths });
  const cheaper = rate > 1.5 ? compute({ rate: rate - 1 }) : undefined;
  const down = compute({ principal: principal * 0.9 });
  const lines = [
    months < 12
      ? `You pay ${usd(principal + interest)} in all, within ${termText}.`
      : `You pay ${usd(payment)} × ${times} = ${usd(yearly)} a year.`,
    interest > 0
      ? `The ${usd(principal)} cost you ${usd(interest)} in interest over ${termText}: ${usd(interest)} ÷ ${usd(principal)} = ${share((interest / principal) * 100)} on top.`
      : `It costs you no interest over ${termText}. Look for what it costs instead: a fee, a higher price of what you buy, or a rate that begins later.`,
  ];
  if (shorter && shorter.total_interest < interest)
    lines.push(
      `Over ${amount(shorterMonths)} months instead of ${amount(months)}: ${usd(shorter.payment)} a payment, ${usd(shorter.payment - payment)} more each time, and ${usd(interest - shorter.total_interest)} less interest in all.`,
    );
  if (cheaper)
    lines.push(
      `At ${amount(rate - 1, 2)}% instead of ${amount(rate, 2)}%: ${usd(cheaper.payment)} a payment and ${usd(interest - cheaper.total_interest)} less interest in all. That is what comparing lenders can be worth.`,
    );
  if (extra && interest > 0)
    lines.push(
      `With ${usd(extraSum)} more each time, a tenth of the payment: ${extra.payments_saved} payments fewer and ${usd(extra.interest_saved)} less interest.`,
    );
  return {
    title: 'This loan in your business',
    opening: `**The question:** does ${usd(payment)} ${frequency} for ${usd(principal)} at ${amount(rate, 2)}% over ${termText} fit your business, and can you get it cheaper?`,
    lines,
    steps: [
      {
        act: `Put ${usd(yearly / 12)} a month beside what an average month leaves. With a quarter to spare for a bad month, the business has to leave at least ${usd(yearly / 12 / 0.75)} before the payment.`,
        effort: 'low, an hour with your books',
        days: 7,
      },
      {
        act:
          interest > 0
            ? `Ask three lenders for the total cost in dollars on ${usd(principal)}, with all fees. Yours to beat is ${usd(principal + interest)}.`
            : `Ask for the price without the loan, and what happens when one payment is late: free money is often paid for there.`,
        effort: 'medium, three talks',
        days: 21,
      },
      {
        act: `Ask each one whether you may pay more at any time without a fee.${extra ? ` If so, ${usd(extraSum)} extra saves ${usd(extra.interest_saved)}.` : ''}`,
        effort: 'low, one question',
        days: 21,
      },
      ...(down
        ? [
            {
              act: `Borrow a tenth less if you can wait or buy used: on ${usd(principal * 0.9)} the payment is ${usd(down.payment)} and the interest ${usd(down.total_interest)}.`,
              effort: 'medium, a few hours of looking around',
              days: 30,
            },
          ]
        : []),
    ],
    unseen: [
      'Your revenue and what a month leaves, to say which share the payment takes.',
      'Fees, which many offers leave out of the rate.',
      'What the money will earn, and from which month.',
    ],
    professional:
      'Before you sign with your home or a personal guarantee: an accountant, and a free adviser of your Small Business Development Center.',
  };
}
