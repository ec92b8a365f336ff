import type { EnteredNumber } from '../entered-numbers.js';
import type { NumberRoles } from '../number-roles.js';
import { money } from './cash.js';
import type { Computed, Found } from './computed.js';
import { idle } from './idle.js';
import { hireForWaiting, jobBid, seasonalPayment } from './offers.js';
import { rest, single } from './others.js';
import { pay, rent } from './pay-and-rent.js';
import { payroll } from './payroll.js';
import { partOfCount, percentOfAmount, riseByPercent } from './percents.js';
import { planBreakEven } from './plan-break-even.js';
import { countAtPrice } from './prices.js';
import { purchase } from './purchase.js';
import { margin } from './sales.js';
import { halfOf, turnover } from './shares.js';
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
  pay(numbers, found, say);
  rent(roles, found, say);
  riseByPercent(numbers, roles, found, say);
  jobBid(numbers, found, say);
  payroll(numbers, roles, found, say);
  money(numbers, roles, found, say);
  purchase(numbers, roles, found, say);
  seasonalPayment(numbers, found, say);
  margin(roles, numbers, text, found, say);
  visits(numbers, goal, roles, found, say);
  idle(numbers, roles, found, say);
  hireForWaiting(numbers, text, found, say);
  halfOf(aim, found, say);
  turnover(numbers, say);
  units(numbers, goal, roles, found, say);
  planBreakEven(numbers, `${text} ${aim}`, roles, found, say);
  percentOfAmount(numbers, goal, aim, roles, found, say);
  partOfCount(numbers, roles, found, say);
  countAtPrice(numbers, say);
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
