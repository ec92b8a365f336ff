import { usd } from '../dates-and-amounts.js';
import { type Decision, only } from './decision.js';
import { formulaShort } from './formula-short.js';
import { Sheet } from './sheet.js';

const wasted = /\b(?:wast\w+|spoil\w*|shrink\w*|loss(?:es)?|lost|thrown?|throw|theft|broken)\b/;
const usual =
  /\b(?:similar|others?|usual|average|normal|industry|should|down to|aim|goal)\b[^.;]*$/;

/** Customers who leave are lost, too, and no goods. */
const people =
  /\b(?:customers|clients|members|guests|staff|employees|tenants|students|subscribers)\b/;

/** Goods that are lost: their part of the sales now against the part that is usual. */
export const shrinkage: Decision = ({ quantities, goals, text }) => {
  if (!wasted.test(text) || people.test(text)) return undefined;
  const sales = only(quantities.filter(({ kind }) => kind === 'money'));
  const parts = [...quantities, ...goals].filter(({ kind }) => kind === 'percent');
  const aimed = only(parts.filter((one) => goals.includes(one) || usual.test(one.lead)));
  const now = only(parts.filter((one) => one !== aimed));
  if (!sales?.period || sales.period === 'hour' || !now || !aimed || aimed.value >= now.value)
    return undefined;
  const sheet = new Sheet();
  const lost = sheet.times('wasted', sales, now);
  const left = sheet.times('wasted', sales, aimed);
  const saved = sheet.minus('saved', lost, left);
  const yearly = sheet.inYear(saved);
  return sheet.tells(
    'waste',
    formulaShort('waste', {
      a: usd(lost.value),
      b: usd(saved.value),
      c: usd(yearly.value),
      per: sales.period,
    }),
  );
};
