import type { Translate } from '@commons/service-kit/texts/package-texts';
import { cents } from '../computations/computed.js';
import { usd } from '../dates-and-amounts.js';
import type { Measure } from '../measures/measure.js';
import { areWorkers } from '../measures/people-and-times.js';
import { stemOf } from '../measures/things.js';
import { perWords } from '../questions/period-words.js';
import { choicePlan } from './choice-plan.js';
import { line, type Related, times } from './relation.js';

/** The count that belongs to an amount: the one beside it in its sentence. */
function countBeside(money: Measure, measures: readonly Measure[]): Measure | undefined {
  const at = measures.indexOf(money);
  return [measures[at - 1], measures[at + 1]].find(
    (one) =>
      one?.kind === 'count' &&
      one.sentence === money.sentence &&
      !areWorkers(one.things) &&
      !one.things.some((thing) => /^(?:day|week|month|year|minut|mil)$/.test(thing)),
  );
}

/** "25 hours a week at $48; my customers pay $70 and I fill 22 hours with them": what each of the two brings. */
export function twoFlows(measures: readonly Measure[]): Related | undefined {
  const amounts = measures.filter(({ kind }) => kind === 'money');
  const [one, two] = amounts;
  if (amounts.length !== 2 || !one || !two || one.sentence === two.sentence) return undefined;
  if (
    [one, two].some(({ flow }) => flow === 'out') ||
    measures.some(
      ({ kind, lead, period }) =>
        kind === 'percent' ||
        /\b(?:hire|hiring)\b/.test(lead) ||
        (kind === 'money' && period === 'hour' && areWorkers(lead.split(/[^\p{L}]+/u).map(stemOf))),
    )
  )
    return undefined;
  const counts = [countBeside(one, measures), countBeside(two, measures)];
  const [first, second] = counts;
  if (!first || !second || first === second) return undefined;
  const periods = [first.period ?? one.period, second.period ?? two.period].filter(
    (period) => period !== undefined && period !== 'hour',
  );
  const [period] = periods;
  if (!period || new Set(periods).size > 1) return undefined;
  // A day has room for one of them.
  const isChoice =
    period === 'day' ||
    measures.some(({ lead, after }) => /\b(?:instead|rather)\b/.test(lead + after));
  const [a, b] = [cents(first.value * one.value), cents(second.value * two.value)];
  return {
    kind: 'strategy',
    plan: (t: Translate) => choicePlan(t, false),
    uses: [one, two, first, second],
    short: (t: Translate) =>
      t('adviceTwoFlowsShort', {
        better: a >= b ? 'first' : 'second',
        difference: usd(Math.abs(a - b)),
        high: usd(Math.max(a, b)),
        low: usd(Math.min(a, b)),
        per: perWords(t, period),
      }),
    lines: (t: Translate) => [
      line(t, 'first', times(first.value, one.value), usd(a), period),
      line(t, 'second', times(second.value, two.value), usd(b), period),
      ...(isChoice
        ? []
        : [line(t, 'together', `${usd(a)} + ${usd(b)}`, usd(cents(a + b)), period)]),
    ],
  };
}
