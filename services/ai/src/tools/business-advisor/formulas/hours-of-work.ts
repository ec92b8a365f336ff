import { formula } from '../arithmetic/decision.js';
import { money } from '../arithmetic/sheet.js';

/** "One client pays $900 a month and takes 30 hours; the others pay $55 an hour": what an hour for that one brings. */
export const clientHour = formula(({ quantities, the }, sheet) => {
  const paid = the('price', 'sales');
  const hours = the('hours');
  const rate = the('rate');
  if (!paid || !hours || !rate || paid.period === 'hour') return undefined;
  if (
    paid.value < hours.value ||
    quantities.some(({ kind, role, value }) =>
      kind !== 'count' ? role !== paid.role && role !== 'rate' : role !== 'hours' && value > 1,
    )
  )
    return undefined;
  const hour = sheet.over('hourly', money(paid.value), { kind: 'count', value: hours.value });
  const isLess = hour.value < rate.value;
  const gap = isLess
    ? sheet.minus('gap', money(rate.value), hour)
    : sheet.minus('gap', hour, money(rate.value));
  const all = sheet.times('all', { ...hours, period: paid.period ?? hours.period }, gap);
  sheet.use(...quantities);
  return sheet.tells('one-customer', 'formulaClientHour', {
    a: hour,
    b: gap,
    c: all,
    per: paid.period ?? 'none',
    some: isLess,
  });
});
