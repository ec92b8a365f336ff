import type { Translate } from '@commons/service-kit/texts/package-texts';
import { cents } from '../computations/computed.js';
import { share, usd } from '../dates-and-amounts.js';
import type { Measure } from '../measures/measure.js';
import { isNotSold } from '../measures/people-and-times.js';
import { line, plain, type Related, times } from './relation.js';

const before = /\b(?:had|last (?:year|winter|summer|spring|fall|season)|used to have|was|were)\b/;
const now =
  /\b(?:now|this (?:time|year|winter|summer|spring|fall|season)|only|signed up|came back|left)\b/;

/** "We had 240 kids last winter and 205 signed up this time at $180": what the missing ones would pay. */
export function fewerCame(measures: readonly Measure[]): Related | undefined {
  const amounts = measures.filter(({ kind }) => kind === 'money');
  const [price] = amounts;
  const counts = measures.filter(({ kind, things }) => kind === 'count' && !isNotSold(things));
  const [was, is] = counts;
  if (amounts.length !== 1 || !price || price.flow === 'out' || counts.length !== 2)
    return undefined;
  if (!was || !is || is.value >= was.value) return undefined;
  if (!before.test(was.clause) || !now.test(`${is.clause} ${is.after.slice(0, 30)}`))
    return undefined;
  const fewer = was.value - is.value;
  const sum = cents(fewer * price.value);
  const period = price.period === 'hour' ? undefined : price.period;
  return {
    kind: 'retention',
    found: { lostCustomers: sum },
    uses: [price, was, is],
    short: (t: Translate) => t('adviceFewerCameShort', { fewer: plain(fewer), sum: usd(sum) }),
    lines: (t: Translate) => [
      line(
        t,
        'gap',
        `${plain(was.value)} − ${plain(is.value)}`,
        `${plain(fewer)} (${share((fewer / was.value) * 100)})`,
      ),
      line(t, 'lost', times(fewer, price.value), usd(sum), period),
    ],
  };
}
