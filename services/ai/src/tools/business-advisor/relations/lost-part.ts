import type { Translate } from '@commons/service-kit/texts/package-texts';
import { cents } from '../computations/computed.js';
import { share, usd } from '../dates-and-amounts.js';
import type { Measure } from '../measures/measure.js';
import { perWords } from '../questions/period-words.js';
import { scaled, scaleOf } from '../questions/worth/scale.js';
import { line, type Related } from './relation.js';

const lost =
  /\b(?:over(?:pour\w*)?|waste[sd]?|wasting|wasted|thrown|throw(?:ing)? (?:out|away)|spoil\w*|goes? bad|shrink\w*|stolen|steal\w*|theft|missing|broken|breakage|lose|losing|lost|spill\w*|trash|too much|unsold|returned|returns)\b/;

/** "They pour 8% over, liquor costs us $9,600 a month", "we throw out $85 of cheese a week": what is lost costs. */
export function lostPart(measures: readonly Measure[]): Related | undefined {
  const [part, ...others] = measures.filter(({ kind }) => kind === 'percent');
  const [amount, ...rest] = measures.filter(({ kind }) => kind === 'money');
  if (!amount || others.length + rest.length > 0) return undefined;
  const { period } = amount;
  if (!period || period === 'hour' || amount.each?.some((thing) => /^(?:hour)$/.test(thing)))
    return undefined;
  if (!lost.test((part ?? amount).clause) || (part?.value ?? 0) >= 60) return undefined;
  if (amount.flow === 'in') return undefined;
  // "We throw out $85 of cheese a week": all of it.
  const sum = part ? cents((amount.value * part.value) / 100) : amount.value;
  const year = cents(scaled(sum, scaleOf(period, 'year')));
  return {
    kind: 'waste',
    uses: [amount, ...(part ? [part] : [])],
    short: (t: Translate) =>
      t('adviceOverShort', { sum: usd(sum), per: perWords(t, period), year: usd(year) }),
    lines: (t: Translate) => [
      ...(part
        ? [line(t, 'lost', `${usd(amount.value)} × ${share(part.value)}`, usd(sum), period)]
        : []),
      line(t, 'half', `${usd(sum)} ÷ 2`, usd(cents(sum / 2)), period),
      ...(period === 'year'
        ? []
        : [line(t, 'lost', `${usd(sum)} × ${scaleOf(period, 'year').times}`, usd(year), 'year')]),
    ],
  };
}
