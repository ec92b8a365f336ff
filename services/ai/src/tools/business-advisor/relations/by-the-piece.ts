import type { Translate } from '@commons/service-kit/texts/package-texts';
import { cents } from '../computations/computed.js';
import { usd } from '../dates-and-amounts.js';
import type { Measure } from '../measures/measure.js';
import { sameThing } from '../measures/things.js';
import { signed } from '../questions/worth/worth-it.js';
import { line, plain, type Related } from './relation.js';

const ofPack =
  /^\s*(?:for|per|a|an|each|every) (?:an? |each |every )?([a-z]+) (?:that |which )?(?:gives?|has|holds?|makes?|of|with|is|yields?)\s*(?:about )?$/;

const packOf =
  /\b(?:cases?|boxe?s?|packs?|bags?|trays?|rolls?|pallets?|kegs?|batch|crates?|bottles?) (?:of|with)\s*(?:about )?$/;
const gives =
  /\b(?:gives?|get|makes?|yields?|cuts? into|comes? out to)\s*(?:me |us )?(?:about |around )?$/;

/** "A side of beef is $1,450 and I get about 260 pounds", "a batch gives 36 bars and costs $41". */
function yieldOf(measures: readonly Measure[]): readonly [Measure, Measure] | readonly [] {
  const pieces = measures.find(
    ({ kind, lead, things, period }) =>
      kind === 'count' && !period && (gives.test(lead) || packOf.test(lead)) && things.length > 0,
  );
  const pack =
    pieces &&
    measures.find(
      (one) =>
        one.kind === 'money' &&
        one.sentence === pieces.sentence &&
        !one.period &&
        one.flow !== 'in' &&
        one.value > 10 &&
        // "A case of 24 jars costs $36": of the case.
        (packOf.test(pieces.lead) || (one.each && !sameThing(one.each, pieces.things))),
    );
  return pieces && pack ? [pack, pieces] : [];
}

/** "A pint costs 90 cents, we sell it for $6.50; they pay $118 for a keg of 124 pints": both by the piece. */
export function byThePiece(measures: readonly Measure[]): Related | undefined {
  const amounts = measures.filter(({ kind }) => kind === 'money');
  const at = measures.findIndex((one, index) => {
    const next = measures[index + 1];
    const between = one.after.replace(/\d[\s\S]*$/, '');
    return (
      one.kind === 'money' &&
      next?.kind === 'count' &&
      next.sentence === one.sentence &&
      ofPack.test(between)
    );
  });
  const [pack, pieces] = at >= 0 ? [measures[at], measures[at + 1]] : yieldOf(measures);
  if (!pack || !pieces || pieces.value < 2) return undefined;
  const isOne = ({ each, period }: Measure) =>
    !period && each !== undefined && sameThing(each, pieces.things);
  const cost = amounts.find((one) => one !== pack && one.flow === 'out' && isOne(one));
  const prices = amounts.filter(
    (one) => one !== pack && one !== cost && one.flow !== 'out' && isOne(one),
  );
  const [price] = prices;
  if (!price || amounts.length > 1 + prices.length + (cost ? 1 : 0)) return undefined;
  const each = cents(pack.value / pieces.value);
  const isCost =
    (at < 0 || (!cost && pack.flow === 'out')) && !/\b(?:pays?|offers?)\b/.test(pack.before);
  const left = (value: number) => cents(value - (cost?.value ?? 0));
  return {
    kind: 'margins',
    uses: [pack, pieces, ...prices, ...(cost ? [cost] : [])],
    short: (t: Translate) =>
      isCost
        ? t('adviceSoldShort', { left: signed(cents(price.value - each)), hours: 'no', each: '' })
        : t('adviceChoiceShort', {
            better: left(price.value) > left(each) ? 'first' : 'second',
            isNamed: 'no',
            one: '',
            two: '',
            first: signed(left(price.value)),
            second: signed(left(each)),
            by: 'all',
          }),
    lines: (t: Translate) => [
      line(t, 'piece', `${usd(pack.value)} ÷ ${plain(pieces.value)}`, usd(each)),
      ...(isCost && prices.length === 1 && !cost
        ? [
            line(
              t,
              'left',
              `${plain(pieces.value)} × ${usd(price.value)} − ${usd(pack.value)}`,
              signed(cents(pieces.value * price.value - pack.value)),
            ),
          ]
        : []),
      ...(isCost
        ? prices.map((one) => {
            // What is paid for each goes with the price that it is told after.
            const own =
              cost && cost.sentence === one.sentence && one === prices.at(-1) ? cost : undefined;
            const terms = [usd(one.value), usd(each), ...(own ? [usd(own.value)] : [])].join(' − ');
            return line(t, 'one', terms, signed(cents(one.value - each - (own?.value ?? 0))));
          })
        : cost
          ? [
              line(t, 'one', `${usd(price.value)} − ${usd(cost.value)}`, signed(left(price.value))),
              line(t, 'theirs', `${usd(each)} − ${usd(cost.value)}`, signed(left(each))),
            ]
          : [
              line(
                t,
                'gap',
                `${usd(price.value)} − ${usd(each)}`,
                signed(cents(price.value - each)),
              ),
            ]),
    ],
  };
}
