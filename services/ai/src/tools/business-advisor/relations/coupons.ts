import type { Translate } from '@commons/service-kit/texts/package-texts';
import { cents } from '../computations/computed.js';
import { share, usd } from '../dates-and-amounts.js';
import type { Measure } from '../measures/measure.js';
import { signed } from '../questions/worth/worth-it.js';
import { line, type Related, times } from './relation.js';

const coupon =
  /\b(?:coupons?|cupon(?:es)?|cupón|vouchers?|discounts?|off|free (?:drink|dessert|coffee))\b/;

/** "I gave $10 coupons, 45 people came and spent $34 on average, I keep half": what is left after them. */
export function coupons(measures: readonly Measure[]): Related | undefined {
  const amounts = measures.filter(({ kind }) => kind === 'money');
  const given = amounts.find(
    ({ lead, after, value }) =>
      value <= 200 && coupon.test(`${lead.slice(-25)} ${after.slice(0, 15)}`),
  );
  const spend = amounts.find(
    (one) => one !== given && /\b(?:spen[dt]|average|bought|bill|order)\b/.test(one.lead),
  );
  const count = measures.find(({ kind, value }) => kind === 'count' && value > 1);
  const margin = measures.find(
    ({ kind, before, after }) =>
      kind === 'percent' &&
      /\b(?:keep|margin|profit|make)\b/.test(`${before} ${after.slice(0, 20)}`),
  );
  if (!given || !spend || !count || amounts.length !== 2 || spend.period) return undefined;
  const sales = cents(count.value * spend.value);
  const kept = margin ? cents((sales * margin.value) / 100) : sales;
  const cost = cents(count.value * given.value);
  const left = cents(kept - cost);
  return {
    kind: 'marketing',
    uses: [given, spend, count, ...(margin ? [margin] : [])],
    short: (t: Translate) =>
      t('adviceCouponsShort', { pays: left > 0 ? 'yes' : 'no', left: usd(Math.abs(left)) }),
    lines: (t: Translate) => [
      line(t, 'sales', times(count.value, spend.value), usd(sales)),
      ...(margin ? [line(t, 'kept', `${usd(sales)} × ${share(margin.value)}`, usd(kept))] : []),
      line(t, 'coupons', times(count.value, given.value), usd(cost)),
      line(t, 'left', `${usd(kept)} − ${usd(cost)}`, signed(left)),
    ],
  };
}
