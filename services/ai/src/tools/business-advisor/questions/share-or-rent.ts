import type { Translate } from '@commons/service-kit/texts/package-texts';
import { amount, share, usd, wholeUsd } from '../dates-and-amounts.js';
import type { Answered } from './answered.js';
import { find, n, numberIn, percent, type Told } from './told.js';

/** "22 people a week at 70, the gym takes 30%, an own space is 1,600 a month": from which sales on the rent is less. */
export function shareOrRent(told: Told): Answered | undefined {
  if (
    !/\b(?:instead|rather than|or (?:rent|pay|stay)|own (?:space|room|place|chair|shop|studio|booth))\b/.test(
      told.text,
    )
  )
    return undefined;
  const cut = numberIn(
    told,
    `\\b(?:takes?|keeps?|charges?(?: me)?|gets?) ${percent}`,
    `\\b(?:pay|give)(?: them| him| her| the [a-z]+)? ${percent}`,
  );
  const rent = numberIn(
    told,
    `\\b(?:rent|lease|space|room|place|booth|chair|studio|shop)\\b[^|\\d]{0,30}?${n} a month`,
  );
  if (!cut || !rent) return undefined;
  const [count, price] =
    find(
      told,
      `\\b${n} (?:people|clients|customers|sessions|lessons|cuts|students|appointments|massages|heads)(?: (?:1 time|once|each|every|a|per| )+)? ?(?:a )?week[^|\\d]{0,12}?(?:at|for) ${n}`,
    )?.map(Number) ?? [];
  const salesTold = numberIn(
    told,
    `\\b(?:make|do|bring in|sell|gross|sales(?: are| of)?) ${n} a month`,
  );
  const sales = count && price ? (count * price * 52) / 12 : salesTold;
  const even = (rent * 100) / cut;
  const now = sales && (sales * cut) / 100;
  return {
    kind: 'margins',
    short: (t: Translate) =>
      t('adviceShareOrRentShort', {
        even: wholeUsd(even),
        known: now ? (now > rent ? 'rent' : 'share') : 'no',
        gap: now ? usd(Math.abs(now - rent)) : '',
      }),
    lines: (t: Translate) => [
      ...(count && price && sales
        ? [
            t('adviceShareOrRentSales', {
              count: amount(count),
              price: usd(price),
              sales: usd(sales),
            }),
          ]
        : []),
      ...(sales && now
        ? [
            t('adviceShareOrRentNow', {
              sales: usd(sales),
              cut: share(cut),
              now: usd(now),
              rent: usd(rent),
            }),
          ]
        : []),
      t('adviceShareOrRentEven', { rent: usd(rent), cut: share(cut), even: wholeUsd(even) }),
    ],
  };
}
