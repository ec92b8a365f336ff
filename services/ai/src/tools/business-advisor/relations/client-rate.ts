import type { Translate } from '@commons/service-kit/texts/package-texts';
import { cents } from '../computations/computed.js';
import { usd } from '../dates-and-amounts.js';
import type { Measure } from '../measures/measure.js';
import { line, plain, type Related, times } from './relation.js';

const others = /\b(?:others?|other clients|usual|usually|normal|normally|average|rest)\b/;

/** "A client pays $400 a month and takes 14 hours, the others bring $55 an hour": what an hour with this one brings, and the price at the usual rate. */
export function clientRate(measures: readonly Measure[]): Related | undefined {
  const amounts = measures.filter(({ kind }) => kind === 'money');
  const rate = amounts.find(
    ({ period, clause, lead }) => period === 'hour' && others.test(`${lead} ${clause}`),
  );
  const fee = amounts.find((one) => one !== rate && one.period !== 'hour' && one.flow !== 'out');
  const hours = measures.find(({ kind, things }) => kind === 'count' && things.includes('hour'));
  if (amounts.length !== 2 || !rate || !fee || !hours || hours.value === 0) return undefined;
  const each = cents(fee.value / hours.value);
  const usual = cents(hours.value * rate.value);
  return {
    kind: 'margins',
    uses: [rate, fee, hours],
    short: (t: Translate) =>
      t('adviceClientRateShort', {
        each: usd(each),
        rate: usd(rate.value),
        usual: usd(usual),
        higher: usual > fee.value ? 'yes' : 'no',
      }),
    lines: (t: Translate) => [
      line(t, 'hourly', `${usd(fee.value)} ÷ ${plain(hours.value)}`, usd(each)),
      line(
        t,
        'usual',
        times(hours.value, rate.value),
        usd(usual),
        fee.period === 'hour' ? undefined : fee.period,
      ),
    ],
  };
}
