import type { Translate } from '@commons/service-kit/texts/package-texts';
import { cents } from '../computations/computed.js';
import { usd } from '../dates-and-amounts.js';
import type { Measure } from '../measures/measure.js';
import { line, plain, type Related } from './relation.js';

const wants =
  /\b(?:(?:i|we)(?:'d)? (?:want|need|would like|like|hope)|(?:my|our) time|pay myself|for myself)\b/;
const isTime = (things: readonly string[]) =>
  things.some((thing) => /^(?:hour|minut)$/.test(thing));

/** "A loaf uses $1.30 of flour and takes 12 minutes, I want $20 an hour": the price that pays the time. */
export function priceForTime(measures: readonly Measure[]): Related | undefined {
  const amounts = measures.filter(({ kind }) => kind === 'money');
  const hourly = amounts.find(({ period, clause }) => period === 'hour' && wants.test(clause));
  const costs = amounts.filter((one) => one !== hourly);
  const time = measures.find(
    ({ kind, things, period }) => kind === 'count' && !period && isTime(things),
  );
  if (!hourly || !time || costs.some(({ period, flow, each }) => period || flow !== 'out' || !each))
    return undefined;
  if (
    measures.filter(({ kind, things, period }) => kind === 'count' && !period && isTime(things))
      .length > 1
  )
    return undefined;
  const isMinutes = time.things.includes('minut');
  const pay = cents((hourly.value * time.value) / (isMinutes ? 60 : 1));
  const goods = cents(costs.reduce((sum, { value }) => sum + value, 0));
  const price = cents(pay + goods);
  return {
    kind: 'margins',
    uses: [hourly, time, ...costs],
    short: (t: Translate) =>
      t('advicePriceForTimeShort', { price: usd(price), hour: usd(hourly.value) }),
    lines: (t: Translate) => [
      line(
        t,
        'time',
        `${plain(time.value)}${isMinutes ? ' ÷ 60' : ''} × ${usd(hourly.value)}`,
        usd(pay),
      ),
      line(
        t,
        'needed',
        [...costs.map(({ value }) => usd(value)), usd(pay)].join(' + '),
        usd(price),
      ),
      line(t, 'third', `${usd(price)} × 1.3`, usd(cents(price * 1.3))),
    ],
  };
}
