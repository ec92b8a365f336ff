import { amount, share, usd } from '../dates-and-amounts.js';
import type { EnteredNumber } from '../entered-numbers.js';
import type { NumberRoles } from '../number-roles.js';
import { type Found, perYear, type Say } from './computed.js';
import { around, moneyOf } from './operands.js';

const isPayroll = (n: EnteredNumber) =>
  /\bpayroll\b[^,]*$/i.test(n.before) &&
  !/\btax/i.test(around(n)) &&
  /^(?:week|two weeks|month)$/.test(n.per ?? '');

/** Pay days that the cash and the unpaid invoices cover, and how much hangs on one customer. */
export function payroll(
  numbers: readonly EnteredNumber[],
  { cash, owed }: NumberRoles,
  found: Found,
  say: Say,
): void {
  const pay = moneyOf(numbers).find(isPayroll);
  if (pay?.per) {
    const times = { week: 4, 'two weeks': 2 }[pay.per];
    found.payroll = { each: pay.value, per: pay.per, fourWeeks: pay.value * (times ?? 1) };
    if (times)
      say(`Payroll: ${usd(pay.value)} × ${times} = ${usd(pay.value * times)} in four weeks.`);
    const unit = pay.per === 'month' ? 'months of payroll' : 'pay days';
    if (cash) {
      found.payDays = cash.value / pay.value;
      const next = Math.ceil(found.payDays);
      const short = next * pay.value - cash.value;
      const isNear = times && next > found.payDays && short < pay.value / 2;
      say(
        `Your cash covers ${usd(cash.value)} ÷ ${usd(pay.value)} = ${exact(found.payDays)} ${unit} if nothing else comes in${isNear ? `: pay day ${next} would be ${usd(next * pay.value)} − ${usd(cash.value)} = ${usd(short)} short` : ''}.`,
      );
    }
    if (owed && cash && owed !== cash && times) {
      const [next, sum] = [
        Math.ceil(found.payDays ?? 0),
        Math.ceil(found.payDays ?? 0) * pay.value,
      ];
      const short = sum - cash.value;
      if (short > 0 && short < owed.value)
        say(
          `For pay day ${next}, ${usd(sum)} − ${usd(cash.value)} = ${usd(short)} has to come in before it: ${share((short / owed.value) * 100)} of the ${usd(owed.value)} that you are owed.`,
        );
    }
    if (owed && owed !== cash)
      say(
        `The unpaid invoices hold ${usd(owed.value)} ÷ ${usd(pay.value)} = ${amount(owed.value / pay.value)} ${unit}.`,
      );
  }
  const one = numbers.find(
    (n) =>
      n.kind === 'percent' &&
      /^\s*of (?:(?:our|my|all|the|your) )?(?:revenue|sales|business|income|work|turnover)\b/i.test(
        n.after,
      ) &&
      /\b(?:customer|client|account|contract|buyer|company|he|they)\b/i.test(n.before),
  );
  if (one) {
    found.oneCustomer = one.value;
    say(
      `One customer is ${share(one.value)} of your revenue. When they pay late, ${share(one.value)} of what comes in is late: that is the risk behind the rest.`,
    );
  }
}

/** Two decimals where one would hide that it is not enough: 1.96. */
const exact = (value: number) =>
  Number.isInteger(Math.round(value * 10) / 10)
    ? String(Math.round(value * 100) / 100)
    : amount(value);

const parts: readonly (readonly [string, RegExp])[] = [
  ['rent', /\b(?:rent|lease)\b/i],
  ['payroll', /\b(?:payroll|wages|salaries)\b/i],
  ['supplies', /\b(?:ingredients|materials|supplies|food|feed|inventory|stock|product)\b/i],
  ['utilities', /\b(?:utilities|electric\w*|gas|power|water|phone|internet)\b/i],
  ['insurance', /\binsurance\b/i],
  ['loans', /\b(?:truck|car|van|loan) payments?\b/i],
];

/** The month's costs from their parts; only parts with a name count, each by the month. */
export function costsFromParts(
  numbers: readonly EnteredNumber[],
  found: Found,
  say: Say,
): number | undefined {
  const used = parts.flatMap(([name, words]) => {
    const n = moneyOf(numbers).find(
      (one) =>
        words.test(one.before.split(/[,;]/).at(-1) ?? '') &&
        (one.per === undefined || perYear[one.per]) &&
        one.value >= 50,
    );
    if (n && n.value > (found.largestCost?.value ?? 0))
      found.largestCost = { name, value: n.value };
    return n ? [n] : [];
  });
  const unique = [...new Set(used)];
  if (unique.length < 2) return undefined;
  const values = unique.map((n) => {
    const per = n.per ?? 'month';
    if (per === 'month') return n.value;
    const value = Math.round((n.value * (perYear[per] ?? 12)) / 12);
    say(`${usd(n.value)} × ${perYear[per]} ÷ 12 = ${usd(value)} a month.`);
    return value;
  });
  const sum = values.reduce((all, one) => all + one, 0);
  say(`The costs you named: ${values.map(usd).join(' + ')} = ${usd(sum)} a month.`);
  return sum;
}
