import type { Translate } from '@commons/service-kit/texts/package-texts';
import { cents } from '../computations/computed.js';
import { usd } from '../dates-and-amounts.js';
import type { Measure } from '../measures/measure.js';
import { areWorkers, isWorkTime } from '../measures/people-and-times.js';
import { isGeneral } from '../measures/things.js';
import { perWords } from '../questions/period-words.js';
import { signed } from '../questions/worth/worth-it.js';
import { line, plain, type Related, times } from './relation.js';

const ofGroup =
  /\b(?:groups?|class(?:es)?|workshops?|sessions?|camps?|lessons?|tours?|trips?) (?:of|for|with)\s*(?:about |up to |only )?$/;
const inGroup =
  /^\s*(?:\p{L}+ )?(?:in (?:a|each|every) (?:class|group|session)|(?:a|per|each) (?:class|group|session|workshop|tour|trip)|sign up|signed up|(?:usually )?come|show up|fit)\b/u;
/** "9 students each" of 6 classes. */
const isInSession = (each: readonly string[] | undefined, things: readonly string[]) =>
  Boolean(each?.some((thing) => session.test(thing))) && !isWorkTime(things);
const session =
  /^(?:night|evening|event|party|dinner|show|clas|class|group|session|workshop|lesson|tour|trip|camp)$/;
/** Paid for the session, though no word of cost stands with it. */
const place = /\b(?:room|hall|venue|studio|kitchen|court|field)\b/;

/** "Groups of 4 at $22 a kid", "a class of 8 at $20, the teacher gets $45": what one session brings, after what is paid for it. */
export function groupSession(measures: readonly Measure[]): Related | undefined {
  const group = measures.find(
    ({ kind, lead, after, value, each, things }) =>
      kind === 'count' &&
      value > 1 &&
      value < 200 &&
      (ofGroup.test(lead) || inGroup.test(after) || isInSession(each, things)),
  );
  if (!group) return undefined;
  const amounts = measures.filter(({ kind }) => kind === 'money');
  const price = amounts.find(
    ({ flow, period, each, sentence, before }) =>
      (flow !== 'out' || /\bpays?\s*$/.test(before)) &&
      !period &&
      // "5 kids each at $22 a lesson": what each of them pays for it.
      (sentence === group.sentence ||
        (each !== undefined && !each.some((thing) => session.test(thing)))),
  );
  if (!price) return undefined;
  const costs = amounts.filter(
    (one) =>
      one !== price &&
      (one.flow === 'out' ||
        (!one.flow && (place.test(one.clause) || one.each?.some(isGeneral)))) &&
      (one.each && !areWorkers(one.each)
        ? one.each.some((thing) => session.test(thing) || isGeneral(thing) || place.test(thing))
        : !one.period || one.period === 'hour'),
  );
  const eachCosts = costs.filter(
    ({ each }) => each?.some(isGeneral) && !each.some((thing) => session.test(thing)),
  );
  const single = amounts.find(
    (one) => one !== price && one.flow !== 'out' && one.period === 'hour',
  );
  const rest = amounts.filter((one) => one !== price && one !== single && !costs.includes(one));
  if (rest.length > 0 || (costs.length === 0 && !single)) return undefined;
  const often = measures.find(
    ({ kind, things, period }) =>
      kind === 'count' && period && things.some((thing) => session.test(thing)),
  );
  const brings = cents(group.value * price.value);
  const paid = cents(
    costs.reduce((sum, one) => sum + one.value * (eachCosts.includes(one) ? group.value : 1), 0),
  );
  const left = cents(brings - paid);
  const even = Math.ceil(paid / price.value - 1e-9);
  return {
    kind: single ? 'growth' : 'margins',
    uses: [group, price, ...costs, ...(single ? [single] : []), ...(often ? [often] : [])],
    short: (t: Translate) =>
      t('adviceGroupShort', {
        left: signed(left),
        beside: single ? 'yes' : 'no',
        single: usd(single?.value ?? 0),
        step: usd(Math.abs(left - (single?.value ?? 0))),
        better: left > (single?.value ?? 0) ? 'yes' : 'no',
        paid: paid > 0 ? 'yes' : 'no',
        even: plain(even),
      }),
    lines: (t: Translate) => [
      line(t, 'group', times(group.value, price.value), usd(brings)),
      ...(paid > 0
        ? [
            line(
              t,
              'left',
              `${usd(brings)} − ${costs.map((one) => (eachCosts.includes(one) ? times(group.value, one.value) : usd(one.value))).join(' − ')}`,
              signed(left),
            ),
            t('adviceGroupEven', { paid: usd(paid), price: usd(price.value), even: plain(even) }),
          ]
        : []),
      ...(single
        ? [
            line(
              t,
              'gap',
              `${signed(left)} − ${usd(single.value)}`,
              signed(cents(left - single.value)),
            ),
          ]
        : []),
      ...(often?.period
        ? [
            line(
              t,
              'together',
              `${plain(often.value)} × ${signed(left)}`,
              `${signed(cents(often.value * left))} ${perWords(t, often.period)}`,
            ),
          ]
        : []),
    ],
  };
}
