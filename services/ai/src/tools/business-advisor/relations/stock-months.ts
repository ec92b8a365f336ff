import type { Translate } from '@commons/service-kit/texts/package-texts';
import { cents } from '../computations/computed.js';
import { amount, usd } from '../dates-and-amounts.js';
import type { Measure } from '../measures/measure.js';
import { line, plain, type Related } from './relation.js';

const stock =
  /\b(?:in (?:the )?(?:store|stock|shop|warehouse)|inventory|on (?:the )?shel(?:f|ves)|tied up in)\b/;

/** "$38,000 of bikes in the store, we sell $9,500 a month at cost": how many months it lasts. */
export function stockMonths(measures: readonly Measure[]): Related | undefined {
  const amounts = measures.filter(({ kind }) => kind === 'money');
  const kept = amounts.find(
    ({ period, clause, after }) => !period && stock.test(`${clause} ${after}`),
  );
  const sold = amounts.find(
    (one) => one !== kept && (one.period === 'month' || one.period === 'week'),
  );
  if (amounts.length !== 2 || !kept || !sold) return undefined;
  const monthly = sold.period === 'week' ? cents((sold.value * 52) / 12) : sold.value;
  const months = kept.value / monthly;
  return {
    kind: 'waste',
    uses: [kept, sold],
    short: (t: Translate) =>
      t('adviceStockShort', { months: amount(months), half: usd(cents(kept.value / 2)) }),
    lines: (t: Translate) => [
      ...(sold.period === 'week'
        ? [line(t, 'sales', `${usd(sold.value)} × 52 ÷ 12`, usd(monthly), 'month')]
        : []),
      line(t, 'lasts', `${usd(kept.value)} ÷ ${usd(monthly)}`, plain(Math.round(months * 10) / 10)),
      line(t, 'half', `${usd(kept.value)} ÷ 2`, usd(cents(kept.value / 2))),
    ],
  };
}
