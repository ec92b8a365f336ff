import type { Translate } from '@commons/service-kit/texts/package-texts';
import { amount, usd } from '../dates-and-amounts.js';
import type { Answered } from './answered.js';
import { find, n, numberIn, type Told } from './told.js';

/** "Owes me 6 weeks at 165 and offers 50 a week": how long it takes until it is paid. */
export function paidOff(told: Told): Answered | undefined {
  if (!/\bowes?\b|\bbehind\b/.test(told.text) || /\bi owe\b/.test(told.text)) return undefined;
  const [count, price] =
    find(
      told,
      `\\b(?:owes?(?: me| us)?|behind)(?: by)? ${n} (?:weeks|months|visits|payments|lessons) (?:at|of) ${n}`,
    ) ?? [];
  const sum = numberIn(
    told,
    `\\bowes?(?: me| us)? ${n}(?! (?:weeks|months|visits|payments|lessons))`,
  );
  const [rate, per] =
    find(
      told,
      `\\b(?:pay|paying|offers?|give|send|do)(?: me| us)?(?: back)? ${n}(?: extra| more)? a (week|month)`,
    ) ?? [];
  const owed = count && price ? Number(count) * Number(price) : sum;
  if (!owed || !rate || !per) return undefined;
  const exact = owed / Number(rate);
  const whole = amount(Math.ceil(exact - 1e-9));
  return {
    kind: 'cash-flow',
    owed,
    short: (t: Translate) => t('advicePaidOffShort', { count: whole, per }),
    lines: (t: Translate) => [
      ...(count && price
        ? [
            t('advicePaidOffOwed', {
              count: amount(Number(count)),
              price: usd(Number(price)),
              owed: usd(owed),
            }),
          ]
        : []),
      t('advicePaidOff', {
        owed: usd(owed),
        rate: usd(Number(rate)),
        exact: amount(exact),
        count: whole,
        per,
      }),
    ],
  };
}
