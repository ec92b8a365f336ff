import type { Translate } from '@commons/service-kit/texts/package-texts';
import { cents, usd } from '../dates-and-amounts.js';
import type { Quantity } from '../reading/quantity.js';
import { choicePlan } from './choice-plan.js';
import { type Decision, only } from './decision.js';
import { roles } from './ledger.js';
import { line, plain, signed } from './line.js';
import { worthPlan } from './worth-plan.js';

/** "I bill $38 an hour, pay $17, thinking $19, 10% taxes on top": what is left of an hour at each pay. */
export const hourBilled: Decision = ({ quantities }) => {
  const rate = only(roles(quantities, 'rate'));
  const pays = [...roles(quantities, 'pay'), ...roles(quantities, 'newPay')];
  const tax = only(roles(quantities, 'onTop'));
  if (rate?.period !== 'hour' || pays.length === 0 || pays.length > 2) return undefined;
  if (roles(quantities, 'hours', 'price', 'fixed', 'sales').length > 0) return undefined;
  const factor = 1 + (tax?.value ?? 0) / 100;
  const all = pays.map((pay) => {
    const cost = cents(pay.value * factor);
    return { pay, cost, left: cents(rate.value - cost) };
  });
  const last = all.at(-1);
  if (!last) return undefined;
  return {
    kind: 'hiring',
    uses: [rate, ...pays, ...(tax ? [tax] : [])],
    short: (t: Translate) =>
      t('decisionHour', {
        left: signed(last.left),
        pay: usd(last.pay.value),
        now: all.length > 1 && all[0] ? usd(all[0].left) : 'none',
      }),
    lines: (t: Translate) =>
      all.flatMap(({ pay, cost, left }) => [
        ...(tax
          ? [line(t, 'payWithTaxes', `${usd(pay.value)} × ${plain(factor)}`, usd(cost), 'hour')]
          : []),
        line(t, 'left', `${usd(rate.value)} − ${usd(cost)}`, signed(left), 'hour'),
      ]),
  };
};

interface Group {
  readonly price: Quantity;
  readonly hours: Quantity;
  readonly count?: number | undefined;
  readonly of: readonly Quantity[];
}

/** "31 clients, 12 pay $150 and take 5 hours, the rest pay $400 and take 6": what an hour brings in each group. */
export const hourOfEachGroup: Decision = ({ quantities }) => {
  const prices = roles(quantities, 'price');
  const hours = roles(quantities, 'hours');
  const counts = roles(quantities, 'sold');
  if (prices.length !== 2 || hours.length !== 2) return undefined;
  if (roles(quantities, 'pay', 'unitCost', 'fixed', 'taken', 'outlay').length > 0) return undefined;
  const groups = prices.map((price): Group | undefined => {
    const at = quantities.indexOf(price);
    const time = hours.find(
      (one) => quantities.indexOf(one) > at && quantities.indexOf(one) - at <= 2,
    );
    const before = quantities[at - 1];
    const count =
      before?.role === 'sold' &&
      before.sentence === price.sentence &&
      before.clause === price.clause
        ? before
        : undefined;
    return (
      time && {
        price,
        hours: time,
        count: count?.value,
        of: [price, time, ...(count ? [count] : [])],
      }
    );
  });
  const [one, other] = groups;
  if (!one || !other || one.hours === other.hours) return undefined;
  // "31 clients. 12 of them …, the rest": the rest is counted.
  const all = counts.find(
    (count) => count.value > (one.count ?? Number.POSITIVE_INFINITY) && count !== counts.at(-1),
  );
  const rest =
    all && one.count && /\brest\b|\bothers\b/.test(other.price.lead)
      ? all.value - one.count
      : other.count;
  const inHours = ({ hours: time }: Group) =>
    time.value * (time.things.includes('minut') ? 1 / 60 : 1);
  const each = [one, { ...other, count: rest }].map((group) => ({
    ...group,
    hourly: cents(group.price.value / inHours(group)),
  }));
  const better = [...each].sort((first, second) => second.hourly - first.hourly);
  const per = one.price.period;
  return {
    kind: 'strategy',
    plan: choicePlan(true),
    uses: [...one.of, ...other.of, ...(all ? [all] : [])],
    short: (t: Translate) =>
      t('decisionGroups', {
        better: usd(better[0]?.price.value ?? 0),
        hourly: usd(better[0]?.hourly ?? 0),
        other: usd(better[1]?.hourly ?? 0),
      }),
    lines: (t: Translate) =>
      each.flatMap((group) => [
        line(
          t,
          'hourly',
          `${usd(group.price.value)} ÷ ${plain(inHours(group))}`,
          usd(group.hourly),
        ),
        ...(group.count
          ? [
              line(
                t,
                'all',
                `${plain(group.count)} × ${usd(group.price.value)}`,
                usd(cents(group.count * group.price.value)),
                per,
              ),
              line(
                t,
                'hours',
                `${plain(group.count)} × ${plain(inHours(group))}`,
                plain(group.count * inHours(group)),
                per,
              ),
            ]
          : []),
      ]),
  };
};

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
