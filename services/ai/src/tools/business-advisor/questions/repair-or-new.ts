import type { Translate } from '@commons/service-kit/texts/package-texts';
import { usd, wholeUsd } from '../dates-and-amounts.js';
import type { Answered } from './answered.js';
import { find, n, numberIn, type Told, toldIn } from './told.js';

/** "Repairs were 1,340 this year, a new one is 8,900 or 189 a month for 60 months": the year with either. */
export function repairOrReplace(told: Told): Answered | undefined {
  const both = `${told.text} | ${toldIn(told.aim ?? '').text}`;
  if (!/\b(?:fix|repair\w*|replace)\b/.test(both)) return undefined;
  const repairs = numberIn(
    told,
    `\\brepairs? (?:were|was|are|is|cost(?: me)?|ran|came to|of)(?: me)? ${n}(?: this| last| a)? year`,
    `\\b(?:put|spent|paid|sunk) ${n} (?:in |into |on |for )?(?:it |repairs |fixing it |the [a-z]+ )?(?:in repairs |on repairs )?(?:this|last|a) year`,
    `\\b${n} (?:in|of|on|for) repairs`,
    `\\brepairs? (?:were|was|are|is|cost(?: me)?|ran|came to) ${n}`,
  );
  const price = numberIn(
    told,
    `\\b(?:new|used|replacement) (?:[a-z]+ )?(?:is|costs?|for|runs?|would be|at) ${n}(?! a month)`,
  );
  const [payment, term, unit] =
    find(told, `\\b${n} a month (?:for|over|x) ${n} (months?|years?)`) ?? [];
  if (!repairs || !price) return undefined;
  const count = unit?.startsWith('year') ? Number(term) * 12 : Number(term ?? 0);
  const paid = payment ? Number(payment) * count : undefined;
  const year = payment ? Number(payment) * 12 : undefined;
  return {
    kind: 'purchase',
    short: (t: Translate) =>
      year
        ? t('adviceRepairShort', {
            cheaper: year > repairs ? 'yes' : 'no',
            step: usd(Math.abs(year - repairs)),
          })
        : t('adviceRepairYears', { years: Math.max(1, Math.round(price / repairs)) }),
    lines: (t: Translate) => [
      t('adviceRepairPrice', {
        price: usd(price),
        repairs: usd(repairs),
        years: (price / repairs).toFixed(1),
      }),
      ...(payment && paid && year
        ? [
            t('adviceRepairYear', {
              payment: usd(Number(payment)),
              year: usd(year),
              repairs: usd(repairs),
              step: usd(Math.abs(year - repairs)),
              more: year > repairs ? 'yes' : 'no',
            }),
            t('adviceRepairPaid', {
              payment: usd(Number(payment)),
              count,
              paid: usd(paid),
              price: usd(price),
              interest: wholeUsd(Math.max(0, paid - price)),
            }),
          ]
        : []),
    ],
  };
}
