import type { Translate } from '@commons/service-kit/texts/package-texts';
import { amount, share, usd } from '../dates-and-amounts.js';
import type { Answered } from './answered.js';
import { n, numberIn, type Told } from './told.js';

/** "34k of inventory, 9k has not moved in a year, 6k a month sells at cost": how long it lasts. */
export function stock(told: Told): Answered | undefined {
  const all = numberIn(
    told,
    `\\b${n} (?:worth )?(?:of|in) (?:inventory|stock|merchandise)`,
    `\\b(?:inventory|stock)(?: is| of| at)? ${n}`,
  );
  const dead = numberIn(
    told,
    `\\b${n} (?:of (?:it|that) )?(?:hasnt|hasn't|has not|didn't|doesn't|won't|isn't) (?:moved|sold|sell|move|moving|selling)`,
    `\\b${n} (?:of (?:it|that) )?(?:is )?(?:just )?(?:sits|sitting|dead|old)`,
  );
  const sells = numberIn(
    told,
    `\\b(?:sell|sells|go|move|use)(?: through)? ${n} (?:[a-z]+ ){0,2}?a month`,
  );
  if (!all || (!dead && !sells)) return undefined;
  return {
    kind: 'waste',
    lines: (t: Translate) => [
      ...(sells
        ? [
            t('adviceStockMonths', {
              all: usd(all),
              sells: usd(sells),
              months: amount(all / sells),
            }),
          ]
        : []),
      ...(dead
        ? [
            t('adviceStockDead', {
              dead: usd(dead),
              all: usd(all),
              share: share((dead / all) * 100),
              half: usd(dead / 2),
            }),
          ]
        : []),
      ...(dead && sells
        ? [
            t('adviceStockMoving', {
              all: usd(all),
              dead: usd(dead),
              rest: usd(all - dead),
              sells: usd(sells),
              months: amount((all - dead) / sells),
            }),
          ]
        : []),
    ],
  };
}
