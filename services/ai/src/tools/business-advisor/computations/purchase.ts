import { loan } from '@commons/calculators/loan';
import { amount, share, usd } from '../dates-and-amounts.js';
import type { EnteredNumber } from '../entered-numbers.js';
import type { NumberRoles } from '../number-roles.js';
import type { Found, Say } from './computed.js';
import { alternatives, around, countsOf, moneyOf } from './operands.js';

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

/** Repair or new, beside the cash and what the thing earns. */
export function repairOrNew(
  numbers: readonly EnteredNumber[],
  { cash }: NumberRoles,
  found: Found,
  say: Say,
): void {
  const both = alternatives(moneyOf(numbers).filter((n) => n !== cash));
  const earns = moneyOf(numbers).find(
    (n) =>
      /^(?:day|week)$/.test(n.per ?? '') && /\b(?:earns?|makes?|brings?|does)\b/i.test(n.before),
  );
  if (!both) return;
  const { less, more } = both;
  found.options = { less: less.value, more: more.value };
  say(
    `Between the two: ${usd(more.value)} − ${usd(less.value)} = ${usd(more.value - less.value)}.`,
  );
  if (cash)
    for (const { value } of [less, more])
      say(
        cash.value >= value
          ? `After paying ${usd(value)}: ${usd(cash.value)} − ${usd(value)} = ${usd(cash.value - value)} of your money is left.`
          : `For ${usd(value)} you are short: ${usd(value)} − ${usd(cash.value)} = ${usd(value - cash.value)}.`,
      );
  if (earns?.per) {
    found.earns = { each: earns.value, per: earns.per };
    for (const { value } of [less, more])
      say(
        `${usd(value)} ÷ ${usd(earns.value)} = ${amount(value / earns.value)} ${earns.per}s of what it brings in.`,
      );
  }
}

/** The price of a business or of a partner's share. */
export function buyout(
  numbers: readonly EnteredNumber[],
  text: string,
  found: Found,
  say: Say,
): void {
  const money = moneyOf(numbers);
  const worth = money.find(
    (n) =>
      /\b(?:worth|valued? at|value is|asking|price)\b[^,]*$/i.test(n.before) && n.value >= 10_000,
  );
  const has = money.find((n) => n !== worth && /\bhas\s+(?:only |about |maybe )?$/i.test(n.before));
  if (worth && has && worth.value > has.value) {
    found.missing = worth.value - has.value;
    say(
      `Between price and what is there: ${usd(worth.value)} − ${usd(has.value)} = ${usd(found.missing)}, to come from a loan or from payments to you over time.`,
    );
  }
  const half = money.find(
    (n) =>
      n.value >= 1_000 &&
      (/\bhalf\b/i.test(n.after) ||
        /\b(?:buy (?:him|her|them|me) out|half|share|stake) (?:for|at)\s+(?:about )?$/i.test(
          n.before,
        )),
  );
  const yearly = money.find(
    (n) =>
      n !== half &&
      (n.per === 'year' ||
        (!n.per && /\b(?:last|this) year\b/i.test(n.sentence) && n.value >= 5_000)),
  );
  if (half && yearly && /\b(?:split|partner|half|co-?owner)\b/i.test(text)) {
    const each = yearly.value / 2;
    found.share = { price: half.value, yearly: each };
    say(
      `One half earns ${usd(yearly.value)} ÷ 2 = ${usd(each)} a year. The price is ${usd(half.value)} ÷ ${usd(each)} = ${amount(half.value / each)} years of it.`,
    );
  }
  const hours = countsOf(numbers).filter(
    (n) =>
      /^(?:hours?|hrs?)\b/.test(n.noun ?? '') ||
      (n.noun === undefined && /\b(?:I do|I work|I put in|me)\s+$/i.test(n.before)) ||
      /\bI (?:do|work|put in)\s+$/i.test(n.before),
  );
  const [theirs, mine] = hours;
  if (theirs && mine && /\bpartner\b/i.test(text)) {
    const all = theirs.value + mine.value;
    const high = Math.max(theirs.value, mine.value);
    found.hourShare = (mine.value / all) * 100;
    say(
      `Hours: ${theirs.value} + ${mine.value} = ${amount(all)} a week. The larger part is ${amount(high)} ÷ ${amount(all)} = ${share((high / all) * 100)} of the work.`,
    );
  }
}
