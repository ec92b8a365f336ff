import { formula, only } from '../arithmetic/decision.js';
import { bare, money } from '../arithmetic/sheet.js';
import { share } from '../dates-and-amounts.js';
import { sameThing } from '../reading/things.js';

/** "My rent goes up 18% and I pay $3,200 now": what the rise costs. */
export const riseByPart = formula(({ quantities, text, the }, sheet) => {
  const part = the('rise');
  const paid = only(quantities.filter(({ kind }) => kind === 'money'));
  const rising = /\b(?:rent|lease|landlord|insurance|premium|tuition|payment|bill)\b/.exec(
    text,
  )?.[0];
  if (!part || !paid || !rising || quantities.length > 2 || paid.value < 100) return undefined;
  if (/\b(?:sales|fell|drop\w*|margin|off)\b/.test(text) || paid.period === 'hour')
    return undefined;
  const period = paid.period ?? 'month';
  const rise = sheet.times('rise', { ...bare(paid), period }, part);
  sheet.use(paid);
  const yearly = sheet.inYear(rise);
  sheet.plus('then', bare(paid), bare(rise));
  const isRent = /rent|lease|landlord/.test(rising);
  return sheet.tells(
    isRent ? 'rent' : 'supply-cost',
    'formulaRentRise',
    { a: rise, b: yearly, per: period },
    { found: isRent ? { rentRise: { monthly: yearly.value / 12, yearly: yearly.value } } : {} },
  );
});

/** "Cheese went from $2.60 to $3.45 a pound and we use 400 pounds a week": what the rise takes. */
export const riseOfMaterial = formula(({ quantities, the }, sheet) => {
  const from = the('costFrom', 'price');
  const to = the('costTo', 'newPrice');
  const used = the('sold');
  const days = the('days');
  if (!from || !to || !used?.period || to.value <= from.value) return undefined;
  if (quantities.length > (days ? 4 : 3) || (days && used.period !== 'day')) return undefined;
  // "From $0.18 to $0.27 a drink, 240 drinks a day": in each of what is sold.
  const isOfEach = from.role === 'costFrom' && sameThing(to.each ?? [], used.things);
  const isUsed = /\b(?:use|uses|go(?:es)? through|buy|need|order)\s*(?:about |around )?$/.test(
    used.lead,
  );
  if (!isUsed && !isOfEach) return undefined;
  const rise = sheet.minus('rise', money(to.value), money(from.value));
  const daily = sheet.times('more', used, rise);
  const all = days ? sheet.times('more', { ...bare(daily), period: days.period }, days) : daily;
  const yearly = sheet.inYear(all);
  sheet.use(from, to);
  return sheet.tells('supply-cost', 'formulaRiseOfMaterial', {
    a: all,
    b: yearly,
    per: all.period,
  });
});

/** A cost that rises against what is left over today: what is left then. */
export const riseOfProfit = formula(({ the }, sheet) => {
  const from = the('costFrom');
  const to = the('costTo');
  const profit = the('profit');
  if (!from || !to?.period || !profit || to.value <= from.value) return undefined;
  if (profit.period !== to.period || to.period === 'hour') return undefined;
  const rise = sheet.minus('rise', to, from);
  const left = sheet.minus('left', profit, rise);
  const yearly = sheet.inYear(rise);
  sheet.part('part', rise, profit);
  const isRent = /\b(?:rent|lease|landlord)\b/.test(`${to.lead} ${to.after}`);
  return sheet.tells(
    isRent ? 'rent' : 'supply-cost',
    'formulaRiseOfProfit',
    { a: left, b: profit, per: to.period },
    { found: isRent ? { rentRise: { monthly: yearly.value / 12, yearly: yearly.value } } : {} },
  );
});

const ofRent = /\b(?:rent|lease|landlord)\b/;

/** Rent as a part of sales, also before and after a rise. */
export const rentPart = formula(({ aim, goals, the }, sheet) => {
  const sales = the('sales');
  const from = the('costFrom');
  const to = the('costTo');
  const rent = to ?? the('fixed');
  if (!rent || rent.period === undefined || rent.period === 'hour') return undefined;
  if (!ofRent.test(`${rent.lead} ${rent.after.slice(0, 20)} ${aim}`)) return undefined;
  if (sales ? sales.period !== rent.period : !from) return undefined;
  sheet.use(...goals);
  const rise = from && sheet.minus('rise', { ...rent }, from);
  const yearly = rise && sheet.inYear(rise);
  sheet.use(rent, from);
  if (!sales && rise && yearly)
    return sheet.tells(
      'rent',
      'formulaRentRise',
      { a: rise, b: yearly, per: rent.period },
      { found: { rentRise: { monthly: yearly.value / 12, yearly: yearly.value } } },
    );
  if (!sales) return undefined;
  if (from) sheet.part('rentNow', from, sales);
  const part = sheet.part('rentPart', rent, sales);
  return sheet.tells(
    'rent',
    'formulaRentPart',
    { a: share(part), some: part > 10, b: rise, per: rent.period },
    {
      found: { ...(yearly && { rentRise: { monthly: yearly.value / 12, yearly: yearly.value } }) },
    },
  );
});
