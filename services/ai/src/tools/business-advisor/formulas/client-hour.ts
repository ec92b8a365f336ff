import { usd } from '../dates-and-amounts.js';
import { type Decision, only } from './decision.js';
import { roles } from './ledger.js';
import { money, Sheet } from './sheet.js';

/** "One client pays $900 a month and takes 30 hours; the others pay $55 an hour": what an hour for that one brings. */
export const clientHour: Decision = ({ quantities }) => {
  const paid = only(roles(quantities, 'price', 'sales'));
  const hours = only(roles(quantities, 'hours'));
  const rate = only(roles(quantities, 'rate'));
  if (!paid || !hours || !rate || paid.period === 'hour') return undefined;
  if (
    paid.value < hours.value ||
    quantities.some(({ kind, role, value }) =>
      kind !== 'count' ? role !== paid.role && role !== 'rate' : role !== 'hours' && value > 1,
    )
  )
    return undefined;
  const sheet = new Sheet();
  const hour = sheet.over('hourly', money(paid.value), { kind: 'count', value: hours.value });
  const isLess = hour.value < rate.value;
  const gap = isLess
    ? sheet.minus('gap', money(rate.value), hour)
    : sheet.minus('gap', hour, money(rate.value));
  const all = sheet.times('all', { ...hours, period: paid.period ?? hours.period }, gap);
  sheet.use(...quantities);
  return sheet.tells('one-customer', 'formulaClientHour', {
    a: usd(hour.value),
    b: usd(gap.value),
    c: usd(all.value),
    per: paid.period ?? 'none',
    some: isLess ? 'yes' : 'no',
  });
};
