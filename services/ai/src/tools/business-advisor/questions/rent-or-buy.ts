import type { Translate } from '@commons/service-kit/texts/package-texts';
import { amount, usd } from '../dates-and-amounts.js';
import type { Answered } from './answered.js';
import { find, n, numberIn, type Told } from './told.js';

const perYear: Readonly<Record<string, number>> = { week: 52, month: 12, year: 1 };

/** "A used one is 27,500, I rent one for 310 a day, 9 days a month": when the price of one's own is reached. */
export function rentOrBuy(told: Told): Answered | undefined {
  const [what, name, rent, unit] =
    new RegExp(
      `\\b(?:rent|renting|rented|hire|hiring) (1|one|it|that|this|them|an?|the)\\b((?: [a-z]+){0,3}?) (?:for|at) ${n} (?:an? |per |each )?(day|hour|time|week|month)`,
    )
      .exec(told.text)
      ?.slice(1) ?? [];
  // "One" is what was named before; a booth that is rented is not the chair that is bought.
  const thing = /^(?:an?|the)$/.test(what ?? '') ? name?.trim().split(' ').at(-1) : '[a-z]+';
  const price = numberIn(
    told,
    `\\b(?:an?|the) (?:used|new|good|second ?hand|refurbished) (?:[a-z]+ )*?${thing} (?:is|are|costs?|would cost|would be|runs?|for|at) ${n}(?! an? [a-z])`,
    `\\b(?:buy|buying|purchase) (?:[a-z]+ )*?${thing} (?:is|are|costs?|for|at) ${n}(?! an? [a-z])`,
  );
  if (!rent || !unit || !price || price < Number(rent) * 5) return undefined;
  // What is rented out to others, or costs something each time, makes another sum.
  if (
    /\bout (?:for|at) \d|\b(?:pay|costs?|spend)\b[^|]*\b(?:for|of) (?:each|every)\b/.test(told.text)
  )
    return undefined;
  const [count, time] =
    unit === 'month' || unit === 'week'
      ? ['1', unit]
      : (find(told, `\\b${n} (?:more )?(?:${unit}s|times) an? (week|month|year)`) ?? []);
  if (!count || !time) return undefined;
  const running = numberIn(
    told,
    `\\b(?:insurance|maintenance|upkeep|storage|repairs?)(?: and [a-z]+)?(?: is| are| runs?| costs?| would be)? ${n} a year`,
    `${n} a year (?:in|for) (?:insurance|maintenance|upkeep|storage|repairs?)`,
  );
  const year = Number(rent) * Number(count) * (perYear[time] ?? 12);
  const saved = year - (running ?? 0);
  const months = saved > 0 ? price / (saved / 12) : undefined;
  return {
    kind: 'funding',
    short: (t: Translate) =>
      t('adviceRentOrBuyShort', {
        pays: months ? 'yes' : 'no',
        price: usd(price),
        months: amount(months ?? 0),
      }),
    lines: (t: Translate) => [
      t('adviceRentOrBuyRent', {
        rent: usd(Number(rent)),
        count: amount(Number(count)),
        month: usd(year / 12),
        year: usd(year),
        time,
      }),
      ...(running
        ? [t('adviceRentOrBuyOwn', { year: usd(year), running: usd(running), saved: usd(saved) })]
        : []),
      ...(months
        ? [
            t('adviceRentOrBuyMonths', {
              price: usd(price),
              saved: usd(saved / 12),
              months: amount(months),
              known: running ? 'yes' : 'no',
            }),
          ]
        : []),
    ],
  };
}
