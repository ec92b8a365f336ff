import type { Translate } from '@commons/service-kit/texts/package-texts';
import { cents } from '../computations/computed.js';
import { share, usd } from '../dates-and-amounts.js';
import type { Measure } from '../measures/measure.js';
import { signed } from '../questions/worth/worth-it.js';
import { line, type Related, times } from './relation.js';

const ofYear =
  /^\s*of (?:our|my|the) (?:whole )?(?:year|sales|business|income|revenue|money|work)\b/;
const ofSeason =
  /\b(?:january|february|march|april|may|june|july|august|september|october|november|december|summer|winter|spring|fall|season|holidays?|christmas|valentine\w*|easter|weddings?|prom|graduation|mother['’]?s day|halloween|thanksgiving|months?|weeks)\b/i;
const yearly = /\b(?:sold|sales|revenue|made|brought in|took in|grossed|did|turnover)\b/;

/** "Half of our year is May; we sold $184,000 and the costs are $7,300 a month": what the season brings, and what the rest of the year has to carry. */
export function partOfYear(measures: readonly Measure[]): Related | undefined {
  const part = measures.find(
    ({ kind, after, before }) =>
      kind === 'percent' && ofYear.test(after) && ofSeason.test(`${before} ${after}`),
  );
  const sales = measures.find(
    ({ kind, period, each, clause, value }) =>
      kind === 'money' &&
      value >= 5_000 &&
      (!period || period === 'year') &&
      !each &&
      yearly.test(clause),
  );
  if (!part || !sales || part.value >= 100) return undefined;
  const costs = measures.filter(
    ({ kind, period, flow }) => kind === 'money' && period === 'month' && flow === 'out',
  );
  const season = cents((sales.value * part.value) / 100);
  const rest = cents(sales.value - season);
  const cost = cents(costs.reduce((sum, { value }) => sum + value, 0));
  return {
    kind: 'slow-season',
    uses: [part, sales, ...costs],
    short: (t: Translate) =>
      t('adviceYearPartShort', {
        season: usd(season),
        rest: usd(rest),
        known: cost ? 'yes' : 'no',
        cost: usd(cost * 12),
      }),
    lines: (t: Translate) => [
      line(t, 'part', `${usd(sales.value)} × ${share(part.value)}`, usd(season)),
      line(t, 'rest', `${usd(sales.value)} − ${usd(season)}`, usd(rest)),
      ...(cost
        ? [
            line(t, 'costs', times(12, cost), usd(cost * 12), 'year'),
            line(
              t,
              'left',
              `${usd(sales.value)} − ${usd(cost * 12)}`,
              signed(cents(sales.value - cost * 12)),
              'year',
            ),
          ]
        : []),
    ],
  };
}
