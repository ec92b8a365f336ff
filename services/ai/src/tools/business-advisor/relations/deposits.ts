import type { Translate } from '@commons/service-kit/texts/package-texts';
import { cents } from '../computations/computed.js';
import { share, usd } from '../dates-and-amounts.js';
import type { Measure } from '../measures/measure.js';
import { line, plain, type Related } from './relation.js';

const upFront = /^\s*(?:up ?front|down|in advance|as a deposit|deposit|before|at booking)\b/;

/** "They pay half up front; three at $4,500, the costs of each are $2,600": whether the deposits pay the costs. */
export function deposits(measures: readonly Measure[]): Related | undefined {
  const part = measures.find(({ kind, after }) => kind === 'percent' && upFront.test(after));
  const amounts = measures.filter(({ kind, period }) => kind === 'money' && !period);
  const [one, two] = amounts;
  const count = measures.find(({ kind, value }) => kind === 'count' && value < 200)?.value ?? 1;
  if (!part || amounts.length !== 2 || !one || !two) return undefined;
  const cost = [one, two].find(({ flow }) => flow === 'out');
  const price = cost === one ? two : one;
  // Speakers for all weddings are no cost of each.
  const isOfEach = cost && /\b(?:each|every|per|one)\b/.test(`${cost.clause} ${cost.after}`);
  if (!cost || (count > 1 && !isOfEach)) return undefined;
  const paid = cents((count * price.value * part.value) / 100);
  const needed = cents(count * cost.value);
  const gap = cents(needed - paid);
  const counted = count > 1 ? [plain(count)] : [];
  return {
    kind: 'cash-flow',
    found: { due: needed, ...(gap > 0 && { missing: gap }) },
    uses: [part, one, two],
    short: (t: Translate) =>
      t('adviceDepositsShort', { state: gap > 0 ? 'short' : 'enough', gap: usd(Math.abs(gap)) }),
    lines: (t: Translate) => [
      line(t, 'deposits', [...counted, usd(price.value), share(part.value)].join(' × '), usd(paid)),
      line(t, 'costs', [...counted, usd(cost.value)].join(' × '), usd(needed)),
      line(
        t,
        gap > 0 ? 'missing' : 'spare',
        gap > 0 ? `${usd(needed)} − ${usd(paid)}` : `${usd(paid)} − ${usd(needed)}`,
        usd(Math.abs(gap)),
      ),
      line(
        t,
        'left',
        `${[...counted, usd(price.value)].join(' × ')} − ${usd(needed)}`,
        usd(cents(count * price.value - needed)),
      ),
    ],
  };
}
