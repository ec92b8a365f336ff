import type { Translate } from '@commons/service-kit/texts/package-texts';
import { cents } from '../computations/computed.js';
import { share, usd } from '../dates-and-amounts.js';
import type { Measure } from '../measures/measure.js';
import { sameThing } from '../measures/things.js';
import { signed } from '../questions/worth/worth-it.js';
import { line, plain, type Related, times } from './relation.js';

const bought = /\b(?:bought|buy|buying|paid|pay|get|got|order(?:ed)?|purchased?)\b/;
const unsold =
  /\b(?:no good|broken|damaged|unsold|bad|trash|unusable|stained|can't (?:be )?s(?:old|ell)|don't sell|doesn't sell|thrown|throw|waste|dead|die)\b/;

/** "3 bales at $280 each, a bale has 90 pieces, I sell them at $6, but 30% is no good": what is left of a purchase that is sold by the piece. */
export function resale(measures: readonly Measure[]): Related | undefined {
  const amounts = measures.filter(({ kind }) => kind === 'money');
  const paid = amounts.find(({ flow, each, lead }) => each && flow !== 'in' && bought.test(lead));
  const inEach =
    paid &&
    measures.find(
      ({ kind, each, things }) =>
        kind === 'count' && each && sameThing(each, paid.each ?? []) && !things.includes('hour'),
    );
  const packs =
    inEach &&
    measures.find(
      (one) =>
        one !== inEach &&
        one.kind === 'count' &&
        !one.each &&
        sameThing(one.things, paid.each ?? []),
    );
  const price =
    inEach &&
    amounts.find(
      (one) => one !== paid && one.flow !== 'out' && one.each && sameThing(one.each, inEach.things),
    );
  if (!paid || !inEach || !price || amounts.length !== 2) return undefined;
  const count = packs?.value ?? 1;
  const lost = measures.find(
    ({ kind, after, clause }) => kind === 'percent' && unsold.test(`${after} ${clause}`),
  );
  const pieces = count * inEach.value;
  const good = lost ? Math.floor(pieces * (1 - lost.value / 100) + 1e-9) : pieces;
  const [spent, brings] = [cents(count * paid.value), cents(good * price.value)];
  const left = cents(brings - spent);
  return {
    kind: 'margins',
    uses: [paid, inEach, price, ...(packs ? [packs] : []), ...(lost ? [lost] : [])],
    short: (t: Translate) =>
      t('adviceResaleShort', {
        pays: left > 0 ? 'yes' : 'no',
        left: usd(Math.abs(left)),
        even: plain(Math.ceil(spent / price.value - 1e-9)),
        pieces: plain(good),
      }),
    lines: (t: Translate) => [
      ...(count > 1 ? [line(t, 'goods', times(count, paid.value), usd(spent))] : []),
      line(
        t,
        'pieces',
        [
          ...(count > 1 ? [plain(count)] : []),
          plain(inEach.value),
          ...(lost ? [share(100 - lost.value)] : []),
        ].join(' × '),
        plain(good),
      ),
      line(t, 'sales', times(good, price.value), usd(brings)),
      line(t, 'left', `${usd(brings)} − ${usd(spent)}`, signed(left)),
      t('adviceResaleEven', {
        spent: usd(spent),
        price: usd(price.value),
        even: plain(Math.ceil(spent / price.value - 1e-9)),
      }),
    ],
  };
}
