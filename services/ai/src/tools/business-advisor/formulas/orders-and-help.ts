import { formula, only } from '../arithmetic/decision.js';
import { tenths } from '../arithmetic/line.js';
import { money } from '../arithmetic/sheet.js';
import { usd } from '../dates-and-amounts.js';
import { sameThing } from '../reading/things.js';

/** "The least they sell is 500 bags at $1.80, and we use 90 a month": what it costs and how long it lasts. */
export const stockLasts = formula(({ quantities, text, the, every }, sheet) => {
  const [ordered, used, ...more] = every('sold');
  const price = the('price', 'unitCost');
  if (!ordered || !used?.period || ordered.period || !price || more.length > 0) return undefined;
  if (!/\b(?:minimum|min|at least|order|supplier|stock|case|bulk|use|go through)\b/.test(text))
    return undefined;
  if (used.things.length > 0 && !sameThing(ordered.things, used.things)) return undefined;
  if (quantities.length > 3) return undefined;
  // "1,000 menus for $380": all of them.
  const isAll = !price.each && price.value > 20 && /\bfor\s*$/.test(price.lead);
  const cost = isAll ? price : sheet.times('order', ordered, money(price.value));
  if (isAll) sheet.over('forEach', money(price.value), ordered);
  const lasts = sheet.over('stockLasts', ordered, { kind: 'count', value: used.value });
  sheet.use(price, used);
  return sheet.tells('supply-cost', 'formulaStockLasts', {
    a: cost,
    b: tenths(lasts.value),
    per: used.period,
  });
});

/** "I do 3 houses a day at $120; with a helper at $16 an hour, 8 hours a day, I could do 5": what the helper leaves. */
export const moreWithHelper = formula(({ text, the, every }, sheet) => {
  const price = the('price');
  const wage = the('pay');
  const away = the('lost');
  const [now, then = away, ...more] = [...every('sold', 'gained'), ...(away ? [away] : [])];
  if (!price || !wage || !now?.period || !then || more.length > 0) return undefined;
  if (
    !/\b(?:helper|help|second|another|hire|hiring|part[- ]time|turn(?:ing)? away|with (?:an?|two)|workers)\b/.test(
      text,
    )
  )
    return undefined;
  if ((then.period ?? now.period) !== now.period || !sameThing(now.things, then.things))
    return undefined;
  const crew = only(every('people').filter(({ value }) => value > 1));
  const time = the('hours');
  // "Each house takes 3 hours": the hours of those that are done more.
  const isOfOne = !time?.period && sameThing(time?.each ?? [], now.things);
  if (!time || (wage.period && wage.period !== 'hour')) return undefined;
  if (!isOfOne && time.period !== now.period) return undefined;
  const costs = every('unitCost');
  const isMore =
    then === away || (then.role === 'gained' && /^\s*(?:\w+ )?more\b/.test(then.after));
  if (!isMore && then.value <= now.value) return undefined;
  const extra = isMore ? then : sheet.minus('more', then, now);
  const each = costs.length > 0 ? sheet.minus('one', money(price.value), ...costs) : price;
  const brings = sheet.times('all', { ...extra, period: now.period }, money(each.value));
  const cost = sheet.times(
    'pay',
    ...(isOfOne ? [{ ...extra, period: now.period }] : []),
    ...[...(crew ? [crew] : []), time, wage].map((one) => ({ ...one, period: now.period })),
  );
  const left = sheet.minus('left', brings, cost);
  sheet.use(price, wage, now, then, crew, time, ...costs);
  return sheet.tells('hiring', 'formulaHelper', {
    a: usd(Math.abs(left.value)),
    per: now.period,
    some: left.value > 0,
  });
});
