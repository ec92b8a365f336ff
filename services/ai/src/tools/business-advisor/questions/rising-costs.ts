import type { Translate } from '@commons/service-kit/texts/package-texts';
import { amount, share, usd, wholeUsd } from '../dates-and-amounts.js';
import type { Answered } from './answered.js';
import { perWords } from './period-words.js';
import { find, n, numberIn, per, percent, type Told } from './told.js';

/** "My rent is 2,400 and the landlord wants to go to 2,900": the new one first. */
const risen = (told: Told) =>
  find(
    told,
    `\\b(?:rent|lease)(?: is| now is|'s)? ${n}(?: a month)?[^|\\d]{0,60}?(?:wants?|going|goes|raising|raise|up)[^|\\d]{0,20}? (?:to )?${n}(?! (?:years?|months?))`,
  )
    ?.map(Number)
    .toReversed() ?? [];

/** "Landlord wants 2,900 instead of 2,350, we do 19k a month": what the rise takes. */
export function rentRise(told: Told): Answered | undefined {
  if (!/\b(?:rent|lease|landlord)\b/.test(told.text)) return undefined;
  const [to, from] =
    find(
      told,
      `\\b(?:rent|lease|landlord)[^|\\d]{0,40}?${n}(?: a month)?,? (?:instead of|up from|from|vs|versus|not)(?: the)? ${n}`,
    )?.map(Number) ?? risen(told);
  if (!to || !from || to <= from || to > from * 3) return undefined;
  const sales = numberIn(
    told,
    `\\b(?:do|make|sell|sales(?: are| of)?|bring in|take in|gross) ${n} a month`,
  );
  const now = numberIn(
    told,
    `\\brent is (?:already )?${percent}`,
    `${percent} of (?:my |our )?sales`,
  );
  const step = to - from;
  return {
    kind: 'rent',
    found: { rentRise: { monthly: step, yearly: step * 12 } },
    lines: (t: Translate) => [
      t('adviceRentRise', {
        to: usd(to),
        from: usd(from),
        step: usd(step),
        share: share((step / from) * 100),
        year: usd(step * 12),
      }),
      ...(sales
        ? [
            t('adviceRentShare', {
              to: usd(to),
              sales: usd(sales),
              later: share((to / sales) * 100),
              from: usd(from),
              now: share((from / sales) * 100),
            }),
          ]
        : now
          ? [
              t('adviceRentFromShare', {
                from: usd(from),
                now: share(now),
                sales: wholeUsd((from * 100) / now),
                to: usd(to),
                later: share((to / from) * now),
              }),
            ]
          : []),
    ],
  };
}

const risingCosts =
  '(insurance|water|electric\\w*|power|gas|fuel|utilities|phone|internet|software|premium|trash|feed|propane|storage)';

/** "Insurance went from 310 to 395 a month, 120 yards a month": the rise by the year and on each sale; broken machines. */
export function costRise(told: Told): Answered | undefined {
  const [, from, to] =
    find(told, `\\b${risingCosts}\\b[^|\\d]{0,50}?(?:from )?${n} to ${n} a month`) ?? [];
  const step = Number(to) - Number(from);
  if (!(step > 0)) return undefined;
  const units = numberIn(
    told,
    `\\b(?:do|make|sell|clean|mow|wash|serve|deliver) ${n} (?:[a-z-]+ ){0,2}a month`,
  );
  const [broken, all] =
    find(
      told,
      `\\b${n} of (?:my |our |the )?${n} [a-z]+ (?:are |is )?(?:broken|down|out|dead|empty)`,
    )?.map(Number) ?? [];
  const [each, time] =
    find(told, `\\beach (?:1 )?(?:does|makes|brings(?: in)?|earns|takes in) ${n} ${per}`) ?? [];
  const idle = broken && each ? broken * Number(each) : undefined;
  return {
    kind: 'supply-cost',
    found: { supplyMore: { each: step, per: 'month' } },
    lines: (t: Translate) => [
      t('adviceCostRise', {
        to: usd(Number(to)),
        from: usd(Number(from)),
        step: usd(step),
        share: share((step / Number(from)) * 100),
        year: usd(step * 12),
      }),
      ...(units
        ? [t('adviceCostEach', { step: usd(step), units: amount(units), each: usd(step / units) })]
        : []),
      ...(idle && broken && all && time
        ? [
            t('adviceCostIdle', {
              broken: amount(broken),
              all: amount(all),
              each: usd(Number(each)),
              idle: usd(idle),
              per: perWords(t, time),
            }),
          ]
        : []),
    ],
  };
}
