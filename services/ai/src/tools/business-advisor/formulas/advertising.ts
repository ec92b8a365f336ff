import type { Translate } from '@commons/service-kit/texts/package-texts';
import { cents, usd } from '../dates-and-amounts.js';
import { type Decision, only } from './decision.js';
import { lineOf, roles, termsOf } from './ledger.js';
import { line, plain, signed } from './line.js';

const ads =
  /\b(?:ads?|advertis\w+|google|facebook|instagram|flyers?|postcards?|radio|billboard|mailers?|yelp|groupon|anuncios?|volantes)\b/;

/** "$480 on Google, 14 calls, 5 jobs at $310, the helper gets $90": what a call and a customer cost, and what is left. */
export const advertising: Decision = ({ quantities, text }) => {
  const spent = only(roles(quantities, 'outlay', 'fixed'));
  const calls = only(roles(quantities, 'calls'));
  const won = only(roles(quantities, 'won', 'sold').filter(({ period }) => !period));
  const price = only(roles(quantities, 'price'));
  if (!spent || (!calls && !won) || !ads.test(text)) return undefined;
  if (roles(quantities, 'sales', 'pay', 'taken').length > 0) return undefined;
  const one =
    price && lineOf(price, roles(quantities, 'unitCost'), roles(quantities, 'costShare'), []);
  const kept = only(roles(quantities, 'kept'));
  const each = one && kept ? cents((one.left * kept.value) / 100) : one?.left;
  const brings = won && each ? cents(won.value * each) : undefined;
  const left = brings !== undefined ? cents(brings - spent.value) : undefined;
  return {
    kind: 'marketing',
    uses: [
      spent,
      ...(calls ? [calls] : []),
      ...(won ? [won] : []),
      ...(one?.of ?? []),
      ...(kept ? [kept] : []),
    ],
    short: (t: Translate) =>
      t('decisionAd', {
        left: left === undefined ? 'none' : usd(Math.abs(left)),
        some: left !== undefined && left > 0 ? 'yes' : 'no',
        each: usd(cents(spent.value / (won ?? calls ?? spent).value)),
        of: won ? 'customer' : 'call',
      }),
    lines: (t: Translate) => [
      ...(calls
        ? [
            line(
              t,
              'callCost',
              `${usd(spent.value)} ÷ ${plain(calls.value)}`,
              usd(cents(spent.value / calls.value)),
            ),
          ]
        : []),
      ...(won
        ? [
            line(
              t,
              'ads',
              `${usd(spent.value)} ÷ ${plain(won.value)}`,
              usd(cents(spent.value / won.value)),
            ),
          ]
        : []),
      ...(one && one.costs.length > 0 ? [line(t, 'one', termsOf(one), usd(one.left))] : []),
      ...(won && each && brings !== undefined
        ? [line(t, 'all', `${plain(won.value)} × ${usd(each)}`, usd(brings))]
        : []),
      ...(brings !== undefined
        ? [line(t, 'left', `${usd(brings)} − ${usd(spent.value)}`, signed(left ?? 0))]
        : []),
    ],
  };
};

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
