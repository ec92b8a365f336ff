import { usd } from '../dates-and-amounts.js';
import { type Decision, only } from './decision.js';
import { formulaShort } from './formula-short.js';
import { roles } from './ledger.js';
import { type Amount, count, money, Sheet } from './sheet.js';

const half = /\btime and a half\b|\b1\.5 (?:times|x)\b|\btiempo y medio\b/;

/**
 * Overtime of a crew, also at time and a half, against somebody with hours and a rate of their own: "2 techs do 12 hours
 * each at $36; a new one would be $22 for 30 hours, plus 10% taxes".
 */
export const overtimeOfCrew: Decision = ({ quantities, text }) => {
  if (!/\bovertime\b|\bot\b/.test(text)) return undefined;
  const [over, other, ...more] = roles(quantities, 'hours');
  const [rate, hired, ...rates] = roles(quantities, 'pay', 'theirPay', 'newPay', 'rate');
  const tax = only(roles(quantities, 'onTop'));
  if (!over || !other || !rate || !hired || more.length + rates.length > 0) return undefined;
  if (!/\bovertime\b|\bot\b/.test(`${over.clause} ${over.noun}`) || over.value > other.value * 4)
    return undefined;
  const people = only(roles(quantities, 'people').filter(({ value }) => value > 1));
  const isEach = people && /\b(?:each|apiece)\b/.test(over.clause);
  const sheet = new Sheet();
  const hours = isEach
    ? sheet.times('hours', people, { ...over, period: 'week' })
    : { ...over, period: over.period ?? 'week' };
  const paid: Amount = half.test(text)
    ? sheet.times('hourly', money(rate.value), count(1.5))
    : money(rate.value);
  const now = { ...sheet.times('overtime', hours, paid), period: 'week' as const };
  const bare = sheet.times('hired', { ...other, period: 'week' }, money(hired.value));
  const then = tax ? sheet.times('payWithTaxes', bare, count(1 + tax.value / 100)) : bare;
  sheet.use(over, other, rate, hired, tax, people);
  const isLess = then.value < now.value;
  const gap = isLess ? sheet.minus('gap', now, then) : sheet.minus('gap', then, now);
  return sheet.tells(
    'hiring',
    formulaShort('formulaOvertime', {
      a: usd(gap.value),
      per: 'week',
      some: isLess ? 'yes' : 'no',
    }),
  );
};
