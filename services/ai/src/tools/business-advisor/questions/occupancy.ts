import type { Translate } from '@commons/service-kit/texts/package-texts';
import { amount, share, usd, wholeUsd } from '../dates-and-amounts.js';
import type { Answered } from './answered.js';
import { find, n, numberIn, percent, type Told } from './told.js';

/** "24 rooms at 110 a night, occupancy was 71% and is 58%": what the empty nights are worth. */
export function occupancy(told: Told): Answered | undefined {
  const [rooms, price] =
    find(
      told,
      `\\b${n} (?:rooms|cabins|suites|sites|cottages|apartments|beds|pods)(?: at| for| are)? ${n} (?:a|per|each) night`,
    )?.map(Number) ?? [];
  const [was, now] =
    find(
      told,
      `\\boccupancy\\b[^|\\d]{0,25}?${percent}(?: [a-z]+){0,3}?,? (?:and |to |but )?(?:is |now |down |to |only |at )*${percent}`,
    )?.map(Number) ?? [];
  if (!rooms || !price || !was || !now || was <= now) return undefined;
  const cut = numberIn(told, `\\b(?:takes?|charges?|keeps?|commission(?: is| of)?) ${percent}`);
  const through = numberIn(told, `\\b(?:brings?|through it|sends?)(?: us| me)? ${percent} of`);
  const nights = rooms * 365;
  const fewer = (nights * (was - now)) / 100;
  const booked = (nights * now) / 100;
  const fees = cut && through ? (booked * price * through * cut) / 10_000 : undefined;
  return {
    kind: 'few-customers',
    short: (t: Translate) =>
      t('adviceNightsShort', {
        points: amount(was - now),
        fewer: amount(fewer, 0),
        worth: wholeUsd(fewer * price),
      }),
    lines: (t: Translate) => [
      t('adviceNightsAll', { rooms: amount(rooms), nights: amount(nights) }),
      t('adviceNightsFewer', {
        nights: amount(nights),
        was: share(was),
        now: share(now),
        fewer: amount(fewer, 0),
        price: usd(price),
        worth: wholeUsd(fewer * price),
      }),
      t('adviceNightsWeek', {
        rooms: amount(rooms),
        points: amount(was - now),
        each: amount((rooms * (was - now)) / 100),
        week: amount((rooms * 7 * (was - now)) / 100),
      }),
      ...(fees && cut && through
        ? [
            t('adviceNightsFees', {
              sales: wholeUsd(booked * price),
              through: share(through),
              cut: share(cut),
              fees: wholeUsd(fees),
            }),
          ]
        : []),
    ],
  };
}
