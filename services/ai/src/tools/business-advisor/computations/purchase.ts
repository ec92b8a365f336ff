import { loan } from '@commons/calculators/loan';
import { amount, share, usd } from '../dates-and-amounts.js';
import type { EnteredNumber } from '../entered-numbers.js';
import type { NumberRoles } from '../number-roles.js';
import type { Found, Say } from './computed.js';
import { around, countsOf, moneyOf } from './operands.js';

const payment = (principal: number, rate: number, years: number) =>
  loan({ principal, interest_rate: rate, years })?.payment ?? 0;

/** The rate of a loan, in percent. */
const rateIn = (numbers: readonly EnteredNumber[], down?: EnteredNumber) =>
  numbers.find(
    (n) =>
      n !== down &&
      n.kind === 'percent' &&
      /\b(?:at|rate|interest|apr|wants|bank|lender|loan|quoted)\b/i.test(around(n)),
  );

/** The years of a loan. */
const termIn = (numbers: readonly EnteredNumber[]) =>
  countsOf(numbers).find((n) => /^(?:years?|yrs?)\b/.test(n.noun ?? '') && n.value <= 40);

/** Down payment, the rest to borrow, what the payment would be. Assumed terms are called so. */
export function purchase(
  numbers: readonly EnteredNumber[],
  { cash, need, profit }: NumberRoles,
  found: Found,
  say: Say,
): void {
  const down = numbers.find((n) => n.kind === 'percent' && /^\s*(?:down|deposit)\b/i.test(n.after));
  const price = need ?? moneyOf(numbers).find((n) => n !== cash && !n.per && n.value >= 3_000);
  if (down && price && price !== cash) {
    const first = (price.value * down.value) / 100;
    const rest = price.value - first;
    found.down = first;
    say(`${down.text} down: ${usd(price.value)} × ${share(down.value)} = ${usd(first)}.`);
    if (cash) {
      found.leftAfterDown = cash.value - first;
      say(
        cash.value >= first
          ? `From your ${usd(cash.value)}: ${usd(cash.value)} − ${usd(first)} = ${usd(cash.value - first)} left for everything else.`
          : `Your ${usd(cash.value)} is ${usd(first)} − ${usd(cash.value)} = ${usd(first - cash.value)} short of it.`,
      );
    }
    found.toBorrow = rest;
    const [rate, term] = [rateIn(numbers, down), termIn(numbers)];
    if (rate && term) {
      const each = payment(rest, rate.value, term.value);
      found.payment = each;
      say(
        `To borrow: ${usd(price.value)} − ${usd(first)} = ${usd(rest)}. Over ${amount(term.value)} years at ${amount(rate.value, 2)}% that is ${usd(each)} a month, before fees.`,
      );
      const left = found.monthlyResult;
      if (left && left > 0)
        say(
          `After the payment: ${usd(left)} − ${usd(each)} = ${usd(left - each)} a month${left > each ? `, so the ${usd(first)} that you pay down comes back in ${amount(first / (left - each) / 12)} years` : ': the payment takes more than is left'}.`,
        );
      return;
    }
    const [low, high] = [payment(rest, 8, 5), payment(rest, 12, 5)];
    found.assumedPayment = [low, high];
    say(
      `To borrow: ${usd(price.value)} − ${usd(first)} = ${usd(rest)}. I assume five years: at 8% that is about ${usd(Math.round(low))} a month, at 12% about ${usd(Math.round(high))}. Put the bank’s real terms into the loan calculator here.`,
    );
  }
  const [rate, term] = [rateIn(numbers), termIn(numbers)];
  if (!down && rate && term && need && need.sentence === rate.sentence && rate.value < 40) {
    const each = payment(need.value, rate.value, term.value);
    found.payment = each;
    say(
      `The loan: ${usd(need.value)} over ${amount(term.value)} years at ${amount(rate.value)}% is ${usd(each)} a month, before fees.`,
    );
    if (profit && (profit.per ?? 'month') === 'month')
      say(
        `After the payment: ${usd(profit.value)} − ${usd(each)} = ${usd(profit.value - each)} a month left, and ${usd(each)} ÷ ${usd(profit.value)} = ${share((each / profit.value) * 100)} of what you clear goes to the bank.`,
      );
  }
}
