import type { Translate } from '@commons/service-kit/texts/package-texts';
import { cents } from '../computations/computed.js';
import { usd } from '../dates-and-amounts.js';
import type { Measure } from '../measures/measure.js';
import { sameThing } from '../measures/things.js';
import { line, plain, type Related, times } from './relation.js';

const rents = /\b(?:(?:i|we) rent|rent(?:s|ed|ing)? (?:out|them|each|an?|the))\b/;

/** "I bought 20 tables at $55 and 160 chairs at $14, I rent a table at $9 and a chair at $1.50": after how many full rentals it is earned back. */
export function rentedOut(measures: readonly Measure[]): Related | undefined {
  const amounts = measures.filter(({ kind }) => kind === 'money');
  const rates = amounts.filter(({ lead, period, each }) => rents.test(lead) && !period && each);
  const bought = amounts.filter((one) => !rates.includes(one) && one.each && !one.period);
  const countFor = ({ each }: Measure) =>
    measures.find(({ kind, things }) => kind === 'count' && sameThing(things, each ?? []))?.value;
  if (rates.length === 0 || bought.length === 0 || rates.length + bought.length !== amounts.length)
    return undefined;
  if (amounts.some((one) => countFor(one) === undefined)) return undefined;
  const sumOf = (some: readonly Measure[]) =>
    cents(some.reduce((sum, one) => sum + one.value * (countFor(one) ?? 0), 0));
  const termsOf = (some: readonly Measure[]) =>
    some.map((one) => times(countFor(one) ?? 0, one.value)).join(' + ');
  const [spent, brings] = [sumOf(bought), sumOf(rates)];
  const often = spent / brings;
  return {
    kind: 'expansion',
    uses: amounts,
    short: (t: Translate) =>
      t('adviceRentedShort', {
        spent: usd(spent),
        count: plain(Math.ceil(often - 1e-9)),
        brings: usd(brings),
      }),
    lines: (t: Translate) => [
      line(t, 'goods', termsOf(bought), usd(spent)),
      line(t, 'rental', termsOf(rates), usd(brings)),
      line(t, 'back', `${usd(spent)} ÷ ${usd(brings)}`, plain(Math.round(often * 10) / 10)),
    ],
  };
}
