import type { EnteredNumber } from '../entered-numbers.js';
import type { NumberRoles } from '../number-roles.js';
import { money } from './cash.js';
import type { Computed, Found } from './computed.js';
import { decline } from './decline.js';
import { dueSoon } from './due-soon.js';
import { deadMonths, dues, missing, unpaidWork } from './dues.js';
import { event } from './event.js';
import { grossMargin } from './gross-margin.js';
import { idle } from './idle.js';
import { jobHours, slowHours } from './job-hours.js';
import { largeOrder } from './large-order.js';
import { missedCalls } from './missed-calls.js';
import { adReturn, hireForWaiting, jobBid, priceRise, seasonalPayment } from './offers.js';
import { rest, single } from './others.js';
import { pay, rent } from './pay-and-rent.js';
import { payroll } from './payroll.js';
import { partOfCount, percentOfAmount, riseByPercent } from './percents.js';
import { planBreakEven } from './plan-break-even.js';
import { countAtPrice, priceGap, usedAmount } from './prices.js';
import { buyout, purchase, repairOrNew } from './purchase.js';
import { margin, towards } from './sales.js';
import { breakEven, halfOf, largeCustomer, slowPay, turnover, visitsWorth } from './shares.js';
import { billedHour, raise, taskHours, wageRise } from './staff.js';
import { units } from './units.js';
import { visits } from './visits.js';

/** More of them hide the ones that matter. The order of the computations is by weight. */
const mostLines = 6;

/**
 * Each computation that the entered numbers allow, one beside the other. A number without a known meaning is left alone.
 * @param text the situation
 * @param aim the desired outcome, for what it says in words: "in half"
 */
export function lineByLine(
  numbers: readonly EnteredNumber[],
  goal: readonly EnteredNumber[],
  text: string,
  aim: string,
  roles: NumberRoles,
): Computed {
  const lines: string[] = [];
  const say = (line: string) => {
    lines.push(line);
  };
  const found: Found = {};
  wageRise(numbers, found, say);
  pay(numbers, found, say);
  raise(numbers, found, say);
  billedHour(numbers, found, say);
  rent(roles, found, say);
  riseByPercent(numbers, roles, found, say);
  jobBid(numbers, found, say);
  adReturn(numbers, roles, found, say);
  priceRise(numbers, roles, found, say);
  dueSoon(numbers, roles, found, say);
  event(numbers, found, say);
  largeOrder(numbers, roles, found, say);
  missedCalls(numbers, text, found, say);
  slowHours(numbers, roles, found, say);
  jobHours(numbers, goal, text, roles, found, say);
  grossMargin(numbers, roles, found, say);
  payroll(numbers, roles, found, say);
  money(numbers, roles, found, say);
  decline(numbers, roles, found, say);
  unpaidWork(numbers, roles, found, say);
  dues(numbers, text, roles, found, say);
  missing(numbers, text, found, say);
  deadMonths(numbers, text, found, say);
  purchase(numbers, roles, found, say);
  seasonalPayment(numbers, found, say);
  repairOrNew(numbers, roles, found, say);
  buyout(numbers, text, found, say);
  margin(roles, numbers, text, found, say);
  usedAmount(roles, numbers, found, say);
  visits(numbers, goal, roles, found, say);
  idle(numbers, roles, found, say);
  hireForWaiting(numbers, text, found, say);
  halfOf(aim, found, say);
  turnover(numbers, say);
  largeCustomer(text, roles, found, say);
  slowPay(numbers, say);
  visitsWorth(numbers, goal, roles, say);
  units(numbers, goal, roles, found, say);
  breakEven(numbers, roles, found, say);
  planBreakEven(numbers, `${text} ${aim}`, roles, found, say);
  percentOfAmount(numbers, goal, aim, roles, found, say);
  partOfCount(numbers, roles, found, say);
  priceGap(numbers, roles, found, say);
  taskHours(numbers, found, say);
  countAtPrice(numbers, say);
  towards(numbers, goal, roles, found, say);
  rest(numbers, goal, roles, found, say);
  if (lines.length === 0) single(numbers, roles, say);
  return {
    ...found,
    lines: lines
      .filter(
        (line, at) =>
          !lines.some(
            (other, index) =>
              index !== at && other.includes(line) && (other !== line || index < at),
          ),
      )
      .slice(0, mostLines),
    roles,
  };
}
