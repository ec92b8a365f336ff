import type { Translate } from '@commons/service-kit/texts/package-texts';
import { share, usd } from '../dates-and-amounts.js';
import type { Answered } from './answered.js';
import { months } from './season.js';
import { n, numberIn, percent, type Told } from './told.js';

/** "January we did 11k, a normal month is 19k, rent 2,400, payroll 7,100, supplies 20% of sales": the slow month. */
export function slowMonth(told: Told): Answered | undefined {
  const low = numberIn(
    told,
    `\\b(?:we|i|last month|this month|${months.map((name) => `${name}[a-z]*`).join('|')})[^|\\d]{0,20}?(?:did|made|had|was|took in|sold) ${n}`,
  );
  const usual = numberIn(
    told,
    `\\b(?:normal|usual|average|typical|good|regular)(?: month)?(?: is| are| we do| was|ly)?(?: \\w+){0,2}? ${n}`,
    `\\b${n} (?:in )?(?:a )?(?:normal|usual|regular) month`,
  );
  if (!low || !usual || usual <= low || low < 500) return undefined;
  const fixed = [
    numberIn(told, `\\brent(?: is| at)? ${n}`),
    numberIn(told, `\\bpayroll(?: is| at)? ${n}`),
    numberIn(told, `\\b(?:loan|truck payment|loans?)(?: is| at)? ${n}`),
    numberIn(told, `\\b(?:insurance|utilities)(?: is| are)? ${n}`),
  ].filter((cost) => cost !== undefined);
  const goods = numberIn(
    told,
    `\\b(?:supplies|goods|materials|food|product|inventory|parts|ingredients|drinks|beer|liquor|coffee|cost of goods)(?: \\w+){0,3} ${percent}`,
  );
  if (fixed.length === 0) return undefined;
  const spent = goods ? (low * goods) / 100 : 0;
  const all = fixed.reduce((sum, cost) => sum + cost, 0) + spent;
  const rest = low - all;
  const even = goods ? (all - spent) / (1 - goods / 100) : undefined;
  return {
    kind: 'slow-season',
    short: (t: Translate) =>
      rest < 0
        ? t('adviceSlowLoss', { short: usd(-rest) })
        : t('adviceSlowLeft', { rest: usd(rest) }),
    lines: (t: Translate) => [
      t('adviceSlowLess', {
        usual: usd(usual),
        low: usd(low),
        less: usd(usual - low),
        share: share(((usual - low) / usual) * 100),
      }),
      ...(goods
        ? [t('adviceSlowGoods', { low: usd(low), share: share(goods), spent: usd(spent) })]
        : []),
      t('adviceSlowRest', {
        low: usd(low),
        costs: [...fixed, ...(spent ? [spent] : [])].map(usd).join(' − '),
        rest: rest < 0 ? `-${usd(-rest)}` : usd(rest),
      }),
      ...(even
        ? [
            t('adviceSlowEven', {
              fixed: usd(all - spent),
              keep: share(100 - (goods ?? 0)),
              even: usd(Math.ceil(even)),
            }),
          ]
        : []),
    ],
  };
}
