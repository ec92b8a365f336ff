import type { Translate } from '@commons/service-kit/texts/package-texts';
import { cents } from '../computations/computed.js';
import { share, usd, wholeUsd } from '../dates-and-amounts.js';
import type { Measure } from '../measures/measure.js';
import { perWords } from '../questions/period-words.js';
import { line, plain, type Related } from './relation.js';

const pays =
  /\b(?:pays?|paying|paid|makes?|earns?|gets?|offers?|offering|starts?|wages?|an hour)\b/;
const ours = /\b(?:our|my|we|i)\b/;
const notPay = /\b(?:customers?|clients?|charge|price|rate|rent|sell|room|lesson|session|ticket)\b/;

/** Periods of pay, and how often they are in a year. */
const inYear: Readonly<Record<string, number>> = { week: 52, 'two weeks': 26, month: 12, year: 1 };

/** "My butcher makes $720 a week and the supermarket offers $850": the gap by the week and the year. */
function salaryGap(own: Measure, other: Measure): Related | undefined {
  const period = own.period ?? other.period;
  const often = inYear[period ?? ''];
  if (!period || !often || (other.period && own.period && other.period !== own.period))
    return undefined;
  if (other.value <= own.value || other.value > own.value * 2.5) return undefined;
  const each = cents(other.value - own.value);
  return {
    kind: 'hiring',
    uses: [own, other],
    short: (t: Translate) =>
      t('adviceSalaryGapShort', {
        each: usd(each),
        per: perWords(t, period),
        year: wholeUsd(each * often),
      }),
    lines: (t: Translate) => [
      line(
        t,
        'gap',
        `${usd(other.value)} − ${usd(own.value)}`,
        `${usd(each)} (${share((each / own.value) * 100)})`,
        period,
      ),
      ...(often > 1
        ? [line(t, 'more', `${usd(each)} × ${often}`, wholeUsd(each * often), 'year')]
        : []),
    ],
  };
}

const offered = /\b(?:offer(?:s|ed|ing)?|pays?|paying|starts?)\b/;

/** "My teachers make $15.50, the district pays $18, she works 38 hours a week": what it costs to match it. */
export function payGap(measures: readonly Measure[]): Related | undefined {
  const amounts = measures.filter(({ kind }) => kind === 'money');
  const [one, two] = amounts;
  if (amounts.length !== 2 || !one || !two) return undefined;
  if (
    ours.test(one.before) &&
    pays.test(one.before) &&
    offered.test(two.before) &&
    !ours.test(two.before) &&
    !notPay.test(one.before) &&
    one.value > 90
  ) {
    const gap = salaryGap(one, two);
    if (gap) return gap;
  }
  const areHourly = [one, two].every(
    ({ value, period, lead, before }) =>
      value >= 7 &&
      value <= 90 &&
      (period === 'hour' || !period) &&
      pays.test(lead) &&
      !notPay.test(before),
  );
  const own = ours.test(one.before) ? one : ours.test(two.before) ? two : undefined;
  const other = own === one ? two : one;
  const hours = measures.find(
    ({ kind, things, period, value }) =>
      kind === 'count' &&
      things.includes('hour') &&
      (period === 'week' || (!period && value >= 15 && value <= 60)),
  );
  if (
    !areHourly ||
    !own ||
    !hours ||
    other.value <= own.value ||
    /\b(?:want|ask)s?\b/.test(other.before)
  )
    return undefined;
  const people =
    measures.find(
      ({ kind, value, things, clause }) =>
        kind === 'count' &&
        value < 100 &&
        !things.some((thing) => /^(?:hour|day|week|month|year|mil)$/.test(thing)) &&
        !/\bof my\b|\bof our\b|\bquit\b|\bleft\b|\bgone\b/.test(clause),
    )?.value ?? 1;
  const each = cents(other.value - own.value);
  const week = cents(each * hours.value * people);
  const terms = [usd(each), plain(hours.value), ...(people > 1 ? [plain(people)] : [])].join(' × ');
  return {
    kind: 'hiring',
    found: {
      payGap: {
        each,
        yearly: cents(each * hours.value * 52),
        hourly: true,
        own: usd(own.value),
        other: usd(other.value),
        ownValue: own.value,
        sentences: [],
      },
    },
    uses: [own, other, hours],
    short: (t: Translate) => t('advicePayGapShort', { each: usd(each), week: usd(week), people }),
    lines: (t: Translate) => [
      line(
        t,
        'gap',
        `${usd(other.value)} − ${usd(own.value)}`,
        `${usd(each)} (${share((each / own.value) * 100)})`,
        'hour',
      ),
      line(t, 'more', terms, usd(week), 'week'),
      line(t, 'more', `${usd(week)} × 52`, wholeUsd(week * 52), 'year'),
    ],
  };
}
