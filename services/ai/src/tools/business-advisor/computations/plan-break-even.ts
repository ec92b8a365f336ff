import { amount, usd } from '../dates-and-amounts.js';
import type { EnteredNumber } from '../entered-numbers.js';
import type { NumberRoles } from '../number-roles.js';
import type { Found, Say } from './computed.js';
import { countsOf, isHours, isStaff, moneyOf } from './operands.js';

const fixedWords =
  /\b(?:rent\w*|lease|insurance|payments?|payroll|wages?|tutors?|teachers?|staff|helpers?|employees?|utilities|electric\w*|kitchen|permits?|licens\w+|software|internet|phone|booth|storage|loan|overhead|marketing|building|space|storefront|place)\b/i;
const perCustomer =
  /^\s*(?:an? (?:day|night|week|month),? )?(?:\/|an?|per|each|every)\s*(?:kid|child|student|member|person|client|customer|family|dog|pet|car|unit|box|head|seat|house|lawn)\b/i;

/** What a plan costs each month by what one customer leaves: the number at which nothing is lost. */
export function planBreakEven(
  numbers: readonly EnteredNumber[],
  text: string,
  { unitPrice, unitCost, cash, need }: NumberRoles,
  found: Found,
  say: Say,
): void {
  const isPlanned =
    /\b(?:thinking (?:of|about)|want to (?:open|start|sell|add)|planning to|start(?:ing)? (?:a|an|my)|open(?:ing)? (?:a|an|my)|if (?:it|this|that) (?:can|could|would|will) work|(?:if it is|if it's|is it) worth)\b/i.test(
      text,
    );
  if (found.breakEvenUnits && isPlanned) found.planCosts = 0;
  if (
    found.breakEvenUnits ||
    found.stallUnits ||
    !/\b(?:break[- ]?even|how many|worth it|works?|want to open|thinking (?:of|about)|start(?:ing)? (?:a|an|my)|open(?:ing)? (?:a|an|my))\b/i.test(
      text,
    )
  )
    return;
  const money = moneyOf(numbers).filter((n) => n !== cash && n !== need);
  const price = money.find((n) => perCustomer.test(n.after)) ?? unitPrice;
  if (!price) return;
  const fixed = money.filter(
    (n) =>
      n !== price &&
      n !== unitCost &&
      n.value >= 20 &&
      (n.per === 'month' || n.per === undefined) &&
      fixedWords.test(`${n.before} ${/^[^,;.]*/.exec(n.after)?.[0] ?? ''}`),
  );
  const staff = staffPay(numbers, say);
  const costs = [...fixed.map(({ value }) => value), ...(staff ? [staff] : [])];
  const sum = costs.reduce((all, value) => all + value, 0);
  const isWeekly = price.per === 'week';
  const monthlyPrice = isWeekly ? Math.round((price.value * 52) / 12) : price.value;
  const left =
    monthlyPrice -
    (unitCost && unitCost !== price && unitCost.value < price.value ? unitCost.value : 0);
  if (costs.length === 0 || sum <= monthlyPrice || left <= 0) return;
  const units = Math.ceil(sum / left - 1e-9);
  found.breakEvenUnits = units;
  found.fixedCosts = sum;
  if (isPlanned) found.planCosts = sum;
  if (costs.length > 1) say(`Each month: ${costs.map(usd).join(' + ')} = ${usd(sum)}.`);
  if (isWeekly) say(`One brings ${usd(price.value)} × 52 ÷ 12 = ${usd(monthlyPrice)} a month.`);
  if (left < monthlyPrice && found.unitMargin === undefined)
    say(`One leaves ${usd(monthlyPrice)} − ${usd(monthlyPrice - left)} = ${usd(left)}.`);
  say(
    `To lose nothing: ${usd(sum)} ÷ ${usd(left)} = ${amount(sum / left)}, so ${amount(units)} a month, before your own pay${costs.length > 1 ? '' : ' and costs you did not name'}.`,
  );
  if (price.per === 'day')
    say(
      `On ${workDays} working days that is ${amount(units)} ÷ ${workDays} = ${amount(Math.ceil(units / workDays))} on each of them.`,
    );
}

/** Working days of a usual month. */
const workDays = 21;

/** "2 staff at 13 an hour, 50 hours a week each": their pay by the month. */
function staffPay(numbers: readonly EnteredNumber[], say: Say): number | undefined {
  const wage = moneyOf(numbers).find((n) => n.per === 'hour' && n.value < 150);
  const hours = countsOf(numbers).find((n) => isHours(n) && n.per === 'week' && n.value <= 60);
  if (!wage || !hours) return undefined;
  const people = countsOf(numbers).find(isStaff)?.value ?? 1;
  const monthly = Math.round((people * wage.value * hours.value * 52) / 12);
  say(
    `Pay: ${people > 1 ? `${amount(people)} × ` : ''}${usd(wage.value)} × ${amount(hours.value)} hours × 52 ÷ 12 = ${usd(monthly)} a month, before payroll taxes.`,
  );
  return monthly;
}
