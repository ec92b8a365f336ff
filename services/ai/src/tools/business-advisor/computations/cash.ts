import { amount, share, usd } from '../dates-and-amounts.js';
import type { EnteredNumber } from '../entered-numbers.js';
import { type NumberRoles } from '../number-roles.js';
import { type Found, monthly, type Say } from './computed.js';
import { costsFromParts } from './payroll.js';

export function money(
  numbers: readonly EnteredNumber[],
  roles: NumberRoles,
  found: Found,
  say: Say,
): void {
  const { cash, burn, revenue, costs, change, isRentChange, owed, need } = roles;
  if (change && !isRentChange && !found.wageRise && change.from.kind === 'money') {
    const diff = change.to.value - change.from.value;
    const percent = share((Math.abs(diff) / change.from.value) * 100);
    say(
      `From ${usd(change.from.value)} to ${usd(change.to.value)} is ${usd(Math.max(change.from.value, change.to.value))} − ${usd(Math.min(change.from.value, change.to.value))} = ${usd(Math.abs(diff))} ${diff < 0 ? 'less' : 'more'} (${percent}).`,
    );
  }
  const [sales, spent] = [
    monthly(revenue),
    monthly(costs) ?? (revenue ? costsFromParts(numbers, found, say) : undefined),
  ];
  if (spent !== undefined) found.monthlyCosts = spent;
  const isPartial = !costs && sales !== undefined && spent !== undefined && spent < sales;
  if (isPartial)
    say(
      `After the costs you named: ${usd(sales)} − ${usd(spent)} = ${usd(sales - spent)} a month, before every cost that you did not name.`,
    );
  else if (sales !== undefined && spent !== undefined) {
    const result = sales - spent;
    found.monthlyResult = result;
    say(
      `A month: ${usd(sales)} in − ${usd(spent)} out = ${usd(result)}${result > 0 ? ` left (${share((result / sales) * 100)} of revenue)` : result < 0 ? ', a loss' : ''}.`,
    );
  }
  found.monthlyResult ??= monthly(roles.profit) as number;
  const loss =
    monthly(burn) ??
    (found.monthlyResult && found.monthlyResult < 0 ? -found.monthlyResult : undefined);
  if (cash && loss) {
    found.runwayMonths = cash.value / loss;
    say(
      `Months of cash: ${usd(cash.value)} ÷ ${usd(loss)} a month = ${amount(cash.value / loss)} months, if nothing changes.`,
    );
  } else if (cash && spent && !found.payDays) {
    found.runwayMonths = cash.value / spent;
    say(
      `Without any income, the cash covers ${usd(cash.value)} ÷ ${usd(spent)} a month = ${amount(cash.value / spent)} months of costs${cash.value < spent ? `, about ${Math.floor((cash.value / spent) * 30)} days` : ''}.`,
    );
  }
  if (owed && sales)
    say(
      `Owed to you: ${usd(owed.value)} ÷ ${usd(sales)} a month = ${amount(owed.value / sales)} months of revenue that is earned and not here.`,
    );
  if (owed && cash && owed !== cash && !found.payDays)
    say(
      `With what is owed, the cash would be ${usd(cash.value)} + ${usd(owed.value)} = ${usd(cash.value + owed.value)}.`,
    );
  if (need && cash && !numbers.some((n) => /^\s*down\b/i.test(n.after) && n.kind === 'percent')) {
    found.missing = need.value - cash.value;
    if (found.missing > 0)
      say(`To raise: ${usd(need.value)} − ${usd(cash.value)} you have = ${usd(found.missing)}.`);
  }
  const toEarn = found.missing && found.missing > 0 ? found.missing : need?.value;
  const isFinanced = numbers.some((n) => /^\s*down\b/i.test(n.after) && n.kind === 'percent');
  if (!isFinanced && toEarn && found.monthlyResult && found.monthlyResult > 0)
    say(
      `From what is left each month it takes ${usd(toEarn)} ÷ ${usd(found.monthlyResult)} = ${amount(toEarn / found.monthlyResult)} months to earn it.`,
    );
}
