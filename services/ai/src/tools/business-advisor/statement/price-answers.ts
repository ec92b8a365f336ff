import { signed } from '../arithmetic/line.js';
import { perBehind } from '../arithmetic/period-words.js';
import { type Amount, bare, money, type Sheet } from '../arithmetic/sheet.js';
import type { Given } from '../reading/read-situation.js';
import { allIn, commonPeriod } from './common-period.js';
import type { Parts, Statement } from './statement.js';
import type { Told } from './told.js';

/** What an hour of the owner brings, and the price at which it brings what is wanted. */
export function hourOf(
  rest: Amount,
  hours: Amount,
  { one, price }: Statement,
  { goal: [wish, ...others] }: Parts,
  likely: number,
  sheet: Sheet,
): Told | undefined {
  if (others.length > 0 || (wish && (wish.period !== 'hour' || !one || !price))) return undefined;
  if (rest.value <= 0) return undefined;
  const hourly = sheet.over('hourly', rest, hours);
  const inIt = wish && sheet.times('time', hours, bare(wish));
  const costs = inIt && price ? price.value - rest.value : 0;
  const needed = inIt && (costs > 0 ? sheet.plus('price', inIt, money(costs)) : inIt);
  return {
    value: hourly.value,
    likely,
    decided: sheet.tells('margins', 'decisionOwnHour', {
      hourly: signed(hourly.value),
      price: needed ?? 'none',
      wish: wish ? bare(wish) : '',
    }),
  };
}

/** "I want $20 on each": the price that leaves it. */
export function priceForAim(
  { one, price }: Statement,
  { goal: [goal, ...others] }: Parts,
  sheet: Sheet,
): Told | undefined {
  if (!goal || others.length > 0 || goal.period || !one || !price || price.value <= one.value)
    return undefined;
  const costs = money(price.value - one.value);
  if (goal.value <= one.value || goal.value > price.value) return undefined;
  const needed = sheet.plus('newPrice', costs, bare(goal));
  sheet.minus('rise', needed, bare(price));
  return {
    value: needed.value,
    likely: 0,
    decided: sheet.tells('margins', 'decisionCharge', {
      price: needed,
      costs: bare(goal),
      now: bare(one),
      share: '',
    }),
  };
}

/** What something costs is its lowest price where none is known yet, and a fair one leaves a part of itself. */
export function lowestPrice(
  { price, sales, costs, ownHours }: Statement,
  parts: Parts,
  { aim }: Given,
  sheet: Sheet,
): Told | undefined {
  if (price || sales || ownHours || parts.outlay.length > 0 || parts.goal.length > 0)
    return undefined;
  const per = commonPeriod(costs, aim);
  const flows = allIn(sheet, costs, per, parts.days);
  if (!flows || parts.wage.length === 0) return undefined;
  const total = sheet.plus('costs', ...flows);
  const fair = sheet.over('charge', bare(total), { kind: 'percent', value: 70 }, per);
  return {
    value: total.value,
    likely: 0,
    decided: sheet.tells('job-bid', 'decisionLowestPrice', {
      cost: bare(total),
      fair,
      per: perBehind(per),
    }),
  };
}
