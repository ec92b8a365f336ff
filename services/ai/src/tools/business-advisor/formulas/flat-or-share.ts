import { share, usd } from '../dates-and-amounts.js';
import { type Decision, only } from './decision.js';
import { Sheet } from './sheet.js';

/** A fixed fee or a part of the sales: which is less, and the sales at which both are the same. */
export const flatOrShare: Decision = ({ quantities, text }) => {
  const part = only(quantities.filter(({ kind }) => kind === 'percent'));
  const amounts = quantities.filter(({ kind }) => kind === 'money');
  const [fee, sales] = amounts.toSorted((one, other) => one.value - other.value);
  if (!part || !fee || !sales || quantities.length !== 3 || fee.value * 2 > sales.value)
    return undefined;
  if (
    !/\bor\b/.test(text) ||
    !/\b(?:spot|booth|table|stall|fair|festival|market|commission|share|of (?:what|my sales|our sales|sales))\b/.test(
      text,
    )
  )
    return undefined;
  const sheet = new Sheet();
  const taken = sheet.times('share', sales, part);
  const isFlat = fee.value < taken.value;
  const gap = isFlat ? sheet.minus('gap', taken, fee) : sheet.minus('gap', fee, taken);
  sheet.use(fee);
  const same = { kind: 'money', value: fee.value / (part.value / 100) } as const;
  sheet.over('needed', { kind: 'money', value: fee.value }, part);
  return sheet.tells(/\b(?:rent|lease)\b/.test(text) ? 'rent' : 'event', 'formulaFlatOrShare', {
    a: usd(gap.value),
    b: usd(Math.round(same.value)),
    c: share(part.value),
    some: isFlat ? 'yes' : 'no',
  });
};
