import { usd } from '../dates-and-amounts.js';
import { type Decision, only } from './decision.js';
import { roles } from './ledger.js';
import { money, Sheet } from './sheet.js';

/** "Insurance for my 5 people went from $410 to $495 a month each": what it costs for all. */
export const riseForEach: Decision = ({ quantities }) => {
  const from = only(roles(quantities, 'costFrom'));
  const to = only(roles(quantities, 'costTo'));
  const all = only(roles(quantities, 'people', 'sold').filter(({ value }) => value > 1));
  if (!from || !to?.period || !all || all.period || quantities.length > 3) return undefined;
  if (to.value <= from.value || !/\b(?:each|per|every|apiece)\b/.test(to.after)) return undefined;
  const sheet = new Sheet();
  const rise = sheet.minus('rise', to, from);
  const more = sheet.times('forAll', all, rise);
  const yearly = sheet.inYear(more);
  return sheet.tells('supply-cost', 'formulaRiseForEach', {
    a: usd(more.value),
    b: usd(yearly.value),
    per: to.period,
  });
};

/** "Cheese went from $2.60 to $3.45 a pound and we use 400 pounds a week": what the rise takes. */
export const riseOfMaterial: Decision = ({ quantities }) => {
  const from = only(roles(quantities, 'costFrom', 'price'));
  const to = only(roles(quantities, 'costTo', 'newPrice'));
  const used = only(roles(quantities, 'sold'));
  if (!from || !to || !used?.period || to.value <= from.value || quantities.length > 3)
    return undefined;
  if (!/\b(?:use|uses|go(?:es)? through|buy|need|order)\s*(?:about |around )?$/.test(used.lead))
    return undefined;
  const sheet = new Sheet();
  const rise = sheet.minus('rise', money(to.value), money(from.value));
  const all = sheet.times('more', used, rise);
  const yearly = sheet.inYear(all);
  sheet.use(from, to);
  return sheet.tells('supply-cost', 'formulaRiseOfMaterial', {
    a: usd(all.value),
    b: usd(yearly.value),
    per: used.period,
  });
};

/** A cost that rises against what is left over today: what is left then. */
export const riseOfProfit: Decision = ({ quantities }) => {
  const from = only(roles(quantities, 'costFrom'));
  const to = only(roles(quantities, 'costTo'));
  const profit = only(roles(quantities, 'profit'));
  if (!from || !to?.period || !profit || to.value <= from.value) return undefined;
  if (profit.period !== to.period || to.period === 'hour') return undefined;
  const sheet = new Sheet();
  const rise = sheet.minus('rise', to, from);
  const left = sheet.minus('left', profit, rise);
  const yearly = sheet.inYear(rise);
  sheet.part('part', rise, profit);
  const isRent = /\b(?:rent|lease|landlord)\b/.test(`${to.lead} ${to.after}`);
  return sheet.tells(
    isRent ? 'rent' : 'supply-cost',
    'formulaRiseOfProfit',
    {
      a: usd(left.value),
      b: usd(profit.value),
      per: to.period,
    },
    { found: isRent ? { rentRise: { monthly: yearly.value / 12, yearly: yearly.value } } : {} },
  );
};
