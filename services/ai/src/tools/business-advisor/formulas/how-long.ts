import type { Translate } from '@commons/service-kit/texts/package-texts';
import { cents, usd } from '../dates-and-amounts.js';
import { type Decision, only } from './decision.js';
import { roles, single } from './ledger.js';
import { line, plain, roundedUp } from './line.js';
import { inPeriod } from './one-period.js';

const aboutMoney =
  /\bhow long\b|\blast\b|\brun out\b|\bsurvive\b|\bcash\b|\bmoney\b|\bdinero\b|\baguant|\bcu[aá]nto tiempo\b/;

/** "9,200 in the bank, 14,300 comes in, 16,150 goes out": how many months the money lasts. */
export const howLongMoneyLasts: Decision = ({ quantities, aim, text }) => {
  const cash = only(roles(quantities, 'cash'));
  const outs = inPeriod(roles(quantities, 'fixed').map(single), 'month', quantities);
  const ins = inPeriod(roles(quantities, 'sales').map(single), 'month', quantities);
  if (!cash || !outs || outs.length === 0 || !ins || !aboutMoney.test(`${aim} ${text}`))
    return undefined;
  if (roles(quantities, 'outlay', 'loan', 'price', 'goal', 'pay').length > 0) return undefined;
  const goes = cents(outs.reduce((sum, { value }) => sum + value, 0));
  const comes = cents(ins.reduce((sum, { value }) => sum + value, 0));
  const burn = cents(goes - comes);
  if (burn <= 0) return undefined;
  const owed = only(roles(quantities, 'owed'));
  const once = outs.map(({ sum }) => sum.value);
  const afterOnce = cents(cash.value - once.reduce((sum, value) => sum + value, 0));
  const months = cash.value / burn;
  return {
    kind: 'cash-flow',
    found: { runwayMonths: months, monthlyResult: -burn },
    uses: [
      cash,
      ...outs.flatMap(({ of }) => of),
      ...ins.flatMap(({ of }) => of),
      ...(owed ? [owed] : []),
    ],
    short: (t: Translate) =>
      t('decisionLasts', {
        months: plain(Math.round(months * 10) / 10),
        weeks: plain(Math.floor((months * 52) / 12)),
        unit: months < 2 ? 'weeks' : 'months',
        burn: usd(burn),
        owed: owed ? usd(owed.value) : 'none',
      }),
    lines: (t: Translate) => [
      ...outs
        .filter(({ by }) => by)
        .map(({ sum, by, value }) =>
          line(t, 'costs', `${usd(sum.value)}${by}`, usd(value), 'month'),
        ),
      ...(outs.length > 1
        ? [line(t, 'goesOut', outs.map(({ value }) => usd(value)).join(' + '), usd(goes), 'month')]
        : []),
      ...(comes > 0
        ? [line(t, 'missing', `${usd(goes)} − ${usd(comes)}`, usd(burn), 'month')]
        : []),
      line(t, 'lasts', `${usd(cash.value)} ÷ ${usd(burn)}`, plain(Math.round(months * 100) / 100)),
      ...(comes === 0 && outs.length > 1
        ? [
            line(
              t,
              'afterOnce',
              [cash.value, ...once].map(usd).join(' − '),
              afterOnce < 0 ? `-${usd(-afterOnce)}` : usd(afterOnce),
            ),
          ]
        : []),
      ...(owed
        ? [
            line(
              t,
              'withOwed',
              `(${usd(cash.value)} + ${usd(owed.value)}) ÷ ${usd(burn)}`,
              plain(Math.round(((cash.value + owed.value) / burn) * 10) / 10),
            ),
          ]
        : []),
    ],
  };
};

/** "210 members, we lose 11 a month and sign up 7, not under 180": when that is reached. */
export const howLongUntil: Decision = ({ quantities }) => {
  const floor = only(roles(quantities, 'floor'));
  const less = only(roles(quantities, 'lost', 'bad'));
  const more = only(roles(quantities, 'gained'));
  const all = floor && only(roles(quantities, 'sold').filter(({ value }) => value > floor.value));
  const price = only(roles(quantities, 'price'));
  const per = less?.period;
  if (!floor || !less || !all || !per || per === 'hour') return undefined;
  const net = less.value - (more?.value ?? 0);
  if (net <= 0) return undefined;
  const periods = (all.value - floor.value) / net;
  return {
    kind: 'retention',
    uses: [floor, less, all, ...(more ? [more] : []), ...(price ? [price] : [])],
    short: (t: Translate) =>
      t('decisionUntil', { periods: plain(periods), per, floor: plain(floor.value) }),
    lines: (t: Translate) => [
      ...(more
        ? [line(t, 'lost', `${plain(less.value)} − ${plain(more.value)}`, plain(net), per)]
        : []),
      line(
        t,
        'until',
        `(${plain(all.value)} − ${plain(floor.value)}) ÷ ${plain(net)}`,
        roundedUp(t, periods),
      ),
      ...(price
        ? [line(t, 'lostEach', `${plain(net)} × ${usd(price.value)}`, usd(net * price.value), per)]
        : []),
    ],
  };
};
