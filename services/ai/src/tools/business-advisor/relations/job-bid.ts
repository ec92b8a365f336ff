import type { Translate } from '@commons/service-kit/texts/package-texts';
import { cents } from '../computations/computed.js';
import { share, usd } from '../dates-and-amounts.js';
import type { Measure } from '../measures/measure.js';
import { areWorkers } from '../measures/people-and-times.js';
import { signed } from '../questions/worth/worth-it.js';
import { line, plain, type Related } from './relation.js';

const priced =
  /\b(?:bid|quote[sd]?|quoted|price|charge|charging|estimate[sd]?|contract|job|offer(?:s|ed)?|pays?|wants?)\b/;

/** "I bid $6,200, paint is $900, two guys for 6 days at $160 a day each": what the job leaves. */
export function jobBid(measures: readonly Measure[]): Related | undefined {
  if (
    measures.some(
      ({ kind, lead, after }) =>
        kind === 'count' && (/^\s*more\b/.test(after) || /\bmore\s*$/.test(lead)),
    )
  )
    return undefined;
  const amounts = measures.filter(({ kind }) => kind === 'money');
  const pay = amounts.find(
    ({ period, each, lead, flow }) =>
      (period === 'day' || period === 'hour') &&
      (each ? areWorkers(each) : flow === 'out') &&
      !/\b(?:i|we) (?:want|charge|bill)\b/.test(lead),
  );
  const times = measures.filter(
    ({ kind, things, period }) => kind === 'count' && !period && things.includes(pay?.period ?? ''),
  );
  // Hours of somebody for a part of the work are told apart.
  const [time] = times;
  if (
    times.length !== 1 ||
    time?.sentence !== pay?.sentence ||
    /^\s*of (?:those|the|these)\b/.test(time?.after ?? '')
  )
    return undefined;
  const hoursEach =
    pay?.period === 'hour'
      ? measures.find(
          (one) =>
            one !== time && one.kind === 'count' && one.things.includes('day') && !one.period,
        )
      : undefined;
  const price = amounts.find(
    (one) =>
      one !== pay &&
      !one.period &&
      priced.test(one.before) &&
      one.value >= Math.max(...amounts.map(({ value }) => value)),
  );
  const goods = amounts.filter((one) => one !== pay && one !== price);
  if (
    !pay ||
    !time ||
    !price ||
    hoursEach ||
    goods.some(({ period, value }) => period || value >= price.value)
  )
    return undefined;
  const people = measures.find(({ kind, things }) => kind === 'count' && areWorkers(things));
  const count = people?.value ?? 1;
  const paid = cents(count * time.value * pay.value);
  const left = cents(price.value - paid - goods.reduce((sum, { value }) => sum + value, 0));
  // Pay beyond the price is of more than this one.
  if (left <= 0) return undefined;
  return {
    kind: 'job-bid',
    uses: [pay, time, price, ...goods, ...(people ? [people] : [])],
    short: (t: Translate) =>
      t('adviceBidShort', {
        left: signed(left),
        share: share((left / price.value) * 100),
        pays: left > 0 ? 'yes' : 'no',
      }),
    lines: (t: Translate) => [
      line(
        t,
        'pay',
        [...(count > 1 ? [plain(count)] : []), plain(time.value), usd(pay.value)].join(' × '),
        usd(paid),
      ),
      line(
        t,
        'left',
        [usd(price.value), ...goods.map(({ value }) => usd(value)), usd(paid)].join(' − '),
        `${signed(left)} (${share((left / price.value) * 100)})`,
      ),
      ...(pay.period === 'day'
        ? [
            line(
              t,
              'daily',
              `${signed(left)} ÷ ${plain(time.value)}`,
              signed(cents(left / time.value)),
            ),
          ]
        : []),
    ],
  };
}
