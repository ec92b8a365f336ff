import type { Translate } from '@commons/service-kit/texts/package-texts';
import { cents } from '../computations/computed.js';
import { usd } from '../dates-and-amounts.js';
import type { Measure } from '../measures/measure.js';
import { perWords } from '../questions/period-words.js';
import { line, plain, type Related } from './relation.js';

const newOne =
  /\b(?:new|newer|another|other|led|efficient|switch\w*|replac\w+|would|nuevo|nueva)\b/;
const runs = /\b(?:uses?|costs?|pay|paying|spend|power|electric\w*|gas|water|bill|takes?)\b/;
const units = {
  day: 'day',
  week: 'week',
  'two weeks': 'week',
  month: 'month',
  year: 'year',
} as const;

/** "The fridge uses $95 of power a month, a new one would use $40 and costs $1,650": after how long it is earned back. */
export function savedByNew(measures: readonly Measure[]): Related | undefined {
  const amounts = measures.filter(({ kind }) => kind === 'money');
  if (amounts.length !== 3) return undefined;
  const [now, then, third] = amounts as [Measure, Measure, Measure];
  const outlay = [now, then, third].find(
    (one) => !one.period && one.value === Math.max(now.value, then.value, third.value),
  );
  const [first, second] = amounts.filter((one) => one !== outlay);
  const period = first?.period ?? second?.period;
  if (!outlay || !first || !second || !period || period === 'hour' || second.value >= first.value)
    return undefined;
  if (
    !runs.test(first.clause) ||
    !newOne.test(second.lead) ||
    first.flow === 'in' ||
    second.flow === 'in' ||
    (second.period && second.period !== period)
  )
    return undefined;
  const saved = cents(first.value - second.value);
  const periods = outlay.value / saved;
  return {
    kind: 'equipment',
    uses: amounts,
    short: (t: Translate) =>
      t('adviceSavedByNewShort', {
        saved: usd(saved),
        per: perWords(t, period),
        periods: plain(Math.ceil(periods - 1e-9)),
        unit: units[period],
      }),
    lines: (t: Translate) => [
      line(t, 'saved', `${usd(first.value)} − ${usd(second.value)}`, usd(saved), period),
      t('adviceMonthBack', {
        outlay: usd(outlay.value),
        left: usd(saved),
        periods: plain(Math.round(periods * 10) / 10),
        per: units[period],
      }),
    ],
  };
}
