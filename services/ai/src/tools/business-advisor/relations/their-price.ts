import type { Translate } from '@commons/service-kit/texts/package-texts';
import { cents } from '../computations/computed.js';
import { share, usd } from '../dates-and-amounts.js';
import type { Measure } from '../measures/measure.js';
import { signed } from '../questions/worth/worth-it.js';
import { line, type Related } from './relation.js';

const own = /\b(?:i|we|my|our|me|us)\b/;
const sells =
  /\b(?:sells?|selling|charges?|charging|asks?|has (?:it|them|the same)|does (?:it|them)|advertises?|offers?|at|for|is)\b/;

/** "We sell it for $62, it costs us $47, the chain sells it for $54": what their price would leave. */
export function theirPrice(measures: readonly Measure[]): Related | undefined {
  const amounts = measures.filter(({ kind }) => kind === 'money');
  if (amounts.length !== 3 || amounts.some(({ period }) => period)) return undefined;
  const cost = amounts.find(
    ({ before, flow }) =>
      flow === 'out' &&
      /\b(?:costs?|costing|pay|paid)(?: (?:me|us))?\s*(?:about |around )?$/.test(before),
  );
  const theirs = amounts.find(
    (one) =>
      one !== cost &&
      !own.test(one.before) &&
      sells.test(one.before) &&
      /\b(?:same|it|them|sells?|charges?)\b/.test(one.before),
  );
  const price = amounts.find(
    (one) => one !== cost && one !== theirs && own.test(one.lead) && one.flow !== 'out',
  );
  if (!cost || !theirs || !price || theirs.value >= price.value) return undefined;
  const [ours, lower] = [cents(price.value - cost.value), cents(theirs.value - cost.value)];
  if (ours <= 0) return undefined;
  return {
    kind: 'competitor',
    found: { unitMargin: ours, priceGap: { ours: price.value, theirs: theirs.value } },
    uses: amounts,
    short: (t: Translate) =>
      t('adviceTheirShort', {
        pays: lower > 0 ? 'yes' : 'no',
        theirs: usd(theirs.value),
        lower: usd(Math.abs(lower)),
        ours: usd(ours),
        times: (Math.round((ours / Math.max(lower, 0.01)) * 10) / 10).toLocaleString('en-US'),
      }),
    lines: (t: Translate) => [
      line(
        t,
        'one',
        `${usd(price.value)} − ${usd(cost.value)}`,
        `${usd(ours)} (${share((ours / price.value) * 100)})`,
      ),
      line(t, 'theirs', `${usd(theirs.value)} − ${usd(cost.value)}`, signed(lower)),
      line(
        t,
        'gap',
        `${usd(price.value)} − ${usd(theirs.value)}`,
        usd(cents(price.value - theirs.value)),
      ),
    ],
  };
}
