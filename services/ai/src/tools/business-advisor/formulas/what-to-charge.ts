import type { Translate } from '@commons/service-kit/texts/package-texts';
import { cents, share, usd } from '../dates-and-amounts.js';
import { type Decision, only } from './decision.js';
import { roles, single, told } from './ledger.js';
import { line, plain } from './line.js';
import { inPeriod } from './one-period.js';
import { booksOf, onlyLine, sumLines } from './sales-and-costs.js';

const asked =
  /\bcharge\b|\bquote\b|\bprices?\b|\bbid\b|\bask for\b|\bcobrar\b|\bprecio\b|\bcotizar\b/;

/** A price by what should be left: costs ÷ 75%, or the wish and the costs over all that are sold. */
export const whatToCharge: Decision = (given) => {
  const { quantities, aim } = given;
  if (!asked.test(aim)) return undefined;
  const wanted = only(roles(quantities, 'wanted'));
  const goal = only([
    ...roles(quantities, 'goal'),
    ...given.goals.filter(({ kind }) => kind === 'money'),
  ]);
  const books = booksOf(quantities);
  if (!books) return undefined;
  if (wanted && books.lines.length === 0) {
    const all = [
      ...books.outs.map((sum) => ({ ...sum, per: undefined })),
      ...books.outlays.map(single),
    ];
    const costs = cents(all.reduce((sum, { value }) => sum + value, 0));
    const rest = 100 - wanted.value;
    const price = cents(costs / (rest / 100));
    if (all.length === 0 || books.outs.some(({ per }) => per && per !== 'day')) return undefined;
    return {
      kind: 'job-bid',
      uses: [...all.flatMap(({ of }) => of), wanted],
      short: (t: Translate) =>
        t('decisionCharge', {
          price: usd(price),
          costs: usd(costs),
          share: share(wanted.value),
          now: 'none',
        }),
      lines: (t: Translate) => [
        ...all
          .filter(({ isPlain }) => !isPlain)
          .map((sum) => line(t, 'pay', sum.terms, usd(sum.value))),
        ...(all.length > 1
          ? [line(t, 'costs', all.map(({ value }) => usd(value)).join(' + '), usd(costs))]
          : []),
        line(t, 'charge', `${usd(costs)} ÷ ${share(rest)}`, usd(price)),
        line(t, 'kept', `${usd(price)} − ${usd(costs)}`, usd(cents(price - costs))),
      ],
    };
  }
  const one = onlyLine(books);
  if (!goal || !one?.count || books.outlays.length > 0 || books.parts.length > 0) return undefined;
  const period = goal.period ?? one.count.per;
  const outs = inPeriod(books.outs, period, quantities);
  const counted = inPeriod(
    [
      {
        value: one.count.value,
        terms: one.count.of.map(told).join(' × '),
        per: one.count.per,
        of: one.count.of,
        isPlain: one.count.of.length === 1,
      },
    ],
    period,
    quantities,
  )?.[0];
  if (!outs || !counted || !period) return undefined;
  const needed = cents(goal.value + outs.reduce((sum, { value }) => sum + value, 0));
  const each = cents(needed / counted.value);
  const unit = cents(one.price.value - one.left);
  const price = cents(each + unit);
  const now = cents(counted.value * one.left - (needed - goal.value));
  return {
    kind: 'margins',
    uses: [...one.of, goal, ...outs.flatMap(({ of }) => of), ...counted.of],
    short: (t: Translate) =>
      t('decisionCharge', {
        price: usd(price),
        costs: usd(goal.value),
        share: 'none',
        now: usd(one.price.value),
      }),
    lines: (t: Translate) => [
      ...sumLines(t, 'costs', outs, period),
      line(
        t,
        'leftNow',
        [`${plain(counted.value)} × ${usd(one.left)}`, ...outs.map(({ value }) => usd(value))].join(
          ' − ',
        ),
        usd(now),
        period,
      ),
      ...(outs.length > 0
        ? [
            line(
              t,
              'together',
              [goal.value, ...outs.map(({ value }) => value)].map(usd).join(' + '),
              usd(needed),
              period,
            ),
          ]
        : []),
      line(t, unit ? 'forEach' : 'charge', `${usd(needed)} ÷ ${plain(counted.value)}`, usd(each)),
      ...(unit ? [line(t, 'charge', `${usd(each)} + ${usd(unit)}`, usd(price))] : []),
    ],
  };
};
