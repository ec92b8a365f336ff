import type { Translate } from '@commons/service-kit/texts/package-texts';
import { amount, share, usd } from '../dates-and-amounts.js';
import type { Answered } from './answered.js';
import { perWords } from './period-words.js';
import { find, n, numberIn, per, percent, type Told } from './told.js';

const sold =
  '(?:customers?|clients?|people|guests|orders?|covers?|plates?|visits?|appointments?|cars|jobs|sales|tickets|pizzas|meals|rooms|bookings?|walk-ins|tables)';

/** "We dropped from 260 to 190 customers a day, each spends 7.50": what those who stay away are worth. */
export function fewerSold(told: Told): Answered | undefined {
  const [from, to, time] =
    find(told, `\\bfrom ${n} (?:${sold} )?(?:down )?to ${n} (?:[a-z]+ )?${sold} ${per}`) ??
    find(told, `\\b${sold}[^|\\d]{0,25}?from ${n} to ${n} ${per}`) ??
    [];
  const price = numberIn(
    told,
    `\\b(?:average|avg|typical|normal)(?: [a-z]+){0,2}? (?:is|of|was|spends?) ${n}`,
    `\\bon average ${n}`,
    `\\beach(?: 1)?(?: [a-z]+)? (?:spends?|brings?(?: in)?|pays?|leaves?|is) ${n}`,
    `${n} (?:on average|each)`,
  );
  const keeps = numberIn(
    told,
    `\\b(?:keep|margin(?: is| of)?|clear) ${percent}`,
    `${percent} margin`,
  );
  // More figures are a month of the business.
  const figures = told.text.match(/\d+(?:\.\d+)?/g) ?? [];
  const fewer = Number(from) - Number(to);
  if (!from || !to || !time || !price || !(fewer > 0) || figures.length > (keeps ? 5 : 4))
    return undefined;
  const worth = fewer * price;
  return {
    short: (t: Translate) =>
      t('adviceFewerShort', { fewer: amount(fewer), worth: usd(worth), per: perWords(t, time) }),
    lines: (t: Translate) => [
      t('adviceFewerSold', {
        from: amount(Number(from)),
        to: amount(Number(to)),
        fewer: amount(fewer),
        share: share((fewer / Number(from)) * 100),
        per: perWords(t, time),
      }),
      t('adviceFewerWorth', {
        fewer: amount(fewer),
        price: usd(price),
        worth: usd(worth),
        per: perWords(t, time),
      }),
      ...(keeps
        ? [
            t('adviceFewerKept', {
              worth: usd(worth),
              keeps: share(keeps),
              kept: usd((worth * keeps) / 100),
              per: perWords(t, time),
            }),
          ]
        : []),
    ],
  };
}
