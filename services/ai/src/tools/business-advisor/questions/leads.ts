import type { Translate } from '@commons/service-kit/texts/package-texts';
import { amount, usd } from '../dates-and-amounts.js';
import type { Answered } from './answered.js';
import { find, n, numberIn, type Told } from './told.js';

/** "Leads are 45 each, I close 1 in 6, a job leaves me 210": what one customer costs beside what it leaves. */
export function leads(told: Told): Answered | undefined {
  const price = numberIn(
    told,
    `\\bleads?\\b[^|\\d]{0,25}?${n}(?: each| apiece| a lead| per lead)?`,
    `\\b${n} (?:a|per) lead`,
  );
  const [won, of] =
    find(
      told,
      `\\b(?:close|win|get|book|land)[^|\\d]{0,15}?${n} (?:in|of|out of)(?: every)? ${n}`,
    )?.map(Number) ?? [];
  const leaves = numberIn(
    told,
    `\\b(?:leaves?|clear|make|keep|profit(?: is)?)(?: me| us| on)? ${n}`,
    `\\b(?:job|customer|client|sale)s? (?:is|are|averages?) (?:worth )?${n}`,
  );
  if (!price || !won || !of || won > of || !leaves) return undefined;
  const tries = of / won;
  const cost = price * tries;
  const left = leaves - cost;
  return {
    kind: 'marketing',
    found: { adReturn: { each: cost, unit: 'customer', left, keeps: leaves } },
    short: (t: Translate) =>
      t('adviceLeadsShort', {
        better: left > 0 ? 'yes' : 'no',
        left: usd(left),
        short: usd(-left),
        even: amount(Math.floor(leaves / price)),
      }),
    lines: (t: Translate) => [
      t('adviceLeadsEach', { price: usd(price), tries: amount(tries), cost: usd(cost) }),
      t('adviceLeadsLeft', {
        leaves: usd(leaves),
        cost: usd(cost),
        left: left < 0 ? `-${usd(-left)}` : usd(left),
      }),
    ],
  };
}
