import type { Translate } from '@commons/service-kit/texts/package-texts';
import { amount, share, usd } from '../dates-and-amounts.js';
import type { Answered } from './answered.js';
import { find, n, numberIn, type Told } from './told.js';

/** "Of 85 customers last year 29 ordered again, an order is 320": how many came back, and what half of all would bring. */
export function cameBack(told: Told): Answered | undefined {
  const [all, back] =
    find(
      told,
      `\\bof (?:my |our |the )?${n} (?:[a-z]+ )?(?:customers|clients|people|guests|buyers|patients|students|families)[^|\\d]{0,30}?${n} (?:have |has )?(?:ordered|came|come|returned|bought|booked|visited|signed up|renewed)(?: [a-z]+)?`,
    )?.map(Number) ?? [];
  const price = numberIn(
    told,
    `\\b(?:an?|the|each|average) (?:[a-z]+ )?(?:order|visit|job|sale|ticket|purchase|booking|session|customer)(?: [a-z]+)? (?:is|costs?|brings?|averages?|spends?|of) ${n}`,
  );
  if (!all || !back || back >= all || !price) return undefined;
  const half = Math.ceil(all / 2);
  const more = half - back;
  return {
    kind: 'retention',
    lines: (t: Translate) => [
      t('adviceCameBack', {
        back: amount(back),
        all: amount(all),
        share: share((back / all) * 100),
        gone: amount(all - back),
        worth: usd((all - back) * price),
        price: usd(price),
      }),
      ...(more > 0
        ? [
            t('adviceCameBackHalf', {
              half: amount(half),
              more: amount(more),
              price: usd(price),
              worth: usd(more * price),
            }),
          ]
        : []),
    ],
  };
}
