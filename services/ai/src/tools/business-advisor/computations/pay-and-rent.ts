import { share, usd, wholeUsd } from '../dates-and-amounts.js';
import type { EnteredNumber } from '../entered-numbers.js';
import type { NumberRoles } from '../number-roles.js';
import { isHourly, type PayPair, payPair } from '../pay-pair.js';
import { type Found, monthly, type Say } from './computed.js';
import { partOf } from './parts.js';

const full = '40 hours × 52 weeks';

export function pay(numbers: readonly EnteredNumber[], found: Found, say: Say): void {
  const pair = payPair(numbers) ?? payByPart(numbers, say);
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

/** "My helpers get half of what the dealership pays, they pay 36", "we pay 20% less than the hospital's 30". */
function payByPart(numbers: readonly EnteredNumber[], say: Say): PayPair | undefined {
  const part = numbers.find(
    (n) =>
      n.kind === 'percent' &&
      (/^\s*(?:of )?(?:what|as much as)\b[^.;]*\b(?:pays?|makes?|gets?|starts?|offers?)\b/i.test(
        n.sentence.slice(n.start + n.text.length),
      ) ||
        /^\s*(?:less|below|under) (?:than )?/i.test(n.after)),
  );
  const other = numbers.find(
    (n) =>
      n.kind === 'money' &&
      /\b(?:pays?|paying|offers?|starts?|makes?|gets?)\b/i.test(`${n.before} ${n.after}`) &&
      !/\b(?:rent|loan|insurance|customers?)\b/i.test(n.before),
  );
  if (!part || !other || !/\b(?:pay|pays|wages?|make|makes|get|gets|paying)\b/i.test(part.sentence))
    return undefined;
  const isLess = /^\s*(?:less|below|under)\b/i.test(part.after);
  const { sum, value } = partOf(part, other.value);
  const ownValue = isLess ? other.value - value : value;
  say(
    isLess
      ? `Your pay: ${sum} = ${usd(value)} less than ${usd(other.value)}, so ${usd(ownValue)}.`
      : `Your pay: ${sum} = ${usd(ownValue)}.`,
  );
  return {
    own: { ...other, value: ownValue, text: usd(ownValue), sentence: part.sentence },
    other: { ...other, text: usd(other.value) },
  };
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
