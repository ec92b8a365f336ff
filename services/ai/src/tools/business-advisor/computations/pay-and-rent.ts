import { share, usd, wholeUsd } from '../dates-and-amounts.js';
import type { EnteredNumber } from '../entered-numbers.js';
import { isHourly, type NumberRoles, payPair } from '../number-roles.js';
import { type Found, monthly, type Say } from './computed.js';

const full = '40 hours × 52 weeks';

export function pay(numbers: readonly EnteredNumber[], found: Found, say: Say): void {
  const pair = payPair(numbers);
  if (!pair || found.wageRise) return;
  const gap = pair.other.value - pair.own.value;
  if (gap <= 0) return;
  const hourly = isHourly(pair);
  const yearly = hourly ? gap * 2080 : gap;
  found.payGap = {
    each: gap,
    yearly,
    hourly,
    own: pair.own.text,
    other: pair.other.text,
    ownValue: pair.own.value,
    sentences: [pair.own.sentence, pair.other.sentence],
  };
  const percent = share((gap / pair.own.value) * 100);
  say(
    hourly
      ? `Pay gap: ${usd(pair.other.value)} − ${usd(pair.own.value)} = ${usd(gap)} an hour (${percent} more than you pay). For one full-time person (${full}) that is ${usd(gap)} × 2,080 = ${wholeUsd(yearly)} a year.`
      : `Pay gap: ${usd(pair.other.value)} − ${usd(pair.own.value)} = ${usd(gap)} a year (${percent} more than you pay).`,
  );
  const open = numbers.find(
    (n) =>
      n.kind === 'count' &&
      n.value > 1 &&
      n.value < 100 &&
      /\b(?:need|needs|hire|hiring|openings?|open|short|looking for|fill)\b/i.test(
        `${n.before} ${n.noun ?? ''}`,
      ) &&
      !/\b(?:months?|weeks?|days?|years?|hours?)\b/i.test(n.noun ?? ''),
  );
  if (open && open.value > 1)
    say(
      `For the ${open.text} people you are short of: ${wholeUsd(yearly)} × ${open.value} = ${wholeUsd(yearly * open.value)} a year, if all of them got the full difference.`,
    );
}

export function rent(
  { change, isRentChange, rent: now, revenue }: NumberRoles,
  found: Found,
  say: Say,
) {
  const sales = monthly(revenue);
  if (change && isRentChange) {
    const yearlyRent = change.to.per === 'year' || change.from.per === 'year';
    const diff = (change.to.value - change.from.value) / (yearlyRent ? 12 : 1);
    found.rentRise = { monthly: diff, yearly: diff * 12 };
    const percent = share(((change.to.value - change.from.value) / change.from.value) * 100);
    const unit = yearlyRent ? 'year' : 'month';
    say(
      `Rent: ${usd(change.to.value)} − ${usd(change.from.value)} = ${usd(change.to.value - change.from.value)} more a ${unit} (${percent})${yearlyRent ? '' : `, so ${usd(diff)} × 12 = ${usd(diff * 12)} a year`}.`,
    );
    if (sales && !yearlyRent)
      say(
        `Rent as a share of revenue: ${usd(change.from.value)} ÷ ${usd(sales)} = ${share((change.from.value / sales) * 100)} today, ${usd(change.to.value)} ÷ ${usd(sales)} = ${share((change.to.value / sales) * 100)} then.`,
      );
  } else if (now && sales && (now.per ?? 'month') === 'month' && now.value < sales)
    say(
      `Rent as a share of revenue: ${usd(now.value)} ÷ ${usd(sales)} = ${share((now.value / sales) * 100)}.`,
    );
}
