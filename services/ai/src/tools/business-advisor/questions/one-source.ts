import type { Translate } from '@commons/service-kit/texts/package-texts';
import { amount, share, usd } from '../dates-and-amounts.js';
import type { Answered } from './answered.js';
import { find, n, numberIn, percent, type Told } from './told.js';

/** "Two thirds of my weddings come from one venue, 33 last year at 2,800": what hangs on it. */
export function oneSource(told: Told): Answered | undefined {
  const part = numberIn(
    told,
    `${percent} of (?:my|our|the) (?:[a-z]+ )?[a-z]+ (?:come|comes|are|is) (?:all )?(?:from|through|with|by) (?:1|one|a single|the same|an?) `,
  );
  const [count, each] =
    find(
      told,
      `\\b(?:did|had|do|shot|booked|made) ${n} (?:[a-z-]+ ){0,3}(?:last year|this year|a year) at ${n}`,
    )?.map(Number) ?? [];
  if (!part || !count || !each) return undefined;
  const from = Math.round((count * part) / 100);
  return {
    kind: 'one-customer',
    found: { oneCustomer: Math.round(part) },
    lines: (t: Translate) => [
      t('adviceSourceCount', {
        count: amount(count),
        share: share(part),
        from: amount(from),
      }),
      t('adviceSourceWorth', { from: amount(from), each: usd(each), worth: usd(from * each) }),
      t('adviceSourceRest', {
        count: amount(count),
        from: amount(from),
        rest: amount(count - from),
        each: usd(each),
        worth: usd((count - from) * each),
      }),
    ],
  };
}
