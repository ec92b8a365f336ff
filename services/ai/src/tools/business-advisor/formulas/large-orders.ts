import { usd } from '../dates-and-amounts.js';
import { sameThing } from '../reading/things.js';
import { type Decision, only } from './decision.js';
import { formulaShort } from './formula-short.js';
import { roles } from './ledger.js';
import { tenths } from './line.js';
import { money, Sheet } from './sheet.js';

const asksForLess =
  /\b(?:wants?|asks?|asking|would like) (?:for )?(?:an? |\d+ with |\d+ at )?\d[\d.]*% (?:off|discount|less)\b|\bif (?:it|they|he|she|we) (?:signs?|commits?|orders?|buys?|gives?)\b/;

/** A customer who wants a discount on an order: what each and all of it leave at that price. */
export const orderAtDiscount: Decision = ({ quantities, text }) => {
  const price = only(roles(quantities, 'price'));
  const cost = only(roles(quantities, 'unitCost'));
  const off = only(roles(quantities, 'off'));
  const ordered = only(roles(quantities, 'sold', 'gained'));
  if (!price || !cost || !off || !ordered || !asksForLess.test(text)) return undefined;
  const sheet = new Sheet();
  const now = sheet.minus('one', money(price.value), cost);
  const less = sheet.times('discount', money(price.value), off);
  const then = sheet.minus('newPrice', money(price.value), less);
  const left = sheet.minus('atNewPrice', then, cost);
  const all = sheet.times('all', ordered, left);
  sheet.use(price);
  return sheet.tells(
    'quotes',
    formulaShort('formulaOrderOff', {
      a: usd(left.value),
      b: usd(now.value),
      c: usd(all.value),
      per: ordered.period ?? 'none',
      some: left.value > 0 ? 'yes' : 'no',
    }),
  );
};

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
  return sheet.tells(
    'supply-cost',
    formulaShort('formulaStockLasts', {
      a: usd(cost.value),
      b: tenths(lasts.value),
      per: used.period,
    }),
  );
};
