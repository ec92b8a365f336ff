import { usd } from '../dates-and-amounts.js';
import type { EnteredNumber } from '../entered-numbers.js';
import type { NumberRoles } from '../number-roles.js';
import type { Found, Say } from './computed.js';
import { moneyOf } from './operands.js';

const soon =
  /\b(?:due|on the (?:1st|first|15th|\d{1,2}(?:st|nd|rd|th))|this week|next week|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day|by the end of)\b/i;

/** "Rent 2,100 due on the 1st and payroll friday 3,800, 4,900 in the bank": whether the cash covers what is due. */
export function dueSoon(
  numbers: readonly EnteredNumber[],
  { cash, owed }: NumberRoles,
  found: Found,
  say: Say,
): void {
  if (!cash) return;
  const due = moneyOf(numbers).filter(
    (n) =>
      n !== cash &&
      n !== owed &&
      n.per === undefined &&
      (soon.test(n.after) || soon.test(n.before)) &&
      /\b(?:rent|payroll|tax|taxes|loan|payment|bill|insurance|supplier|invoice|lease|owe)\b/i.test(
        n.before,
      ),
  );
  if (due.length < 2) return;
  const sum = due.reduce((all, { value }) => all + value, 0);
  const rest = cash.value - sum;
  found.dueSoon = { sum, rest };
  const outcome =
    rest < 0
      ? `${usd(sum)} − ${usd(cash.value)} = ${usd(-rest)} short`
      : `${usd(cash.value)} − ${usd(sum)} = ${usd(rest)} left`;
  say(
    `Due soon: ${due.map(({ value }) => usd(value)).join(' + ')} = ${usd(sum)}. ${outcome}${owed ? `, until the ${usd(owed.value)} comes in` : ''}.`,
  );
}
