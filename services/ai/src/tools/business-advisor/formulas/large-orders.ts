import { usd } from '../dates-and-amounts.js';
import { sameThing } from '../reading/things.js';
import { type Decision, only } from './decision.js';
import { roles } from './ledger.js';
import { tenths } from './line.js';
import { money, Sheet } from './sheet.js';

/** "The least they sell is 500 bags at $1.80, and we use 90 a month": what it costs and how long it lasts. */
export const stockLasts: Decision = ({ quantities, text }) => {
  const [ordered, used, ...more] = roles(quantities, 'sold');
  const price = only(roles(quantities, 'price', 'unitCost'));
  if (!ordered || !used?.period || ordered.period || !price || more.length > 0) return undefined;
  if (!/\b(?:minimum|min|at least|order|supplier|stock|case|bulk|use|go through)\b/.test(text))
    return undefined;
  if (used.things.length > 0 && !sameThing(ordered.things, used.things)) return undefined;
  if (quantities.length > 3) return undefined;
  const sheet = new Sheet();
  // "1,000 menus for $380": all of them.
  const isAll = !price.each && price.value > 20 && /\bfor\s*$/.test(price.lead);
  const cost = isAll ? price : sheet.times('order', ordered, money(price.value));
  if (isAll) sheet.over('forEach', money(price.value), ordered);
  const lasts = sheet.over('stockLasts', ordered, { kind: 'count', value: used.value });
  sheet.use(price, used);
  return sheet.tells('supply-cost', 'formulaStockLasts', {
    a: usd(cost.value),
    b: tenths(lasts.value),
    per: used.period,
  });
};
