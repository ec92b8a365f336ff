import type { Translate } from '@commons/service-kit/texts/package-texts';
import { cents } from '../computations/computed.js';
import { share, usd } from '../dates-and-amounts.js';
import { isChange } from '../measures/changes.js';
import type { Measure } from '../measures/measure.js';
import { sameThing } from '../measures/things.js';
import { line, plain, type Related, times } from './relation.js';

interface Rise {
  readonly from: Measure;
  readonly to: Measure;
  readonly step: number;
  /** How many are used: in a period, or for one of something. */
  readonly use?: Measure | undefined;
  /** So many are made of one: "a pound gives 28 cups". */
  readonly pieces?: Measure | undefined;
}

const notCost = /\b(?:charge|price|sales?|sold|sell|rais(?:e|ing)|my rate)\b/;

function risesIn(measures: readonly Measure[]): Rise[] {
  return measures.flatMap((from, at): Rise[] => {
    const to = measures[at + 1];
    if (!to || from.kind !== 'money' || !isChange(from, to) || notCost.test(from.before)) return [];
    const step = cents(to.value - from.value);
    const { each } = to;
    const pieces =
      each &&
      measures.find(
        (one) =>
          one.kind === 'count' &&
          one.each &&
          !one.period &&
          sameThing(one.each, each) &&
          !sameThing(one.things, each),
      );
    if (pieces && step > 0) return [{ from, to, step, pieces }];
    const use = each
      ? measures.find(
          (one) => one.kind === 'count' && (one.period ?? one.each) && sameThing(each, one.things),
        )
      : undefined;
    return step > 0 && (use || to.period) ? [{ from, to, step, use }] : [];
  });
}

/** What a rise is in all: for what is used of it in a period, or for each that takes so many. */
const sumOf = ({ step, use }: Rise) => cents(step * (use?.value ?? 1));
const periodOf = ({ to, use }: Rise) => (use ? use.period : to.period);

/** "Coffee went from $9.20 to $12.40 a pound, a pound gives 28 cups": the rise on each. */
function byPieces(
  { from, to, step }: Rise,
  pieces: Measure,
  measures: readonly Measure[],
): Related {
  const each = step / pieces.value;
  const sold = measures.find(
    (one) =>
      one !== pieces && one.kind === 'count' && one.period && sameThing(one.things, pieces.things),
  );
  const all = sold && cents(sold.value * each);
  return {
    kind: 'supply-cost',
    found: { supplyEach: cents(each) },
    uses: [from, to, pieces, ...(sold ? [sold] : [])],
    short: (t: Translate) =>
      t('adviceDearerShort', {
        rise: usd(cents(all ?? each)),
        per: sold?.period ?? 'none',
        one: pieces.noun,
        known: 'no',
        price: '',
        now: '',
      }),
    lines: (t: Translate) => [
      line(t, 'rise', `${usd(to.value)} − ${usd(from.value)}`, usd(step), undefined, to.eachNoun),
      line(
        t,
        'spread',
        `${usd(step)} ÷ ${plain(pieces.value)}`,
        usd(cents(each)),
        undefined,
        pieces.noun,
      ),
      ...(sold && all
        ? [
            line(
              t,
              'more',
              `${plain(sold.value)} ÷ ${plain(pieces.value)} × ${usd(step)}`,
              usd(all),
              sold.period,
            ),
          ]
        : []),
    ],
  };
}

/** "Shingles went from $98 to $117 a square, a roof takes 28 squares": what dearer supplies cost by the roof or by the month. */
export function changedCosts(measures: readonly Measure[]): Related | undefined {
  const rises = risesIn(measures);
  const [first] = rises;
  // One cost of a period says nothing new.
  if (!first) return undefined;
  if (first.pieces) return byPieces(first, first.pieces, measures);
  const period = periodOf(first);
  const alike = rises.filter((rise) => periodOf(rise) === period);
  const all = cents(alike.reduce((sum, rise) => sum + sumOf(rise), 0));
  const ofOne = period ? undefined : first.use?.eachNoun;
  const quote = ofOne
    ? measures.find(
        ({ kind, flow, each, value, period: per }) =>
          kind === 'money' && !per && (flow === 'in' || each) && value > all * 2,
      )
    : undefined;
  /** What is sold in the same period carries it: "$28.50 ÷ 28 dogs". */
  const sold = period
    ? measures.find(
        (one) =>
          one.kind === 'count' &&
          one.period === period &&
          !alike.some(({ use }) => use === one) &&
          !one.things.some((thing) => /^(?:hour|day|week|month|mil|minut)$/.test(thing)),
      )
    : undefined;
  // One cost of a period says nothing new.
  if (rises.length === 1 && !first.use && !sold) return undefined;
  /** So many are promised at the old price. */
  const quoted = ofOne
    ? measures.find(
        ({ kind, things, each }) =>
          kind === 'count' && !each && sameThing(things, first.use?.each ?? []),
      )
    : undefined;
  return {
    kind: 'supply-cost',
    found: {
      ...(period && { supplyMore: { each: all, per: period } }),
      ...(!period && { supplyEach: all }),
    },
    uses: [
      ...alike.flatMap(({ from, to, use }) => [from, to, ...(use ? [use] : [])]),
      ...(quote ? [quote] : []),
    ],
    short: (t: Translate) =>
      t('adviceDearerShort', {
        rise: usd(all),
        per: period ?? 'none',
        one: ofOne ?? '',
        known: quote ? 'yes' : 'no',
        price: usd(cents((quote?.value ?? 0) + all)),
        now: usd(quote?.value ?? 0),
      }),
    lines: (t: Translate) => [
      ...alike.map(({ from, to, step, use }) =>
        line(
          t,
          'rise',
          `${usd(to.value)} − ${usd(from.value)}`,
          usd(step),
          use ? undefined : to.period,
          to.eachNoun,
        ),
      ),
      ...alike
        .filter(({ use }) => use)
        .map((rise) =>
          line(
            t,
            'more',
            times(rise.use?.value ?? 1, rise.step),
            usd(sumOf(rise)),
            rise.use?.period,
            rise.use?.eachNoun,
          ),
        ),
      ...(alike.length > 1
        ? [line(t, 'together', alike.map((rise) => usd(sumOf(rise))).join(' + '), usd(all), period)]
        : []),
      ...(period === 'month' || period === 'week'
        ? [
            line(
              t,
              'more',
              `${period === 'month' ? 12 : 52} × ${usd(all)}`,
              usd(cents(all * (period === 'month' ? 12 : 52))),
              'year',
            ),
          ]
        : []),
      ...(sold
        ? [
            line(
              t,
              'spread',
              `${usd(all)} ÷ ${plain(sold.value)}`,
              usd(cents(all / sold.value)),
              undefined,
              sold.noun,
            ),
          ]
        : []),
      ...(quoted
        ? [line(t, 'quoted', times(quoted.value, all), usd(cents(quoted.value * all)))]
        : []),
      ...(quote
        ? [
            line(
              t,
              'price',
              `${usd(quote.value)} + ${usd(all)}`,
              `${usd(cents(quote.value + all))} (${share((all / quote.value) * 100)})`,
            ),
          ]
        : []),
    ],
  };
}
