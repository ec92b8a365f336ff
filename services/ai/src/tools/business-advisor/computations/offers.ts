import { amount, share, usd } from '../dates-and-amounts.js';
import type { EnteredNumber } from '../entered-numbers.js';
import type { NumberRoles } from '../number-roles.js';
import { isUsedUp } from '../supplies.js';
import { type Found, perYear, type Say } from './computed.js';
import { countsOf, isHours, isStaff, lead, moneyOf } from './operands.js';

/** "Raise my cut from 22 to 27, I do 60 a week": how many customers may leave before less comes in. */
export function priceRise(
  numbers: readonly EnteredNumber[],
  { change, isRentChange }: NumberRoles,
  found: Found,
  say: Say,
): void {
  if (change?.from.kind !== 'money' || isRentChange || found.wageRise || found.supplyMore) return;
  const isOwn =
    /\b(?:rais\w+|charg\w+|price|increase|bump\w*|go up|my rate|our rate|lower\w*|drop)\b/i.test(
      lead(change.from),
    );
  const sold = countsOf(numbers).find(
    (n) =>
      perYear[n.per ?? ''] &&
      n.value > 1 &&
      !isHours(n) &&
      !/^(?:days?|weeks?|months?|years?)\b/.test(n.noun ?? ''),
  );
  if (!isOwn || !sold?.per || change.to.value <= change.from.value) return;
  if (isUsedUp(lead(sold))) return;
  const [from, to] = [change.from.value, change.to.value];
  const today = sold.value * from;
  const needed = Math.ceil(today / to - 1e-9);
  const spare = sold.value - needed;
  found.priceRise = { from, to, spare, per: sold.per };
  say(
    `Today ${amount(sold.value)} × ${usd(from)} = ${usd(today)} a ${sold.per}. At ${usd(to)} the same money takes ${usd(today)} ÷ ${usd(to)} = ${amount(today / to)}, so ${amount(needed)}. You may lose ${amount(sold.value)} − ${amount(needed)} = ${amount(spare)} of ${amount(sold.value)} a ${sold.per} before less comes in.`,
  );
  say(
    `If everybody stays: ${amount(sold.value)} × ${usd(to - from)} = ${usd(sold.value * (to - from))} more a ${sold.per}.`,
  );
}

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

/** "Spent 1,400 on ads, got 30 orders, average 45, margin 40%": whether the ads paid for themselves. */
export function adReturn(
  numbers: readonly EnteredNumber[],
  { budget, unitPrice }: NumberRoles,
  found: Found,
  say: Say,
): void {
  if (!budget || !/\bspen[dt]\b|\bpaid\b|\bpaying\b|\bput\b/i.test(budget.sentence)) return;
  const got = countsOf(numbers).find(
    (n) =>
      n.value > 0 &&
      /^(?:new |more |extra )?(?:orders?|sales|customers?|clients?|jobs?|bookings?|members?|patients?|sign[- ]?ups?|calls?|leads?|inquiries)\b/.test(
        n.noun ?? '',
      ) &&
      /\b(?:got|get|brought|bring|led to|came|only|maybe|about|made)\b/i.test(lead(n)),
  );
  if (!got) return;
  const each = budget.value / got.value;
  const unit = (/^(?:(?:new|more|extra) )?(sign[- ]?up|\w+)/.exec(got.noun ?? '')?.[1] ?? 'order')
    .replace(/^sign[- ]?up$/, 'sign-up')
    .replace(/ies$/, 'y')
    .replace(/s$/, '');
  say(`Each ${unit} cost ${usd(budget.value)} ÷ ${amount(got.value)} = ${usd(each)} in ads.`);
  if (!unitPrice || /^(?:call|lead|inquiry)$/.test(unit)) {
    found.adReturn = { each, unit };
    return;
  }
  const sales = got.value * unitPrice.value;
  const margin = numbers.find(
    (n) =>
      n.kind === 'percent' &&
      /\b(?:margin|markup|profit|keep|food cost)\b/i.test(`${n.before} ${n.after}`),
  );
  say(`They brought ${amount(got.value)} × ${usd(unitPrice.value)} = ${usd(sales)} in sales.`);
  const kept = margin ? (sales * margin.value) / 100 : sales;
  if (margin) say(`Of that you keep ${usd(sales)} × ${share(margin.value)} = ${usd(kept)}.`);
  found.adReturn = {
    each,
    unit,
    left: kept - budget.value,
    ...(margin && { keeps: (unitPrice.value * margin.value) / 100 }),
  };
  say(
    kept < budget.value
      ? `The ads cost ${usd(budget.value)} − ${usd(kept)} = ${usd(budget.value - kept)} more than they brought${margin ? '' : ', before the goods are paid'}.`
      : `After the ads: ${usd(kept)} − ${usd(budget.value)} = ${usd(kept - budget.value)}${margin ? '' : ', before the goods are paid'}.`,
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
