import type { Translate } from '@commons/service-kit/texts/package-texts';
import { cents } from '../computations/computed.js';
import { usd } from '../dates-and-amounts.js';
import type { Measure } from '../measures/measure.js';
import { scaleOf } from '../questions/worth/scale.js';
import { line, plain, type Related } from './relation.js';

const lost =
  /\b(?:steal|steals|stolen|stole|theft|shoplift\w*|leak\w*|lose|losing|waste|wasting|throw away|goes missing|missing)\b/;
const remedies =
  /\b(?:camera|lock|fix|repair|plumber|scale|system|safe|register|alarm|training|guard|costs?|would cost|quoted?|install\w*)\b|\bc[aá]mara/;
const units = {
  day: 'day',
  week: 'week',
  'two weeks': 'week',
  month: 'month',
  year: 'year',
} as const;

/** "They steal about $40 a week and a camera is $260": what it is a year, and after how long the remedy is earned back. */
export function leak(measures: readonly Measure[]): Related | undefined {
  const amounts = measures.filter(({ kind }) => kind === 'money');
  const gone = amounts.find(
    ({ period, clause, lead }) =>
      period && period !== 'hour' && lost.test(`${clause} ${lead.slice(-40)}`),
  );
  const remedy = amounts.find(
    (one) =>
      one !== gone && !one.period && remedies.test(one.clause) && !/\banother\b/.test(one.clause),
  );
  const { period } = gone ?? {};
  if (
    amounts.length !== 2 ||
    !gone ||
    !remedy ||
    !period ||
    period === 'hour' ||
    measures.some(({ kind }) => kind === 'percent')
  )
    return undefined;
  const often = scaleOf(period, 'year');
  const year = cents((gone.value * often.times) / often.over);
  const periods = remedy.value / gone.value;
  return {
    kind: 'theft',
    uses: amounts,
    short: (t: Translate) =>
      t('adviceLeakShort', {
        year: usd(year),
        remedy: usd(remedy.value),
        periods: plain(Math.ceil(periods - 1e-9)),
        unit: units[period],
      }),
    lines: (t: Translate) => [
      line(t, 'lost', `${usd(gone.value)} × ${often.times}`, usd(year), 'year'),
      t('adviceMonthBack', {
        outlay: usd(remedy.value),
        left: usd(gone.value),
        periods: plain(Math.round(periods * 10) / 10),
        per: units[period],
      }),
    ],
  };
}
