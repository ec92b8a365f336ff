import type { Translate } from '@commons/service-kit/texts/package-texts';
import { cents } from '../computations/computed.js';
import { usd } from '../dates-and-amounts.js';
import type { Measure } from '../measures/measure.js';
import { line, plain, type Related } from './relation.js';

const behind = /\b(?:behind|late|overdue|past due|haven't paid|have not paid|owe)\b/;

/** "65 guitars at $24 a month, 9 families are two months behind": what they owe. */
export function behindOnPayments(measures: readonly Measure[]): Related | undefined {
  const amounts = measures.filter(({ kind }) => kind === 'money');
  const [price] = amounts;
  const late = measures.find(
    ({ kind, after, things }) =>
      kind === 'count' &&
      behind.test(after.slice(0, 45)) &&
      !/^(?:month|week|day)$/.test(things[0] ?? ''),
  );
  const often =
    late &&
    measures.find(
      ({ kind, things, sentence }) =>
        kind === 'count' && sentence === late.sentence && things.includes(price?.period ?? ''),
    );
  if (amounts.length !== 1 || !price?.period || !late || !often) return undefined;
  const owed = cents(late.value * often.value * price.value);
  return {
    kind: 'cash-flow',
    owed,
    uses: [price, late, often],
    short: (t: Translate) =>
      t('adviceInvoicesShort', { all: usd(owed), gap: '', state: 'unknown', largest: '' }),
    lines: (t: Translate) => [
      line(
        t,
        'owed',
        `${plain(late.value)} × ${plain(often.value)} × ${usd(price.value)}`,
        usd(owed),
      ),
    ],
  };
}
