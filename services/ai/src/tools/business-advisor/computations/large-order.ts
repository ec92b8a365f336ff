import { amount, usd } from '../dates-and-amounts.js';
import type { EnteredNumber } from '../entered-numbers.js';
import type { NumberRoles } from '../number-roles.js';
import { cents, type Found, type Say } from './computed.js';
import { countsOf, moneyOf } from './operands.js';

const costOfOne =
  /\b(?:blanks?|ink|costs?(?: me| us)?|materials?|ingredients?|parts|wax|jars?|labels?|fabric|wood|box(?:es)?|packaging|shipping)\s*(?:\w+\s+){0,2}$/i;

/** "500 shirts at 9.50, blanks 3.40 each and ink 0.60, they pay 60 days after": profit, and the cash until they pay. */
export function largeOrder(
  numbers: readonly EnteredNumber[],
  { cash }: NumberRoles,
  found: Found,
  say: Say,
): void {
  const count = countsOf(numbers).find(
    (n) =>
      n.value >= 20 &&
      n.per === undefined &&
      /\b(?:wants?|order(?:ed|s)?|asked for|needs?)\b/i.test(n.before) &&
      /\bat\b/i.test(n.noun ?? n.after),
  );
  const money = moneyOf(numbers);
  const price = money.find((n) => n.sentence === count?.sentence && n.start > (count?.start ?? 0));
  if (!count || !price) return;
  const costs = money.filter(
    (n) => n !== price && n !== cash && n.value < price.value && costOfOne.test(n.before),
  );
  if (costs.length === 0) return;
  const one = cents(costs.reduce((sum, { value }) => sum + value, 0));
  const [income, spent] = [count.value * price.value, cents(count.value * one)];
  found.largeOrder = { profit: cents(income - spent), spent };
  say(
    `The order brings ${amount(count.value)} × ${usd(price.value)} = ${usd(income)}. One costs ${costs.length > 1 ? `${costs.map(({ value }) => usd(value)).join(' + ')} = ` : ''}${usd(one)}, all of them ${amount(count.value)} × ${usd(one)} = ${usd(spent)}.`,
  );
  say(
    `It leaves ${usd(income)} − ${usd(spent)} = ${usd(cents(income - spent))}, before your time.`,
  );
  const days = countsOf(numbers).find((n) => /^days?\b/.test(n.noun ?? '') && n.value >= 10);
  if (cash && cash.value < spent)
    say(
      `Until they pay${days ? `, ${amount(days.value)} days after,` : ''} you are short: ${usd(spent)} − ${usd(cash.value)} = ${usd(cents(spent - cash.value))}.`,
    );
}
