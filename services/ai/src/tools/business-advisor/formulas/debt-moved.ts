import { usd } from '../dates-and-amounts.js';
import { type Decision, only } from './decision.js';
import { Sheet } from './sheet.js';
import { twoParts } from './two-parts.js';

const ofInterest = /\b(?:interest|rate|apr|loan|cards?|refinanc\w*|credit|line)\b/;
const ofOther = /\b(?:sales|prices?|fell|dropped|margin|discount|off)\b/;

/** A debt at another rate: its interest of a year now and then. */
export const debtMoved: Decision = ({ quantities, text }) => {
  if (!/\b(?:owe|debt|balance|refinanc\w*|deb[oe]|deuda)\b/.test(text)) return undefined;
  const debt = only(quantities.filter(({ kind }) => kind === 'money'));
  const [now, offered] = twoParts(quantities, ofInterest, ofOther) ?? [];
  if (!debt || debt.value < 500 || !now || !offered) return undefined;
  const sheet = new Sheet();
  const sum = { kind: 'money', value: debt.value, period: 'year' } as const;
  const paid = sheet.times('interest', sum, now);
  const then = sheet.times('interest', sum, offered);
  sheet.use(debt);
  const isLess = then.value < paid.value;
  const gap = isLess ? sheet.minus('saved', paid, then) : sheet.minus('more', then, paid);
  return sheet.tells('funding', 'formulaDebt', {
    a: usd(gap.value),
    b: usd(gap.value / 12),
    some: isLess ? 'yes' : 'no',
  });
};
