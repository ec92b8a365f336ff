import type { Translate } from '@commons/service-kit/texts/package-texts';
import { cents } from '../computations/computed.js';
import { share, usd } from '../dates-and-amounts.js';
import type { Measure } from '../measures/measure.js';
import { perWords } from '../questions/period-words.js';
import { signed } from '../questions/worth/worth-it.js';
import { line, type Related } from './relation.js';

const keeps =
  /\b(?:i|we)(?:'m| am)? (?:get|keep|make|have|take|kept|end up with)\s*(?:about |around |the other )?$/;
const monthly =
  /\b(?:rent|supplies|utilities|insurance|lease|costs?|bills?|payroll|power|software|laundry)\b/;

/** "My artists keep 60% and I get 40% of $31,000 a month, rent and supplies are $6,900": what is left of one's own part. */
export function keptPart(measures: readonly Measure[]): Related | undefined {
  const part = measures.find(({ kind, before }) => kind === 'percent' && keeps.test(before));
  const amounts = measures.filter(({ kind }) => kind === 'money');
  const sales = amounts.find(({ period, value }) => period && period !== 'hour' && value >= 500);
  const { period } = sales ?? {};
  const costs = amounts.filter(
    (one) =>
      one !== sales &&
      one.flow === 'out' &&
      (one.period === period || (!one.period && period === 'month' && monthly.test(one.clause))),
  );
  if (!part || !sales || !period || period === 'hour' || costs.length + 1 !== amounts.length)
    return undefined;
  const kept = cents((sales.value * part.value) / 100);
  const cost = cents(costs.reduce((sum, { value }) => sum + value, 0));
  const left = cents(kept - cost);
  return {
    kind: 'margins',
    uses: [part, ...measures.filter(({ kind }) => kind === 'percent'), ...amounts],
    short: (t: Translate) =>
      t('adviceLedgerShort', {
        left: signed(left),
        loss: usd(Math.abs(left)),
        some: left > 0 ? 'yes' : 'no',
        costs: cost ? 'yes' : 'no',
        per: perWords(t, period),
        aim: 'none',
        wanted: '',
        gap: '',
      }),
    lines: (t: Translate) => [
      line(t, 'kept', `${usd(sales.value)} × ${share(part.value)}`, usd(kept), period),
      ...(cost
        ? [
            line(
              t,
              'left',
              `${usd(kept)} − ${costs.map(({ value }) => usd(value)).join(' − ')}`,
              signed(left),
              period,
            ),
          ]
        : []),
    ],
  };
}
