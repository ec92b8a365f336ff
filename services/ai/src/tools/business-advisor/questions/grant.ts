import type { Translate } from '@commons/service-kit/texts/package-texts';
import { share, usd } from '../dates-and-amounts.js';
import type { Answered } from './answered.js';
import { n, numberIn, percent, type Told } from './told.js';

/** "A grant covers 40% of a playground of 26k, we have 9k": the rest, and what is missing. */
export function grant(told: Told): Answered | undefined {
  const part = numberIn(
    told,
    `\\bgrants?\\b[^|]{0,40}?${percent}`,
    `${percent}[^|]{0,30}\\bgrants?\\b`,
  );
  const price = numberIn(
    told,
    `\\b(?:costs?|is|runs?|of)(?: an?)? ${n}`,
    `\\b${n} (?:project|playground|building|roof)`,
  );
  const has = numberIn(told, `\\b(?:have|got|saved) ${n}`, `\\b${n} (?:set aside|saved)`);
  if (!part || !price || price < 500) return undefined;
  const covered = (price * part) / 100;
  const rest = price - covered;
  return {
    kind: 'funding',
    ...(has !== undefined && has < rest && { found: { missing: rest - has } }),
    lines: (t: Translate) => [
      t('adviceGrantCovers', { price: usd(price), share: share(part), covered: usd(covered) }),
      t('adviceGrantRest', { price: usd(price), covered: usd(covered), rest: usd(rest) }),
      ...(has !== undefined
        ? [
            has < rest
              ? t('adviceGrantMissing', {
                  rest: usd(rest),
                  has: usd(has),
                  missing: usd(rest - has),
                })
              : t('adviceGrantEnough', { has: usd(has), rest: usd(rest), over: usd(has - rest) }),
          ]
        : []),
      t('adviceGrantFirst', { price: usd(price) }),
    ],
  };
}
