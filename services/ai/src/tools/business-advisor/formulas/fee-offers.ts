import { usd } from '../dates-and-amounts.js';
import { type Decision, only } from './decision.js';
import { formulaShort } from './formula-short.js';
import { Sheet } from './sheet.js';
import { twoParts } from './two-parts.js';

const ofCards =
  /\b(?:fees?|cards?|processors?|terminals?|rate|takes?|charges?|offers?|says?|pay(?:s|ing)?|switch|it's|is)\b/;
const ofOther =
  /\b(?:waste|sales tax|tips?|commission(?! de credit card)|stylists?|margin|discount|interest|insurance)\b/;
const isAnother =
  /\b(?:another|other|otro|new|offers?|offered|switch\w*|would|instead|quoted?|guy)\b/;

/** Another processor: what is taken of the sales now against what the offer takes, with its fixed charge. */
export const feeOffers: Decision = ({ quantities, text }) => {
  if (!/\b(?:fees?|processors?|cards?|terminals?)\b/.test(text) || ofOther.test(text))
    return undefined;
  const [now, offered] = twoParts(quantities, ofCards, ofOther) ?? [];
  const amounts = quantities.filter(({ kind }) => kind === 'money');
  const sales = amounts.toSorted((one, other) => other.value - one.value)[0];
  if (!now || !offered || !isAnother.test(offered.lead) || !sales?.period) return undefined;
  if (sales.period === 'hour') return undefined;
  const others = amounts.filter((one) => one !== sales);
  const charge = only(others);
  if (others.length > 1 || (charge && charge.value * 10 > sales.value)) return undefined;
  if (charge?.period && charge.period !== sales.period) return undefined;
  const sheet = new Sheet();
  const paid = sheet.times('fees', sales, now);
  const share = sheet.times('fees', sales, offered);
  const then = charge ? sheet.plus('together', share, charge) : share;
  const isLess = then.value < paid.value;
  const gap = isLess ? sheet.minus('saved', paid, then) : sheet.minus('more', then, paid);
  const yearly = sheet.inYear(gap);
  return sheet.tells(
    'card-fees',
    formulaShort('formulaFeeOffer', {
      a: usd(gap.value),
      b: usd(yearly.value),
      per: sales.period,
      some: isLess ? 'yes' : 'no',
    }),
  );
};
