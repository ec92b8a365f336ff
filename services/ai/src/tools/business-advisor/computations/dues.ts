import { amount, share, usd } from '../dates-and-amounts.js';
import type { EnteredNumber } from '../entered-numbers.js';
import type { NumberRoles } from '../number-roles.js';
import { type Found, perYear, type Say } from './computed.js';
import { around, countsOf, lead, moneyOf } from './operands.js';

const ownDebt =
  /\b(?:I|we|you) (?:still )?owe\b(?! (?:me|us)\b)[^.]*$|\bowed? (?:taxes|tax)|\bbill (?:is|of|for)|\bfine (?:is|of)|\bcards?\b|\b(?:irs|state|county|city|tax office) (?:now )?(?:wants?|says|claims|is asking)\b[^.]*$/i;

/** What has to be paid: to an office or on debts. */
export function dues(
  numbers: readonly EnteredNumber[],
  text: string,
  { cash, profit }: NumberRoles,
  found: Found,
  say: Say,
): void {
  const money = moneyOf(numbers);
  const due = money.find(
    (n) => !n.per && n !== cash && (ownDebt.test(lead(n)) || /\b(?:penalty|tax)\b/i.test(n.after)),
  );
  if (due) found.due = due.value;
  const isOffice = /\b(?:irs|tax(?:es)?|state|city|county|letter|audit)\b/i.test(text);
  if (due && cash && isOffice)
    say(
      due.value > cash.value
        ? `Short: ${usd(due.value)} − ${usd(cash.value)} = ${usd(due.value - cash.value)}, before any penalty that is not in the sum.`
        : `After paying: ${usd(cash.value)} − ${usd(due.value)} = ${usd(cash.value - due.value)} left.`,
    );
  const parts = countsOf(numbers).find((n) =>
    /^(?:monthly )?(?:payments|installments|instalments)\b/.test(n.noun ?? ''),
  );
  if (due && parts && parts.value > 1) {
    found.instalment = due.value / parts.value;
    say(
      `In ${parts.text} payments: ${usd(due.value)} ÷ ${parts.value} = ${usd(due.value / parts.value)} each, before interest.`,
    );
  }
  const paid = money.find(
    (n) =>
      n.per === 'month' &&
      n !== profit &&
      /\bpay(?:ing|ments?)?\b/i.test(n.before) &&
      /\bowe|\bcards?\b|\bloans?\b|\bdebts?\b/i.test(n.sentence),
  );
  const left = profit && (profit.per ?? 'month') === 'month' ? profit : undefined;
  if (due && paid && left) {
    found.debtLeft = left.value - paid.value;
    say(
      `After the debt: ${usd(left.value)} − ${usd(paid.value)} = ${usd(found.debtLeft)} a month. The debt takes ${usd(paid.value)} ÷ ${usd(left.value)} = ${share((paid.value / left.value) * 100)} of what the business clears.`,
    );
  }
}

/** What the owner has already paid for work that nobody has paid for. */
export function unpaidWork(
  numbers: readonly EnteredNumber[],
  { owed }: NumberRoles,
  found: Found,
  say: Say,
): void {
  const spent = moneyOf(numbers).filter(
    (n) =>
      n !== owed &&
      !n.per &&
      /\b(?:materials?|parts|supplies|paid|labor|crew)\b/i.test(n.before) &&
      !/\bpaid (?:me|us)\b/i.test(n.before),
  );
  if (!owed || spent.length < 2) return;
  const all = spent.reduce((sum, { value }) => sum + value, 0);
  if (all >= owed.value) return;
  found.ownMoney = all;
  say(
    `Of the ${usd(owed.value)}, you have already paid out ${spent.map(({ value }) => usd(value)).join(' + ')} = ${usd(all)}.`,
  );
}

/** What goes missing, and how soon a remedy pays. */
export function missing(
  numbers: readonly EnteredNumber[],
  text: string,
  found: Found,
  say: Say,
): void {
  if (
    !/\b(?:steal\w*|stole\w*|skim\w*|theft|shrink\w*|shoplift\w*|missing|short|embezzl\w*)\b/i.test(
      text,
    )
  )
    return;
  const money = moneyOf(numbers);
  const leak = money.find(
    (n) =>
      perYear[n.per ?? ''] &&
      n.per !== 'year' &&
      /\b(?:los\w+|miss\w*|short|shrink\w*|steal\w*|stolen|theft)\b/i.test(around(n)),
  );
  if (leak?.per) {
    const times = perYear[leak.per] ?? 12;
    found.leak = { each: leak.value, per: leak.per };
    say(`Missing: ${usd(leak.value)} × ${times} = ${usd(leak.value * times)} a year.`);
    const remedy = money.find(
      (n) =>
        n !== leak &&
        !n.per &&
        /\b(?:cameras?|system|safe|locks?|alarm|gate|guard)\b/i.test(around(n)),
    );
    if (remedy)
      say(
        `${usd(remedy.value)} ÷ ${usd(leak.value)} = ${amount(remedy.value / leak.value)} ${leak.per}s of losses, if it stopped all of them.`,
      );
    return;
  }
  const sums = money.filter((n) => !n.per && /\bshort|\bmissing/i.test(lead(n)));
  if (sums.length >= 2) {
    const all = sums.reduce((sum, n) => sum + n.value, 0);
    found.leak = { each: all, per: 'all' };
    say(`Missing so far: ${sums.map((n) => usd(n.value)).join(' + ')} = ${usd(all)}.`);
  }
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const names = `${months.map((name) => `${name}[a-z]*`).join('|')}`;

/** Bills of the months in which nothing comes in. */
export function deadMonths(
  numbers: readonly EnteredNumber[],
  text: string,
  found: Found,
  say: Say,
): void {
  const span = new RegExp(`\\b(${names})\\.? (?:to|till|until|through) (${names})\\b`, 'i').exec(
    text,
  );
  const at = (name: string | undefined) => months.indexOf((name ?? '').slice(0, 3).toLowerCase());
  if (!span) return;
  const [from, to] = [at(span[1]), at(span[2])];
  const length = ((to - from + 12) % 12) + 1;
  const lead = text.slice(0, span.index);
  const isGood =
    /\b(?:money comes in|busy|season is|open|make it all|earn|(?:only|we|I) work|only)\b[^.]*$/i.test(
      lead,
    );
  const earns = /\b(?:make|making|earn|bring in)\b[^.,]*\d[^.,]*$/i.test(lead);
  const dead = isGood || earns ? 12 - length : length;
  const earned = moneyOf(numbers).find(
    (n) => n.per === 'month' && /\bin (?:the )?season\b/i.test(n.after),
  );
  if (earned && dead > 0 && dead < 12) {
    const all = earned.value * (12 - dead);
    say(
      `The season: ${12 - dead} × ${usd(earned.value)} = ${usd(all)}. It has to last twelve months: ${usd(all)} ÷ 12 = ${usd(Math.round(all / 12))} a month.`,
    );
    found.seasonMonthly = Math.round(all / 12);
  }
  const bills = moneyOf(numbers).find(
    (n) =>
      n.per === 'month' &&
      /\b(?:bills|costs?|expenses|rent|need|goes out|overhead)\b/i.test(n.before),
  );
  if (!bills || dead < 1 || dead > 11) return;
  found.deadCost = bills.value * dead;
  say(
    `The months without income: ${dead} × ${usd(bills.value)} = ${usd(found.deadCost)} of bills.`,
  );
}
