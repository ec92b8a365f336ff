import { usd, wholeUsd } from '../dates-and-amounts.js';
import type { EnteredNumber } from '../entered-numbers.js';
import type { NumberRoles } from '../number-roles.js';
import { type Found, monthly, type Say } from './computed.js';
import { moneyOf } from './operands.js';

const isCost = (n: EnteredNumber) =>
  /\b(?:rent|lease|payroll|wages|salaries|utilities|electric\w*|insurance|other|loan|overhead|phone|trucks?)\b[^,;]*$/i.test(
    n.before,
  );

/** "Sales down from 62k to 51k, margin 34 percent, rent 5k, payroll 11k": what the sales leave after the fixed costs. */
export function grossMargin(
  numbers: readonly EnteredNumber[],
  { revenue, change }: NumberRoles,
  found: Found,
  say: Say,
): void {
  const margin = numbers.find(
    (n) => n.kind === 'percent' && /\bmargins?\b/i.test(`${n.before} ${n.after}`),
  );
  const fell = change?.to.per === 'month' || /\bsales|revenue\b/i.test(change?.to.sentence ?? '');
  const sales = (fell ? change?.to.value : undefined) ?? monthly(revenue);
  const costs = moneyOf(numbers).filter(
    (n) => isCost(n) && n !== change?.from && n !== change?.to && (n.per ?? 'month') === 'month',
  );
  if (!margin || !sales || costs.length < 2) return;
  const sum = costs.reduce((all, { value }) => all + value, 0);
  const kept = (sales * margin.value) / 100;
  found.monthlyCosts = sum;
  found.monthlyResult = kept - sum;
  say(
    `Of ${usd(sales)} you keep ${margin.value}% = ${wholeUsd(kept)}, and the costs you named are ${costs.map(({ value }) => usd(value)).join(' + ')} = ${usd(sum)}: ${wholeUsd(Math.abs(kept - sum))} a month ${kept < sum ? 'is lost' : 'is left'}.`,
  );
  if (fell && change) {
    const before = (change.from.value * margin.value) / 100 - sum;
    say(
      `Before, the same way: ${usd(change.from.value)} × ${margin.value}% − ${usd(sum)} = ${wholeUsd(before)}.`,
    );
  }
  say(
    `To lose nothing it takes ${usd(sum)} ÷ ${margin.value}% = ${wholeUsd((sum / margin.value) * 100)} of sales a month.`,
  );
}
