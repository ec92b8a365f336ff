import { cents } from '../computations/computed.js';
import type { Measure, Period } from '../measures/measure.js';
import { areWorkers, isTime } from '../measures/people-and-times.js';
import { sameThing } from '../measures/things.js';

/** A cost of a period that does not depend on how much is sold. */
export interface RunningCost {
  readonly of: Measure;
  readonly value: number;
  readonly period: Exclude<Period, 'hour'>;
  /** Numbers whose product it is. */
  readonly factors: readonly number[];
}

const monthly =
  /\b(?:rent|lease|insurance|payroll|wages?|salary|utilities|power|electric\w*|lights?|water|internet|phone|software|loan|storage|payments?|expenses|bills|overhead|commissary)\b/;

const stall = /\b(?:stall|booth|spot|stand)\b/;

/** What a cost that is no cost of one thing is of a period; nothing where no period can be told. */
export function runningCost(cost: Measure, measures: readonly Measure[]): RunningCost | undefined {
  const { each, period, value } = cost;
  const counts = measures.filter(({ kind }) => kind === 'count');
  // "My nephew gets $60 a lunch", with 4 lunches a week.
  const counted =
    each && !period
      ? counts.find((one) => one.period && !areWorkers(one.things) && sameThing(one.things, each))
      : undefined;
  if (counted?.period && counted.period !== 'hour')
    return product(cost, counted.value, counted.period);
  if (period === 'hour') {
    const hours = counts.find((one) => one.period && one.things.includes('hour'));
    const paid = counts.find(
      (one) =>
        one.sentence === cost.sentence && /\bpay\s*$/.test(one.before) && !isTime(one.things),
    );
    if (hours?.period && hours.period !== 'hour')
      return product(cost, hours.value, hours.period, paid?.value);
    // "$19 an hour for 9 hours": those of a day.
    const daily = counts.find(
      (one) =>
        !one.period && !one.each && one.things.includes('hour') && one.sentence === cost.sentence,
    );
    return daily && daily.value <= 12 ? product(cost, daily.value, 'day', paid?.value) : undefined;
  }
  // A stall is paid as often as it sells.
  const often = counts.find(
    (one) => one.period && one.period !== 'hour' && !isTime(one.things),
  )?.period;
  if (!period && stall.test(cost.clause) && often && often !== 'hour')
    return { of: cost, value, period: often, factors: [value] };
  const flow = period ?? (monthly.test(cost.clause) && !each ? 'month' : undefined);
  if (!flow) return undefined;
  const isForEach = /\b(?:each|every|apiece|per|an?)\b/.test(
    `${cost.before.slice(-25)} ${cost.after.slice(0, 25).replace(/^\s*an? \w+/, '')}`,
  );
  const workers =
    each && areWorkers(each) && isForEach
      ? counts.find((one) => areWorkers(one.things))
      : undefined;
  return workers
    ? product(cost, workers.value, flow)
    : { of: cost, value, period: flow, factors: [value] };
}

const product = (
  cost: Measure,
  count: number,
  period: Exclude<Period, 'hour'>,
  people = 1,
): RunningCost => ({
  of: cost,
  value: cents(people * count * cost.value),
  period,
  factors: [...(people > 1 ? [people] : []), count, cost.value],
});
