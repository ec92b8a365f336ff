import { share, usd } from '../dates-and-amounts.js';
import { type Decision, only } from './decision.js';
import { roles } from './ledger.js';
import { Sheet } from './sheet.js';

const ofRent = /\b(?:rent|lease|landlord)\b/;

/** Rent as a part of sales, also before and after a rise. */
export const rentPart: Decision = ({ quantities, aim, goals }) => {
  const sales = only(roles(quantities, 'sales'));
  const from = only(roles(quantities, 'costFrom'));
  const to = only(roles(quantities, 'costTo'));
  const rent = to ?? only(roles(quantities, 'fixed'));
  if (!rent || rent.period === undefined || rent.period === 'hour') return undefined;
  if (!ofRent.test(`${rent.lead} ${rent.after.slice(0, 20)} ${aim}`)) return undefined;
  if (sales ? sales.period !== rent.period : !from) return undefined;
  const sheet = new Sheet();
  sheet.use(...goals);
  const rise = from && sheet.minus('rise', { ...rent }, from);
  const yearly = rise && sheet.inYear(rise);
  sheet.use(rent, from);
  if (!sales && rise && yearly)
    return sheet.tells(
      'rent',
      'formulaRentRise',
      {
        a: usd(rise.value),
        b: usd(yearly.value),
        per: rent.period,
      },
      {
        found: { rentRise: { monthly: yearly.value / 12, yearly: yearly.value } },
      },
    );
  if (!sales) return undefined;
  if (from) sheet.part('rentNow', from, sales);
  const part = sheet.part('rentPart', rent, sales);
  return sheet.tells(
    'rent',
    'formulaRentPart',
    {
      a: share(part),
      some: part > 10 ? 'yes' : 'no',
      b: rise ? usd(rise.value) : 'none',
      per: rent.period,
    },
    {
      found: { ...(yearly && { rentRise: { monthly: yearly.value / 12, yearly: yearly.value } }) },
    },
  );
};
