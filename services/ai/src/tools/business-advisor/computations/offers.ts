import { amount, share, usd } from '../dates-and-amounts.js';
import type { EnteredNumber } from '../entered-numbers.js';
import { type Found, perYear, type Say } from './computed.js';
import { countsOf, isHours, isStaff, moneyOf } from './operands.js';

/** "3 nights a week, 2 people, 2.5 hours each, I pay 16, they offer 1,200 a month": what the job costs in pay. */
export function jobBid(numbers: readonly EnteredNumber[], found: Found, say: Say): void {
  const counts = countsOf(numbers);
  const times = counts.find(
    (n) =>
      n.per === 'week' &&
      /^(?:nights?|days?|times|visits?|mornings?|evenings?|cleanings?|stops?)\b/.test(n.noun ?? ''),
  );
  const hours = counts.find((n) => isHours(n) && n.value <= 24 && n.per !== 'week');
  const wage = moneyOf(numbers).find((n) => n.per === 'hour' && n.value < 150);
  const fee = moneyOf(numbers).find(
    (n) =>
      n !== wage &&
      /^(?:week|month|year|visit|night|time)$/.test(n.per ?? '') &&
      !/\b(?:rent|insurance)\b/i.test(n.before),
  );
  if (!times || !hours || !wage || !fee) return;
  const people = counts.find((n) => isStaff(n) && n !== times)?.value ?? 1;
  const weekly = times.value * people * hours.value;
  const pay = weekly * wage.value;
  const monthly = (pay * 52) / 12;
  const feeMonthly = perYear[fee.per ?? '']
    ? (fee.value * (perYear[fee.per ?? ''] ?? 12)) / 12
    : (fee.value * times.value * 52) / 12;
  found.bid = { left: feeMonthly - monthly, pay: monthly, fee: feeMonthly };
  say(
    `Hours: ${amount(times.value)} × ${people > 1 ? `${amount(people)} people × ` : ''}${amount(hours.value)} = ${amount(weekly)} hours a week.`,
  );
  say(
    `Pay: ${amount(weekly)} × ${usd(wage.value)} = ${usd(pay)} a week, and ${usd(pay)} × 52 ÷ 12 = ${usd(monthly)} a month.`,
  );
  say(
    `The offer: ${usd(feeMonthly)} − ${usd(monthly)} = ${usd(feeMonthly - monthly)} a month for payroll taxes, supplies, driving and you, ${share(((feeMonthly - monthly) / feeMonthly) * 100)} of it.`,
  );
}

/** "1 teacher per 8 toddlers, we have 21, 5 families wait at 245 a week": one more person beside what would come in. */
export function hireForWaiting(
  numbers: readonly EnteredNumber[],
  text: string,
  found: Found,
  say: Say,
): void {
  const wage = moneyOf(numbers).find((n) => n.per === 'hour' && n.value < 150);
  if (
    !found.idle ||
    !wage ||
    !/\b(?:hire|hiring|another|one more|add (?:a|an)|take on)\b/i.test(text)
  )
    return;
  const ratio = /\b(?:1|one) (\w+) (?:per|for(?: every| each)?|to) (\d+) (\w+)/i.exec(text);
  const [, , size, unit = ''] = ratio ?? [];
  const all = countsOf(numbers).find(
    (n) => n.noun?.startsWith(unit.toLowerCase()) && n.value > Number(size),
  );
  const waiting = countsOf(numbers).find((n) =>
    /\bwait(?:ing)? ?list\b/i.test(`${n.before} ${n.after}`),
  );
  if (size && all && waiting) {
    const need = (count: number) => Math.ceil(count / Number(size));
    const more = all.value + waiting.value;
    say(
      `By the rule: ${amount(all.value)} ÷ ${size} = ${amount(all.value / Number(size))}, so ${need(all.value)} today; with all who wait ${amount(all.value)} + ${amount(waiting.value)} = ${amount(more)}, and ${amount(more)} ÷ ${size} = ${amount(more / Number(size))}, so ${need(more)}.${need(all.value) * Number(size) > all.value ? ` You have room for ${need(all.value) * Number(size) - all.value} more without hiring.` : ''}`,
    );
  }
  const hours = { week: 40, month: 173 }[found.idle.per];
  if (!hours) return;
  const cost = wage.value * hours;
  found.hire = { cost, left: found.idle.each - cost, per: found.idle.per };
  say(
    `One more person: ${usd(wage.value)} × ${hours} hours = ${usd(cost)} a ${found.idle.per} before payroll taxes, so ${usd(found.idle.each)} − ${usd(cost)} = ${usd(found.idle.each - cost)} would be left.`,
  );
}

/** A payment beside what comes in only in some months of the year. */
export function seasonalPayment(numbers: readonly EnteredNumber[], found: Found, say: Say): void {
  const season = countsOf(numbers).find(
    (n) =>
      /^months?\b/.test(n.noun ?? '') &&
      n.value < 12 &&
      /\b(?:of|a|out of|per) (?:the |every |each )?year\b/i.test(n.after),
  );
  const income = moneyOf(numbers).find(
    (n) =>
      n.per === 'month' &&
      /\b(?:add|adds|bring|brings|make|makes|earn|earns|extra|more|get)\b/i.test(
        `${n.before} ${n.after}`,
      ),
  );
  if (!found.payment || !season || !income) return;
  const [yearly, paid] = [income.value * season.value, found.payment * 12];
  found.seasonPays = yearly - paid;
  say(
    `In a year it brings ${usd(income.value)} × ${amount(season.value)} = ${usd(yearly)}, and the loan takes ${usd(found.payment)} × 12 = ${usd(paid)}: ${usd(Math.abs(yearly - paid))} ${yearly < paid ? 'too little' : 'more than it takes'}, before seed, labor and repairs.`.replace(
      'before seed, labor and repairs',
      'before what it costs to run',
    ),
  );
}
