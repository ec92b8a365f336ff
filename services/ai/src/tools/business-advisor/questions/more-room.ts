import type { Translate } from '@commons/service-kit/texts/package-texts';
import { amount, share, usd, wholeUsd } from '../dates-and-amounts.js';
import type { Answered } from './answered.js';
import { perWords } from './period-words.js';
import { find, n, numberIn, per, percent, type Told } from './told.js';

const fixedCosts = [
  `\\b(?:rent|lease)(?: is| would be| of| runs)? ${n}`,
  `\\b(?:people|employees|workers|staff|helpers?|payroll|wages|manager|baristas|barbers|stylists|cooks|hires)(?: is| are| would be| cost| at)? ${n} a month`,
  `\\b(?:other (?:stuff|costs?|expenses|bills|things)|everything else|misc\\w*|the rest|lights? and \\w+|power and \\w+|utilities(?: and \\w+)?|electric\\w*(?: and \\w+)?)(?: is| are| would be| runs)? ${n}`,
  `\\binsurance(?: is| would be)? ${n}`,
  `\\b${n} (?:a month )?(?:in |for )?(?:rent|lease)\\b`,
  `\\b${n} (?:a month )?(?:in |for )?(?:payroll|wages|staff)\\b`,
  `\\b(?:loan|equipment|payment)(?: \\w+)? ${n} a month`,
];

/** "Second spot: rent 3,900, people 6,200, other 1,500, I keep 65%": the sales that pay for it. */
export function secondPlace(told: Told): Answered | undefined {
  const isMore =
    /\b(?:(?:second|2nd|other|new|another|2) (?:spot|shop|store|location|place|one|salon|restaurant|truck|cafe|office|kitchen)|second (?:one|location))\b/.test(
      told.text,
    ) || /\bopen (?:an? )?(?:other|otro|second|new)\b/.test(told.text);
  const costs = fixedCosts
    .map((pattern) => numberIn(told, pattern))
    .filter((cost) => cost !== undefined);
  const keeps = numberIn(
    told,
    `\\b(?:keep|keeps|clear|make|left with) ${percent}`,
    `${percent} (?:margin|gross)`,
    `\\bmargin(?: is| of)? ${percent}`,
  );
  const each = numberIn(
    told,
    `\\bof \\d+(?:\\.\\d+)?,? (?:i |we )?(?:clear|keep|left) ${n}`,
    `\\b(?:members|customers|clients|students|kids|families|guests) (?:pay|pays|spend) ${n}`,
    `\\b(?:clear|keep|leaves|left) ${n} (?:on|of|from|for|in)? ?(?:each|every|an? )`,
  );
  if (!isMore || costs.length < 2 || (!keeps && !each)) return undefined;
  const sum = costs.reduce((all, cost) => all + cost, 0);
  const now = numberIn(
    told,
    `\\b(?:shop|store|we|i|it|first 1|place|business)(?: now)? (?:clears?|nets?|makes?|leaves?) ${n} a month`,
  );
  const sales = keeps ? (sum * 100) / keeps : undefined;
  const units = each ? Math.ceil(sum / each - 1e-9) : undefined;
  return {
    kind: 'expansion',
    short: (t: Translate) =>
      sales
        ? t('adviceSecondSales', { sales: wholeUsd(sales) })
        : t('adviceSecondUnits', {
            units: amount(units ?? 0),
            daily: amount(Math.ceil((units ?? 0) / 26)),
          }),
    lines: (t: Translate) => [
      t('adviceSecondCosts', { costs: costs.map(usd).join(' + '), sum: usd(sum) }),
      sales && keeps
        ? t('adviceSecondEven', {
            sum: usd(sum),
            keeps: share(keeps),
            sales: wholeUsd(sales),
            daily: wholeUsd(sales / 26),
          })
        : t('adviceSecondEach', {
            sum: usd(sum),
            each: usd(each ?? 0),
            exact: amount(sum / (each ?? 1)),
            units: amount(units ?? 0),
            daily: amount(Math.ceil((units ?? 0) / 26)),
          }),
      ...(now
        ? [
            t('adviceSecondFirst', {
              high: usd(Math.max(sum, now)),
              low: usd(Math.min(sum, now)),
              rest: usd(Math.abs(sum - now)),
              now: usd(now),
              short: sum > now ? 'yes' : 'no',
            }),
          ]
        : []),
    ],
  };
}

/** "I turn away 6 a week at 45, a second chair is 300 more a month": what the work that waits leaves after its cost. */
export function turnedAway(told: Told): Answered | undefined {
  const [count, time] =
    find(told, `\\b(?:turn(?:ing|ed)? (?:away|down)|say no to) ${n} (?:[a-z-]+ ){0,2}${per}`) ?? [];
  const price = numberIn(
    told,
    `\\b(?:each|average|avg)(?: \\w+)? is ${n}`,
    `\\b${n} (?:each|apiece)`,
    `\\b(?:charge|charging|at) ${n}(?! an? (?:month|hour))`,
  );
  const cost = numberIn(told, `\\b${n} (?:more )?a month`);
  // Pay by the hour belongs to its cost too; the month of the business counts it.
  if (/\d an hour\b/.test(told.text)) return undefined;
  if (!count || !time || !price || !cost || time === 'year') return undefined;
  const monthly = Number(count) * price * (time === 'month' ? 1 : time === 'week' ? 52 / 12 : 26);
  const even = Math.ceil(cost / price - 1e-9);
  return {
    kind: 'expansion',
    found: {
      idle: { each: Number(count) * price, per: time, isEmpty: false },
      costOfTaking: cost,
    },
    short: (t: Translate) =>
      t('adviceTurnedShort', {
        even: amount(even),
        count: amount(Number(count)),
        per: perWords(t, time),
      }),
    lines: (t: Translate) => [
      t('adviceTurnedWorth', {
        count: amount(Number(count)),
        price: usd(price),
        all: usd(Number(count) * price),
        per: perWords(t, time),
        month: wholeUsd(monthly),
      }),
      t('adviceTurnedCost', {
        cost: usd(cost),
        price: usd(price),
        exact: amount(cost / price),
        even: amount(even),
      }),
    ],
  };
}
