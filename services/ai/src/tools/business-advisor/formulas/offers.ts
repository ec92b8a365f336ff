import type { Translate } from '@commons/service-kit/texts/package-texts';
import { cents, usd } from '../dates-and-amounts.js';
import { sameThing } from '../reading/things.js';
import { type Decision, only } from './decision.js';
import { roles, told } from './ledger.js';
import { line, plain, signed } from './line.js';

/** "They want 500 at $6, I sell them for $14": the order, and what it has to be compared with. */
export const largeOrder: Decision = ({ quantities, text }) => {
  const prices = roles(quantities, 'price');
  const count = only(roles(quantities, 'sold'));
  const [one, other] = prices;
  const cost = only(roles(quantities, 'unitCost'));
  if (
    !one ||
    !other ||
    prices.length !== 2 ||
    !count ||
    count.period ||
    !/\b(?:order|wants?|buy|wholesale|offers?)\b/.test(text)
  )
    return undefined;
  if (roles(quantities, 'fixed', 'outlay', 'pay', 'taken', 'hours').length > 0) return undefined;
  const offered = [one, other].find((price) => price.clause === count.clause);
  const own = [one, other].find((price) => price !== offered);
  if (
    !offered ||
    !own ||
    !sameThing(offered.each ?? [], count.things) ||
    own.value <= offered.value
  )
    return undefined;
  const all = cents(count.value * offered.value);
  return {
    kind: 'job-bid',
    uses: [one, other, count, ...(cost ? [cost] : [])],
    short: (t: Translate) =>
      t('decisionOrder', {
        all: usd(all),
        left: cost ? signed(cents(count.value * (offered.value - cost.value))) : 'none',
        offered: usd(offered.value),
      }),
    lines: (t: Translate) => [
      line(t, 'order', `${told(count)} × ${usd(offered.value)}`, usd(all)),
      line(
        t,
        'below',
        `${usd(own.value)} − ${usd(offered.value)}`,
        signed(cents(own.value - offered.value)),
      ),
      ...(cost
        ? [
            line(
              t,
              'one',
              `${usd(offered.value)} − ${usd(cost.value)}`,
              signed(cents(offered.value - cost.value)),
            ),
            line(
              t,
              'left',
              `${plain(count.value)} × ${signed(cents(offered.value - cost.value))}`,
              signed(cents(count.value * (offered.value - cost.value))),
            ),
          ]
        : []),
    ],
  };
};
