import { usd } from '../dates-and-amounts.js';
import { sameThing } from '../reading/things.js';
import { type Decision, only } from './decision.js';
import { roles } from './ledger.js';
import { plain } from './line.js';
import { Sheet } from './sheet.js';

/** More was bought than sold: the sales against all that was bought, and how many are still there. */
export const sellThrough: Decision = ({ quantities, text }) => {
  const price = only(roles(quantities, 'price'));
  const cost = only(roles(quantities, 'unitCost'));
  const counts = quantities.filter(({ kind }) => kind === 'count');
  if (!price || !cost || counts.length !== 2 || quantities.length !== 4) return undefined;
  if (!/\b(?:bought|ordered|made|baked|printed)\b/.test(text) || !/\bsold\b/.test(text))
    return undefined;
  const [sold, bought] = counts.toSorted((one, other) => one.value - other.value);
  if (!sold || !bought || sold.value === bought.value) return undefined;
  if (bought.things.length > 0 && sold.things.length > 0 && !sameThing(sold.things, bought.things))
    return undefined;
  const sheet = new Sheet();
  const sales = sheet.times('sales', sold, price);
  const spent = sheet.times('goods', bought, cost);
  const left = sheet.minus('left', sales, spent);
  const unsold = sheet.minus('count', bought, sold);
  return sheet.tells('margins', 'formulaStock', {
    a: usd(Math.abs(left.value)),
    b: plain(unsold.value),
    some: left.value >= 0 ? 'yes' : 'no',
  });
};
