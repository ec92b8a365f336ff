import type { Translate } from '@commons/service-kit/texts/package-texts';
import { amount, share, usd } from '../dates-and-amounts.js';
import type { Answered } from './answered.js';
import { n, numberIn, percent, type Told } from './told.js';

const ads =
  '(?:ads?|advert\\w*|radio|flyers?|billboards?|mailers?|postcards?|groupon|facebook|instagram|google|newspaper|tiktok|yelp|valpak|coupons?|boost\\w*)';

const buyers =
  '(?:orders?|sales|customers?|clients?|jobs?|bookings?|members?|patients?|people|families|students?|sign[- ]?ups?)';

/** "Paid 850 for a radio ad, 4 bought, average sale 120, I keep half": whether it paid. */
export function advertising(told: Told): Answered | undefined {
  const spent = numberIn(
    told,
    `\\b(?:spent|spend|paid|pay|put|invested|dropped|gave) ${n} (?:[a-z]+ ){0,4}?${ads}\\b`,
    `\\b${ads}[^|\\d]{0,15}(?:cost|costs|was|for) (?:me |us )?${n}`,
  );
  const got = numberIn(
    told,
    `\\b${n} (?:of them |actually |people )?bought\\b`,
    `\\b(?:got|get|brought(?: in| me| us)?|led to|landed|made|came|quit)(?: in)?(?: me| us)? ${n} (?:new )?${buyers}`,
    `\\b${n} (?:new )?(?:orders?|sales|customers?|clients?|jobs?|bookings?|members?|sign[- ]?ups?)\\b`,
  );
  const each = numberIn(
    told,
    `\\b(?:averag(?:e|ing|ed)|avg)(?: \\w+)?(?: is| was)? ${n}`,
    `\\b${buyers} (?:of|at|for|is) ${n}`,
    `\\bbought (?:an?|the|our|my) ${n}`,
    `\\b(?:at|for|of) ${n} (?:each|apiece)`,
    `\\b${n} (?:each|average|avg|apiece)`,
  );
  const keeps = numberIn(
    told,
    `\\b(?:keep|margin(?: is| of)?|clear) ${percent}`,
    `${percent} (?:margin|profit)`,
  );
  if (!spent || !got || !each) return undefined;
  const sales = got * each;
  const kept = keeps ? (sales * keeps) / 100 : sales;
  const left = kept - spent;
  const cost = spent / got;
  return {
    kind: 'marketing',
    found: {
      adReturn: { each: cost, unit: 'sale', left, ...(keeps && { keeps: (each * keeps) / 100 }) },
    },
    short: (t: Translate) =>
      left < 0
        ? t('adviceAdNo', { cost: usd(cost), keeps: usd(kept / got) })
        : keeps
          ? t('adviceAdYes', { left: usd(left) })
          : t('adviceAdAsk', {
              cost: usd(cost),
              even: share((spent / sales) * 100),
            }),
    lines: (t: Translate) => [
      t('adviceAdEach', { spent: usd(spent), got: amount(got), cost: usd(cost) }),
      t('adviceAdSales', { got: amount(got), each: usd(each), sales: usd(sales) }),
      ...(keeps
        ? [t('adviceAdKept', { sales: usd(sales), share: share(keeps), kept: usd(kept) })]
        : []),
      left < 0
        ? t('adviceAdLoss', {
            spent: usd(spent),
            kept: usd(kept),
            loss: usd(-left),
            goods: keeps ? 'paid' : 'open',
          })
        : t('adviceAdLeft', {
            kept: usd(kept),
            spent: usd(spent),
            left: usd(left),
            goods: keeps ? 'paid' : 'open',
          }),
    ],
  };
}
