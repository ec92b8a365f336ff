import type { Translate } from '@commons/service-kit/texts/package-texts';
import { cents } from '../computations/computed.js';
import { usd } from '../dates-and-amounts.js';
import type { Measure } from '../measures/measure.js';
import { isGeneral, sameThing } from '../measures/things.js';
import { scaled, scaleOf } from '../questions/worth/scale.js';
import { line, type Related, times } from './relation.js';

const wasted =
  /\b(?:throw(?:s|ing)?|threw|thrown|toss(?:es|ed|ing)?|wast(?:e|es|ed|ing)|dump(?:s|ed|ing)?|spoils?|goes? bad|break|breaks|broken|burn(?:s|ed)?|come back|returned|are returned|end up in the trash|discard(?:ed)?|have to redo|redo)\b/;

/** "We make 120 croissants every morning and throw away 18; they cost us $1.10": what the thrown ones cost. */
export function thrownPieces(measures: readonly Measure[]): Related | undefined {
  const thrown = measures.find(
    ({ kind, clause, things }) => kind === 'count' && things.length > 0 && wasted.test(clause),
  );
  if (!thrown) return undefined;
  const isOfThem = ({ each }: Measure) =>
    each !== undefined && (sameThing(each, thrown.things) || each.some(isGeneral));
  const amounts = measures.filter((one) => one.kind === 'money' && isOfThem(one));
  const cost = amounts.find(({ flow }) => flow === 'out');
  const price = amounts.find((one) => one.flow === 'in' && one !== cost);
  const period =
    thrown.period ??
    measures.find(
      ({ kind, things, period: per }) =>
        kind === 'count' && per && sameThing(things, thrown.things),
    )?.period;
  if (!cost || !period || period === 'hour') return undefined;
  const each = cents(thrown.value * cost.value);
  const days = measures.find(({ things, period: per }) => things.includes('day') && per === 'week');
  const month =
    period === 'day' && days
      ? cents((each * days.value * 52) / 12)
      : cents(scaled(each, scaleOf(period, 'month')));
  return {
    kind: 'waste',
    uses: [thrown, cost, ...(price ? [price] : []), ...(days ? [days] : [])],
    short: (t: Translate) =>
      t('adviceThrownShort', {
        half: usd(month / 2),
        cost: usd(month),
        days: period === 'day' && !days ? 'yes' : 'no',
      }),
    lines: (t: Translate) => [
      line(t, 'wasted', times(thrown.value, cost.value), usd(each), period),
      ...(price
        ? [
            line(
              t,
              'sales',
              times(thrown.value, price.value),
              usd(cents(thrown.value * price.value)),
              period,
            ),
          ]
        : []),
      t('adviceThrownMonth', {
        cost: usd(month),
        half: usd(month / 2),
        year: usd(month * 6),
        days: period === 'day' && !days ? 'yes' : 'no',
      }),
    ],
  };
}
