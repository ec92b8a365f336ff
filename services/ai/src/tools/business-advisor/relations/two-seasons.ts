import type { Translate } from '@commons/service-kit/texts/package-texts';
import { cents } from '../computations/computed.js';
import { usd } from '../dates-and-amounts.js';
import type { Measure } from '../measures/measure.js';
import { signed } from '../questions/worth/worth-it.js';
import { line, type Related } from './relation.js';

const good = /\b(?:summer|busy|good|high|season|peak|december|holidays?|spring)\b/;
const slow =
  /\b(?:winter|slow|bad|low|off|quiet|january|february|fall|rest of the year|other months)\b/;

/** "In summer I sell $11,500 a month and in winter $2,400, the costs are $3,000 a month": what each month leaves. */
export function twoSeasons(measures: readonly Measure[]): Related | undefined {
  const amounts = measures.filter(({ kind }) => kind === 'money');
  const best = amounts.find(
    ({ clause, flow }) => good.test(clause) && !slow.test(clause) && flow !== 'out',
  );
  const least = amounts.find((one) => one !== best && slow.test(one.clause) && one.flow !== 'out');
  const costs = amounts.filter(
    (one) =>
      one !== best &&
      one !== least &&
      one.flow === 'out' &&
      (one.period === 'month' || !one.period),
  );
  if (
    !best ||
    !least ||
    costs.length === 0 ||
    costs.length + 2 !== amounts.length ||
    best.period !== 'month'
  )
    return undefined;
  const cost = cents(costs.reduce((sum, { value }) => sum + value, 0));
  const [inGood, inSlow] = [cents(best.value - cost), cents(least.value - cost)];
  return {
    kind: 'slow-season',
    ...(inSlow < 0 && { found: { deadCost: -inSlow } }),
    uses: amounts,
    short: (t: Translate) =>
      t('adviceSeasonsShort', {
        short: inSlow < 0 ? 'yes' : 'no',
        good: signed(inGood),
        slow: usd(Math.abs(inSlow)),
      }),
    lines: (t: Translate) => [
      ...(costs.length > 1
        ? [line(t, 'costs', costs.map(({ value }) => usd(value)).join(' + '), usd(cost), 'month')]
        : []),
      line(t, 'good', `${usd(best.value)} − ${usd(cost)}`, signed(inGood), 'month'),
      line(t, 'slow', `${usd(least.value)} − ${usd(cost)}`, signed(inSlow), 'month'),
    ],
  };
}
