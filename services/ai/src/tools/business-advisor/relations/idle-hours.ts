import type { Translate } from '@commons/service-kit/texts/package-texts';
import { cents } from '../computations/computed.js';
import { usd } from '../dates-and-amounts.js';
import type { Measure } from '../measures/measure.js';
import { perWords } from '../questions/period-words.js';
import { scaled, scaleOf } from '../questions/worth/scale.js';
import { line, type Related, times } from './relation.js';

const idle =
  /\b(?:idle|empty|unused|unbooked|nothing to do|open|free|waits?|waiting|stands? still|not used|not booked)\b/;
const rate = /\b(?:rate|charge|bill|an hour|per hour)\b/;

/** "The laser sits idle 14 hours a week, the rate is $90": what the hours would bring. */
export function idleHours(measures: readonly Measure[]): Related | undefined {
  const amounts = measures.filter(({ kind }) => kind === 'money');
  const [price] = amounts;
  const hours = measures.find(
    ({ kind, things, period, clause }) =>
      kind === 'count' &&
      things.includes('hour') &&
      period &&
      period !== 'hour' &&
      idle.test(clause),
  );
  const { period } = hours ?? {};
  if (amounts.length !== 1 || !price || !hours || !period || period === 'hour') return undefined;
  if (price.period && price.period !== 'hour') return undefined;
  if (!price.period && !rate.test(price.clause)) return undefined;
  const sum = cents(hours.value * price.value);
  const month = cents(scaled(sum, scaleOf(period, 'month')));
  return {
    kind: 'growth',
    uses: [price, hours],
    short: (t: Translate) =>
      t('adviceIdleHoursShort', { sum: usd(sum), per: perWords(t, period), month: usd(month) }),
    lines: (t: Translate) => [
      line(t, 'idle', times(hours.value, price.value), usd(sum), period),
      line(t, 'half', `${usd(sum)} ÷ 2`, usd(cents(sum / 2)), period),
    ],
  };
}
