import type { Translate } from '@commons/service-kit/texts/package-texts';
import { cents } from '../computations/computed.js';
import { usd } from '../dates-and-amounts.js';
import type { Measure } from '../measures/measure.js';
import { perWords } from '../questions/period-words.js';
import { signed } from '../questions/worth/worth-it.js';
import { choicePlan } from '../relations/choice-plan.js';
import { plain, type Related } from '../relations/relation.js';
import { type Business, businessIn } from './business.js';
import { hourAimLines, jobLeft, neededLine, thingsLines, wholeLines } from './business-lines.js';
import type { SoldThing } from './sold-thing.js';
import { type Choice, choiceOf, type Needed, neededOf, type Whole, wholeOf } from './whole.js';

function choiceShort(t: Translate, { isHourly, first, second }: Choice): string {
  return t('adviceChoiceShort', {
    better: first.value === second.value ? 'same' : first.value > second.value ? 'first' : 'second',
    isNamed: first.noun === second.noun ? 'no' : 'yes',
    one: first.noun,
    two: second.noun,
    first: signed(first.value),
    second: signed(second.value),
    by: isHourly ? 'hour' : 'all',
  });
}

function wholeShort(t: Translate, { left, to }: Whole, { running, things, aim }: Business): string {
  return t('adviceLedgerShort', {
    left: signed(left),
    loss: usd(Math.abs(left)),
    some: left > 0 ? 'yes' : 'no',
    costs: running.length > 0 || things.some(({ costs }) => costs.length > 0) ? 'yes' : 'no',
    per: perWords(t, to === 'two weeks' ? 'week' : to),
    aim: !aim ? 'none' : left >= aim.value ? 'reached' : 'short',
    wanted: usd(aim?.value ?? 0),
    gap: usd(Math.abs((aim?.value ?? 0) - left)),
  });
}

const neededShort = (t: Translate, { count, sum, left, period }: Needed) =>
  t('adviceNeededShort', {
    count: plain(count),
    sum: usd(sum),
    left: usd(left),
    per: perWords(t, period),
  });

const oneShort = (t: Translate, { left, hours, job }: SoldThing) =>
  job
    ? t('adviceJobShort', { left: signed(jobLeft(job, left)), hour: signed(left) })
    : t('adviceSoldShort', {
        left: signed(left),
        hours: hours ? 'yes' : 'no',
        each: usd(hours ? cents(left / hours) : 0),
      });

/** More than its price is told of a thing. */
const isTold = ({ costs, hours, job, count, room = 0 }: SoldThing) =>
  costs.length > 0 || hours !== undefined || job !== undefined || room > (count?.value ?? room);

/**
 * What a business leaves by all of its amounts: several goods at their prices, their costs, the hours, and the costs of
 * the period.
 * @param goal what the numbers of the desired outcome measure
 */
export function businessAnswer(
  measures: readonly Measure[],
  goal: readonly Measure[] = [],
): Related | undefined {
  const business = businessIn(measures, goal);
  if (!business) return undefined;
  const { things, running, aim, hourAim } = business;
  const whole = wholeOf(business);
  const choice = choiceOf(things);
  const needed = whole ? undefined : neededOf(business);
  // One price and its number say nothing new.
  if (!things.some(isTold) && running.length === 0 && things.length === 1) return undefined;
  if (!whole && !needed) {
    // Costs of a period need to know how much is sold in it.
    if (running.length > 0) return undefined;
    const isEachTold = things.every((thing) => isTold(thing) || (thing.count && things.length > 1));
    if (!choice && !isEachTold) return undefined;
  }
  const [first] = things;
  const shortOf = (t: Translate) => {
    if (choice) return choiceShort(t, choice);
    if (whole) return wholeShort(t, whole, business);
    return needed ? neededShort(t, needed) : first && oneShort(t, first);
  };
  const hasShort = choice ?? whole ?? needed ?? things.length === 1;
  return {
    ...(choice && { kind: 'strategy', plan: (t: Translate) => choicePlan(t, choice.isHourly) }),
    ...(whole &&
      whole.left < 0 &&
      whole.to === 'month' && { found: { monthlyResult: whole.left } }),
    uses: measures.filter(({ kind }) => kind === 'money'),
    ...(hasShort && { short: (t: Translate) => shortOf(t) ?? '' }),
    lines: (t: Translate) => [
      ...thingsLines(t, things),
      ...(whole ? wholeLines(t, whole, aim) : []),
      ...(needed ? [neededLine(t, needed)] : []),
      ...(hourAim && things.length === 1 && first ? hourAimLines(t, first, hourAim) : []),
    ],
  };
}
