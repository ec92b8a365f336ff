import type { Translate } from '@commons/service-kit/texts/package-texts';
import { cents } from '../computations/computed.js';
import { usd } from '../dates-and-amounts.js';
import type { Measure } from '../measures/measure.js';
import { isNotSold } from '../measures/people-and-times.js';
import { perWords } from '../questions/period-words.js';
import { line, plain, type Related, times } from './relation.js';

const move =
  /\b(?:raise|rais(?:e|ing)|go|going|move|moving|bump|bumping|charge|charging|switch|change)\b[^.;]{0,40}?(?:to|at)?\s*(?:about |around )?$/;
const planned = /\b(?:want|thinking|plan|should|could|would|like|considering|if|before)\b/;

/** "I teach 23 lessons a week for $35 and want to go to $40": what the step brings, and how many may leave. */
export function priceMove(measures: readonly Measure[]): Related | undefined {
  const amounts = measures.filter(({ kind }) => kind === 'money');
  const [now, then] = amounts;
  if (
    amounts.length !== 2 ||
    !now ||
    !then ||
    then.value <= now.value ||
    then.value > now.value * 2
  )
    return undefined;
  if (!move.test(then.before) || !planned.test(then.lead) || now.flow === 'out') return undefined;
  const count = measures.find(
    ({ kind, period, things }) => kind === 'count' && period && !isNotSold(things),
  );
  if (!count?.period || count.period === 'hour') return undefined;
  const step = cents(then.value - now.value);
  const gain = cents(count.value * step);
  const { period } = count;
  const spare = Math.floor(count.value - (count.value * now.value) / then.value + 1e-9);
  return {
    kind: 'price-rise',
    found: { priceRise: { from: now.value, to: then.value, spare, per: period } },
    uses: [now, then, count],
    short: (t: Translate) =>
      t('advicePriceMoveShort', {
        gain: usd(gain),
        per: perWords(t, period),
        spare: plain(spare),
        count: plain(count.value),
      }),
    lines: (t: Translate) => [
      line(t, 'sales', times(count.value, now.value), usd(cents(count.value * now.value)), period),
      line(t, 'more', `${plain(count.value)} × ${usd(step)}`, usd(gain), period),
      t('advicePriceMoveSpare', {
        now: usd(cents(count.value * now.value)),
        later: usd(then.value),
        kept: plain(Math.ceil((count.value * now.value) / then.value - 1e-9)),
        spare: plain(spare),
      }),
    ],
  };
}
