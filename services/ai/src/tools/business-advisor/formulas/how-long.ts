import type { Translate } from '@commons/service-kit/texts/package-texts';
import { usd } from '../dates-and-amounts.js';
import { type Decision, only } from './decision.js';
import { roles } from './ledger.js';
import { line, plain, roundedUp } from './line.js';

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
