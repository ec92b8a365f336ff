import type { Translate } from '@commons/service-kit/texts/package-texts';
import { share, usd, wholeUsd } from '../dates-and-amounts.js';
import type { Answered } from './answered.js';
import { n, numberIn, percent, type Told } from './told.js';

const platforms =
  '(?:doordash|uber ?eats|grubhub|etsy|amazon|ebay|booking(?:\\.com)?|airbnb|expedia|apps?|platforms?|marketplaces?)';

/** "DoorDash orders are 9,000 a month and they take 25%, an own site is 150 a month and 3%": from which orders on it pays. */
export function ownOrders(told: Told): Answered | undefined {
  const sales = numberIn(
    told,
    `\\b${platforms}(?: orders| sales| bookings)?(?: are| bring(?: in| us| me)?| is| make| do| come to| of)? ${n} a month`,
    `\\b${n} a month (?:through|on|from|via|over|with) ${platforms}`,
  );
  const cut = numberIn(
    told,
    `\\b(?:they|it|${platforms})(?: orders)? (?:takes?|keeps?|charges?|wants?)(?: me| us)? ${percent}`,
    `${percent} (?:commission|cut)`,
  );
  const own = `\\b(?:own|direct)\\b[^|\\d]{0,50}?`;
  const fixed = numberIn(told, `${own}${n} a month`);
  const fee =
    numberIn(told, `${own}${n} a month (?:and|plus) ${percent}`.replace(n, '\\d+(?:\\.\\d+)?')) ??
    0;
  if (!sales || !cut || !fixed || fee >= cut) return undefined;
  const now = (sales * cut) / 100;
  const then = fixed + (sales * fee) / 100;
  const even = (fixed * 100) / (cut - fee);
  return {
    kind: 'platform-fees',
    short: (t: Translate) =>
      t('adviceOwnShort', {
        better: even < sales ? 'yes' : 'no',
        even: wholeUsd(even),
        saved: usd(Math.abs(now - then)),
        part: share((even / sales) * 100),
      }),
    lines: (t: Translate) => [
      t('adviceOwnNow', { sales: usd(sales), cut: share(cut), now: usd(now) }),
      t('adviceOwnThen', {
        fixed: usd(fixed),
        sales: usd(sales),
        fee: share(fee),
        some: fee > 0 ? 'yes' : 'no',
        cost: usd(then),
      }),
      t('adviceOwnEven', {
        fixed: usd(fixed),
        cut: share(cut),
        fee: share(fee),
        even: wholeUsd(even),
        part: share((even / sales) * 100),
      }),
    ],
  };
}
