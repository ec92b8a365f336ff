import type { Translate } from '@commons/service-kit/texts/package-texts';
import { cents, usd } from '../dates-and-amounts.js';
import { type Decision, only } from './decision.js';
import { roles } from './ledger.js';
import { line, plain } from './line.js';

/** "120 subscribers at $19, 8% quit every month, with a gift of $7 it would be 5%": who stays, and what they pay. */
export const fewerLeave: Decision = ({ quantities }) => {
  const all = only(roles(quantities, 'sold'));
  const price = only(roles(quantities, 'price'));
  const parts = roles(quantities, 'leaving');
  const gift = only(roles(quantities, 'unitCost'));
  const [now, then] = parts;
  if (!all || !price?.period || !now || !then || parts.length !== 2 || then.value >= now.value)
    return undefined;
  const leave = (part: typeof now) => cents((all.value * part.value) / 100);
  const stay = cents(leave(now) - leave(then));
  return {
    kind: 'retention',
    uses: [all, price, ...parts, ...(gift ? [gift] : [])],
    short: (t: Translate) =>
      t('decisionStay', {
        stay: plain(stay),
        worth: usd(cents(stay * price.value)),
        per: price.period ?? 'month',
        gift: gift ? usd(cents(all.value * gift.value)) : 'none',
        before: plain(100 / now.value),
        after: plain(100 / then.value),
      }),
    lines: (t: Translate) => [
      line(
        t,
        'leaveNow',
        `${plain(all.value)} × ${plain(now.value)}%`,
        plain(leave(now)),
        price.period,
      ),
      line(
        t,
        'leaveThen',
        `${plain(all.value)} × ${plain(then.value)}%`,
        plain(leave(then)),
        price.period,
      ),
      line(
        t,
        'stayed',
        `${plain(stay)} × ${usd(price.value)}`,
        usd(cents(stay * price.value)),
        price.period,
      ),
      ...(gift
        ? [
            line(
              t,
              'gift',
              `${plain(all.value)} × ${usd(gift.value)}`,
              usd(cents(all.value * gift.value)),
            ),
          ]
        : []),
    ],
  };
};
