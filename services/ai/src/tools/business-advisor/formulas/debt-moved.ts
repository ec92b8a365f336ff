import { usd } from '../dates-and-amounts.js';
import { type Decision, only } from './decision.js';
import { formulaShort } from './formula-short.js';
import { Sheet } from './sheet.js';

/** A debt at another rate: its interest of a year now and then. */
export const debtMoved: Decision = ({ quantities, text }) => {
  if (
    !/\b(?:owe|debt|balance|refinanc\w*)\b/.test(text) ||
    !/\b(?:interest|rate|apr|loan)\b/.test(text)
  )
    return undefined;
  const debt = only(quantities.filter(({ kind }) => kind === 'money'));
  const [now, offered, ...more] = quantities.filter(({ kind }) => kind === 'percent');
  if (!debt || debt.value < 500 || !now || !offered || more.length > 0) return undefined;
  const sheet = new Sheet();
  const sum = { kind: 'money', value: debt.value, period: 'year' } as const;
  const paid = sheet.times('interest', sum, now);
  const then = sheet.times('interest', sum, offered);
  sheet.use(debt);
  const isLess = then.value < paid.value;
  const gap = isLess ? sheet.minus('saved', paid, then) : sheet.minus('more', then, paid);
  return sheet.tells(
    'funding',
    formulaShort('debt', {
      a: usd(gap.value),
      b: usd(gap.value / 12),
      some: isLess ? 'yes' : 'no',
    }),
  );
};
