import type { Translate } from '@commons/service-kit/texts/package-texts';
import { cents } from '../computations/computed.js';
import { usd } from '../dates-and-amounts.js';
import type { Measure } from '../measures/measure.js';
import { areWorkers } from '../measures/people-and-times.js';
import { perWords } from '../questions/period-words.js';
import { signed } from '../questions/worth/worth-it.js';
import { line, plain, type Related, roundedUp, times } from './relation.js';

const brings =
  /\b(?:could|can|would|will|does|do|bill|bills|bring|sell|make|handle|clean|see|cut|mow|fix|finish|install)\b/;

/** "A second tech costs $1,350 a week and could bill 30 hours at $110": what the person leaves. */
export function hireEarns(measures: readonly Measure[]): Related | undefined {
  const amounts = measures.filter(({ kind }) => kind === 'money');
  const [one, two] = amounts;
  if (amounts.length !== 2 || !one || !two) return undefined;
  const pay = [one, two].find(
    ({ each, period, flow }) =>
      each && areWorkers(each) && period && period !== 'hour' && flow === 'out',
  );
  const price = pay === one ? two : one;
  const count = measures.find(
    (each) =>
      each.kind === 'count' &&
      each.sentence === price.sentence &&
      brings.test(each.lead) &&
      measures.indexOf(price) - measures.indexOf(each) === 1,
  );
  const { period } = pay ?? {};
  if (!pay || !period || period === 'hour' || !count || (count.period && count.period !== period))
    return undefined;
  const worth = cents(count.value * price.value);
  const left = cents(worth - pay.value);
  return {
    kind: 'hiring',
    uses: [pay, price, count],
    short: (t: Translate) =>
      t('adviceHireEarnsShort', {
        pays: left > 0 ? 'yes' : 'no',
        left: usd(Math.abs(left)),
        per: perWords(t, period),
        even: plain(Math.ceil(pay.value / price.value - 1e-9)),
        count: plain(count.value),
      }),
    lines: (t: Translate) => [
      line(t, 'sales', times(count.value, price.value), usd(worth), period),
      line(t, 'left', `${usd(worth)} − ${usd(pay.value)}`, signed(left), period),
      line(
        t,
        'count',
        `${usd(pay.value)} ÷ ${usd(price.value)}`,
        roundedUp(t, pay.value / price.value),
        period,
      ),
    ],
  };
}
