import type { Translate } from '@commons/service-kit/texts/package-texts';
import { amount, share, usd } from '../dates-and-amounts.js';
import type { Answered } from './answered.js';
import { find, n, numberIn, type Told, toldIn } from './told.js';

/** Reductions that customers know from other shops, in percent. */
const usualReductions = [25, 40, 50];

/** "64 dresses left that cost me 31 and sell for 79": what each reduction still brings back. */
export function markDown(told: Told): Answered | undefined {
  const both = `${told.text} | ${toldIn(told.aim ?? '').text}`;
  if (
    !/\b(?:mark\w* (?:them |it |these )?down|discount|reduce|reduction|clear (?:them|it|out)|clearance|get rid of|on sale|liquidat\w+|rebaj\w+|half off)\b/.test(
      both,
    )
  )
    return undefined;
  const [count] =
    find(
      told,
      `\\b${n} (?:[a-z-]+ ){1,3}left\\b`,
      `\\b(?:have|got|with|left with) ${n} (?!a\\b)[a-z]+`,
    ) ?? [];
  const cost = numberIn(told, `\\b(?:cost|costs|paid)(?: me| us)? ${n}`);
  const price = numberIn(
    told,
    `\\b(?:sells?|selling|priced?|retail)(?: (?:them|for|at|is))* ${n}`,
    `\\bprice is ${n}`,
  );
  if (!count || !cost || !price || cost >= price) return undefined;
  const all = Number(count);
  const floor = ((price - cost) / price) * 100;
  return {
    kind: 'waste',
    short: (t: Translate) =>
      t('adviceMarkdownShort', { floor: share(Math.floor(floor)), cost: usd(cost) }),
    lines: (t: Translate) => [
      t('adviceMarkdownTied', { count: amount(all), cost: usd(cost), tied: usd(all * cost) }),
      ...usualReductions.map((reduction) => {
        const later = (price * (100 - reduction)) / 100;
        return t('adviceMarkdownAt', {
          reduction: share(reduction),
          price: usd(price),
          later: usd(later),
          cost: usd(cost),
          left: later >= cost ? usd(later - cost) : `-${usd(cost - later)}`,
          count: amount(all),
          cash: usd(all * later),
        });
      }),
    ],
  };
}
