import type { Translate } from '@commons/service-kit/texts/package-texts';
import { cents } from '../computations/computed.js';
import { usd } from '../dates-and-amounts.js';
import { signed } from '../questions/worth/worth-it.js';
import type { Measure } from '../measures/measure.js';
import { line, plain, type Related } from './relation.js';
import { sameThing } from '../measures/things.js';

const ofPack = /^\s*(?:for|per|a|an|each|every) (?:an? |each |every )?([a-z]+) (?:that |which )?(?:gives?|has|holds?|makes?|of|with|is|yields?)\s*(?:about )?$/;

/** "A pint costs 90 cents, we sell it for $6.50; they pay $118 for a keg of 124 pints": both by the piece. */
export function byThePiece(measures: readonly Measure[]): Related | undefined {
  const amounts = measures.filter(({ kind }) => kind === 'money');
  const at = measures.findIndex((one, index) => {
    const next = measures[index + 1];
    const between = one.after.replace(/\d[\s\S]*$/, '');
    return one.kind === 'money' && next?.kind === 'count' && next.sentence === one.sentence && ofPack.test(between);
  });
  const [pack, pieces] = [measures[at], measures[at + 1]];
  if (!pack || !pieces || pieces.value < 2) return undefined;
  const isOne = ({ each, period }: Measure) => !period && each !== undefined && sameThing(each, pieces.things);
  const cost = amounts.find((one) => one !== pack && one.flow === 'out' && isOne(one));
  const price = amounts.find((one) => one !== pack && one.flow === 'in' && isOne(one));
  if (!price || amounts.length > (cost ? 3 : 2)) return undefined;
  const each = cents(pack.value / pieces.value);
  const isCost = !cost && pack.flow === 'out' && !/\b(?:pays?|offers?)\b/.test(pack.before);
  const left = (value: number) => cents(value - (cost?.value ?? 0));
  return {
    kind: 'margins',
    uses: [pack, pieces, price, ...(cost ? [cost] : [])],
    short: (t: Translate) =>
      isCost
        ? t('adviceSoldShort', { left: signed(cents(price.value - each)), hours: 'no', each: '' })
        : t('adviceChoiceShort', { better: left(price.value) > left(each) ? 'first' : 'second', isNamed: 'no', one: '', two: '', first: signed(left(price.value)), second: signed(left(each)), by: 'all' }),
    lines: (t: Translate) => [
      line(t, 'piece', `${usd(pack.value)} ÷ ${plain(pieces.value)}`, usd(each)),
      ...(isCost
        ? [line(t, 'one', `${usd(price.value)} − ${usd(each)}`, signed(cents(price.value - each)))]
        : cost
          ? [
              line(t, 'one', `${usd(price.value)} − ${usd(cost.value)}`, signed(left(price.value))),
              line(t, 'theirs', `${usd(each)} − ${usd(cost.value)}`, signed(left(each))),
            ]
          : [line(t, 'gap', `${usd(price.value)} − ${usd(each)}`, signed(cents(price.value - each)))]),
    ],
  };
}
