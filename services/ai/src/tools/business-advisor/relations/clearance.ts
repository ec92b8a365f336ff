import type { Translate } from '@commons/service-kit/texts/package-texts';
import { cents } from '../computations/computed.js';
import { usd } from '../dates-and-amounts.js';
import type { Measure } from '../measures/measure.js';
import { sameThing } from '../measures/things.js';
import { signed } from '../questions/worth/worth-it.js';
import { line, plain, type Related, times } from './relation.js';

const bought = /\b(?:bought|order|ordered|paid|purchased|got|made|stocked)\b/;

/** "I bought 60 coats for $70 each, sold 38 at $149": what is in, what is left over, and the price that covers the rest. */
export function clearance(measures: readonly Measure[]): Related | undefined {
  const amounts = measures.filter(({ kind }) => kind === 'money');
  const [cost, price] = amounts;
  if (
    amounts.length !== 2 ||
    !cost?.each ||
    !price?.each ||
    cost.flow === 'in' ||
    cost.period ||
    price.period
  )
    return undefined;
  const all = measures.find(
    ({ kind, things, lead }) =>
      kind === 'count' && bought.test(lead) && sameThing(things, cost.each ?? []),
  );
  const sold = measures.find(
    (one) =>
      one !== all &&
      one.kind === 'count' &&
      /\b(?:sold|sell)\b/.test(one.lead) &&
      sameThing(one.things, price.each ?? []),
  );
  if (
    !all ||
    !sold ||
    sold.value >= all.value ||
    !sameThing(all.things, sold.things) ||
    price.value <= cost.value / 4
  )
    return undefined;
  const [spent, earned] = [cents(all.value * cost.value), cents(sold.value * price.value)];
  const rest = all.value - sold.value;
  const left = cents(earned - spent);
  return {
    kind: 'waste',
    uses: [cost, price, all, sold],
    short: (t: Translate) =>
      t('adviceClearanceShort', {
        covered: left >= 0 ? 'yes' : 'no',
        left: usd(Math.abs(left)),
        rest: plain(rest),
        floor: usd(left >= 0 ? 0 : Math.ceil((-left / rest) * 100) / 100),
        cost: usd(cost.value),
      }),
    lines: (t: Translate) => [
      line(t, 'goods', times(all.value, cost.value), usd(spent)),
      line(t, 'sales', times(sold.value, price.value), usd(earned)),
      line(t, 'left', `${usd(earned)} − ${usd(spent)}`, signed(left)),
      line(t, 'unsold', `${plain(all.value)} − ${plain(sold.value)}`, plain(rest)),
      line(
        t,
        'half',
        `${plain(rest)} × ${usd(cents(price.value / 2))}`,
        usd(cents((rest * price.value) / 2)),
      ),
    ],
  };
}
