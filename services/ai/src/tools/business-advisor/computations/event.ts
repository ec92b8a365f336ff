import { amount, usd } from '../dates-and-amounts.js';
import type { EnteredNumber } from '../entered-numbers.js';
import { cents, type Found, type Say } from './computed.js';
import { countsOf, moneyOf } from './operands.js';

/** "400 fee plus 15% of sales, food cost 30%, 1,800 a day, two days": what a market or festival leaves. */
export function event(numbers: readonly EnteredNumber[], found: Found, say: Say): void {
  const money = moneyOf(numbers);
  const fee = money.find(
    (n) =>
      /^\s*(?:\w+ )?(?:fee|booth|entry|stall|spot|table)\b/i.test(n.after) ||
      /\b(?:fee|booth|entry|stall|spot)\b[^,]*$/i.test(n.before),
  );
  const dailyCounts = countsOf(numbers).filter(
    (n) => n.per === 'day' && /^(?:$|an?\b|per\b)/.test(n.noun ?? '') && n.value >= 100,
  );
  const sales = [...money, ...dailyCounts].find(
    (n) =>
      n !== fee &&
      /\b(?:day|sell|do|make|sales|take)\b/i.test(`${n.before} ${n.after}`) &&
      n.value > (fee?.value ?? 0),
  );
  const days =
    countsOf(numbers).find((n) => /^days?\b/.test(n.noun ?? '') && n.value <= 14)?.value ?? 1;
  const isEvent = /\b(?:event|festival|fair|market|weekend|concert|show|parade)\b/i.test(
    fee?.sentence ?? '',
  );
  if (!fee || !sales || !isEvent) return;
  const percents = numbers.filter((n) => n.kind === 'percent' && n.value < 95);
  const taken = percents.find((n) => /\b(?:of )?(?:sales|revenue|take|gross)\b/i.test(n.after));
  const goods = percents.find(
    (n) =>
      n !== taken &&
      /\b(?:food|goods|product|ingredients?|materials?|flour)\b/i.test(`${n.before} ${n.after}`),
  );
  const all = sales.value * days;
  const parts = [taken, goods].flatMap((n) => (n ? [{ n, value: (all * n.value) / 100 }] : []));
  if (parts.length === 0) return;
  const left = all - fee.value - parts.reduce((sum, { value }) => sum + value, 0);
  const kept = 1 - parts.reduce((sum, { n }) => sum + n.value, 0) / 100;
  if (days > 1)
    say(`Sales, if it goes as usual: ${usd(sales.value)} × ${amount(days)} = ${usd(all)}.`);
  say(
    `It leaves ${usd(all)} − ${usd(fee.value)} fee${parts.map(({ n, value }) => ` − ${usd(value)} (${n.value}%${n === taken ? ' to them' : ' goods'})`).join('')} = ${usd(left)}, before pay, fuel and tax.`,
  );
  const even = cents(fee.value / kept);
  say(
    `The fee is earned back at ${usd(fee.value)} ÷ ${Math.round(kept * 100)}% = ${usd(even)} of sales.`,
  );
  found.event = { left, even };
}
