import { usd } from '../dates-and-amounts.js';
import { sameThing } from '../reading/things.js';
import { type Decision, only } from './decision.js';
import { payOf, roles } from './ledger.js';
import { money, Sheet } from './sheet.js';

/** "I do 3 houses a day at $120; with a helper at $16 an hour, 8 hours a day, I could do 5": what the helper leaves. */
export const moreWithHelper: Decision = ({ quantities, text }) => {
  const price = only(roles(quantities, 'price'));
  const wage = only(roles(quantities, 'pay'));
  const away = only(roles(quantities, 'lost'));
  const [now, then = away, ...more] = [
    ...roles(quantities, 'sold', 'gained'),
    ...(away ? [away] : []),
  ];
  if (!price || !wage || !now?.period || !then || more.length > 0) return undefined;
  if (
    !/\b(?:helper|help|second|another|hire|hiring|part[- ]time|turn(?:ing)? away|with (?:an?|two)|workers)\b/.test(
      text,
    )
  )
    return undefined;
  if ((then.period ?? now.period) !== now.period || !sameThing(now.things, then.things))
    return undefined;
  const pay = payOf(wage, quantities);
  const time = pay?.of.find(({ role }) => role === 'hours');
  // "Each house takes 3 hours": the hours of those that are done more.
  const isOfOne = !time?.period && sameThing(time?.each ?? [], now.things);
  if (!pay || !(isOfOne || pay.per === now.period)) return undefined;
  const costs = roles(quantities, 'unitCost');
  const sheet = new Sheet();
  const isMore =
    then === away || (then.role === 'gained' && /^\s*(?:\w+ )?more\b/.test(then.after));
  if (!isMore && then.value <= now.value) return undefined;
  const extra = isMore ? then : sheet.minus('more', then, now);
  const each = costs.length > 0 ? sheet.minus('one', money(price.value), ...costs) : price;
  const brings = sheet.times('all', { ...extra, period: now.period }, money(each.value));
  const cost = sheet.times(
    'pay',
    ...(isOfOne ? [{ ...extra, period: now.period }] : []),
    ...pay.of.map((one) => ({ ...one, period: now.period })),
  );
  const left = sheet.minus('left', brings, cost);
  sheet.use(price, wage, now, then, ...pay.of, ...costs);
  return sheet.tells('hiring', 'formulaHelper', {
    a: usd(Math.abs(left.value)),
    per: now.period,
    some: left.value > 0 ? 'yes' : 'no',
  });
};
