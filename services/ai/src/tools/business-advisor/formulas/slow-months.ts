import { usd } from '../dates-and-amounts.js';
import { type Decision, only } from './decision.js';
import { formulaShort } from './formula-short.js';
import { roles } from './ledger.js';
import { Sheet } from './sheet.js';

/** Months in which less comes in than goes out, against the cash: what the time takes, and what is missing. */
export const slowMonths: Decision = ({ quantities }) => {
  const cash = only(roles(quantities, 'cash'));
  const term = only(roles(quantities, 'term').filter(({ things }) => things.includes('month')));
  const costs = roles(quantities, 'fixed');
  const sales = only(roles(quantities, 'sales'));
  if (!cash || !term || costs.length === 0 || term.value > 11) return undefined;
  if ([...costs, ...(sales ? [sales] : [])].some(({ period }) => period !== 'month'))
    return undefined;
  if (quantities.length !== 2 + costs.length + (sales ? 1 : 0)) return undefined;
  const sheet = new Sheet();
  const out = sheet.plus('goesOut', ...costs);
  const each = sales ? sheet.minus('lostEach', out, sales) : out;
  if (each.value <= 0) return undefined;
  const needed = sheet.times('slow', term, { kind: 'money', value: each.value });
  const isEnough = cash.value >= needed.value;
  const gap = isEnough ? sheet.minus('spare', cash, needed) : sheet.minus('missing', needed, cash);
  sheet.use(...costs, term);
  return sheet.tells(
    'slow-season',
    formulaShort('formulaSlow', {
      a: usd(gap.value),
      b: usd(needed.value),
      some: isEnough ? 'yes' : 'no',
    }),
    { found: isEnough ? {} : { missing: gap.value } },
  );
};
