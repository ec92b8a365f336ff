import type { Translate } from '@commons/service-kit/texts/package-texts';
import { type Decision, formula, only, roles } from '../arithmetic/decision.js';
import { line, plain } from '../arithmetic/line.js';
import { money } from '../arithmetic/sheet.js';
import { cents, usd } from '../dates-and-amounts.js';
import { worthPlan } from '../plans/worth-plan.js';

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

/** "A mower of $11,500 saves 6 hours a week at $17, 30 weeks a season": when it is paid back. */
export const savesHours: Decision = ({ quantities, text }) => {
  const outlay = only(roles(quantities, 'outlay'));
  const hours = only(roles(quantities, 'hours'));
  const pay = only(roles(quantities, 'pay', 'rate'));
  const term = only(roles(quantities, 'term'));
  if (!outlay || !hours?.period || hours.period === 'hour' || !pay) return undefined;
  if (!/\bsaves?\b|\bsaving\b|\bahorr/.test(text)) return undefined;
  if (roles(quantities, 'price', 'sales', 'fixed', 'people', 'days').length > 0) return undefined;
  const saved = cents(hours.value * pay.value);
  const weeks = term?.things.includes('week') ? term.value : 52;
  if (hours.period !== 'week' && term) return undefined;
  const yearly =
    hours.period === 'week' ? cents(saved * weeks) : hours.period === 'month' ? saved * 12 : saved;
  // By the month where the hours are told by the month.
  const isMonthly = hours.period === 'month';
  const periods = outlay.value / (isMonthly ? saved : yearly);
  const back = Math.round(periods * 10) / 10;
  return {
    kind: 'worth',
    plan: (t: Translate) =>
      worthPlan(t, { brings: yearly, left: yearly, per: 'year', costs: [], outlay: outlay.value }),
    uses: [outlay, hours, pay, ...(term ? [term] : [])],
    short: (t: Translate) =>
      t('decisionSaves', {
        saved: usd(isMonthly ? saved : yearly),
        per: term ? 'season' : isMonthly ? 'month' : 'year',
        back: t('decisionPeriods', {
          count: plain(back),
          per: term ? 'season' : isMonthly ? 'month' : 'year',
        }),
      }),
    lines: (t: Translate) => [
      line(t, 'saved', `${plain(hours.value)} × ${usd(pay.value)}`, usd(saved), hours.period),
      ...(hours.period === 'week'
        ? [
            line(
              t,
              'saved',
              `${usd(saved)} × ${plain(weeks)}`,
              usd(yearly),
              term ? undefined : 'year',
            ),
          ]
        : []),
      line(
        t,
        'paidBack',
        `${usd(outlay.value)} ÷ ${usd(isMonthly ? saved : yearly)}`,
        t('decisionPeriods', {
          count: plain(back),
          per: term ? 'season' : isMonthly ? 'month' : 'year',
        }),
      ),
    ],
  };
};
