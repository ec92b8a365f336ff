import type { Translate } from '@commons/service-kit/texts/package-texts';
import { cents } from '../computations/computed.js';
import { share, usd } from '../dates-and-amounts.js';
import type { Measure } from '../measures/measure.js';
import { line, plain, type Related, times } from './relation.js';

const prepaid =
  /\b(?:gift (?:cards?|certificates?)|vouchers?|passes|punch cards?|packages|prepaid|deposits?|tickets)\b/;
const used = /\b(?:came back|come back|redeemed|used|cashed in|turned in|been used)\b/;

/** "We sold 140 gift cards at $75 and 92 came back": what is still out. */
export function unredeemed(measures: readonly Measure[]): Related | undefined {
  const amounts = measures.filter(({ kind }) => kind === 'money');
  const [price] = amounts;
  if (amounts.length !== 1 || !price || price.period) return undefined;
  const all = measures.find(({ kind, clause }) => kind === 'count' && prepaid.test(clause));
  const back = measures.find(
    (one) => one !== all && one.kind === 'count' && used.test(one.after.slice(0, 30)),
  );
  if (!all || !back || back.value >= all.value) return undefined;
  const rest = all.value - back.value;
  const sum = cents(rest * price.value);
  return {
    kind: 'cash-flow',
    uses: [price, all, back],
    short: (t: Translate) => t('adviceUnredeemedShort', { rest: plain(rest), sum: usd(sum) }),
    lines: (t: Translate) => [
      line(t, 'sales', times(all.value, price.value), usd(cents(all.value * price.value))),
      line(
        t,
        'out',
        `${plain(all.value)} − ${plain(back.value)}`,
        `${plain(rest)} (${share((rest / all.value) * 100)})`,
      ),
      line(t, 'out', times(rest, price.value), usd(sum)),
    ],
  };
}
