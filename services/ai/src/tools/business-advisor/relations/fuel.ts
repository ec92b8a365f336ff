import type { Translate } from '@commons/service-kit/texts/package-texts';
import { businessAnswer } from '../business/business-answer.js';
import { cents } from '../computations/computed.js';
import { usd } from '../dates-and-amounts.js';
import type { Measure } from '../measures/measure.js';
import { perWords } from '../questions/period-words.js';
import { line, plain, type Related } from './relation.js';

const isMiles = ({ kind, things }: Measure) =>
  kind === 'count' && things.some((thing) => /^mil$|^mile$|^milla$|^milla/.test(thing));
const ofGallon = /^\s*(?:mpg|miles? (?:to|per|a|on a) (?:the )?gallon|millas por gal)/;

/** "60 miles a day, 15 miles to the gallon, gas is $3.60, 4 jobs a day": what the driving costs by the day and by the job. */
export function fuel(measures: readonly Measure[]): Related | undefined {
  const mileage = measures.find((one) => one.kind === 'count' && ofGallon.test(one.after));
  const way = measures.find((one) => one !== mileage && isMiles(one));
  const price = measures.find(
    ({ kind, value, clause }) =>
      kind === 'money' && value < 10 && /\b(?:gas|fuel|diesel|gallon|gasolina)\b/.test(clause),
  );
  if (!mileage || !way || !price) return undefined;
  const cost = cents((way.value / mileage.value) * price.value);
  const stops = way.period
    ? measures.find(
        ({ kind, things, period }) =>
          kind === 'count' &&
          period === way.period &&
          !things.some((thing) => /^(?:mil|hour|day|minut)/.test(thing)),
      )
    : undefined;
  const each = stops ? cents(cost / stops.value) : undefined;
  const own = [mileage, way, price];
  /** What the rest of the figures say of the work itself. */
  const work = businessAnswer(measures.filter((one) => !own.includes(one)));
  return {
    kind: 'margins',
    uses: [...own, ...(stops ? [stops] : []), ...(work?.uses ?? [])],
    short: (t: Translate) =>
      t('adviceFuelShort', {
        cost: usd(cost),
        per: way.period ? perWords(t, way.period) : '',
        known: each ? 'yes' : 'no',
        each: usd(each ?? 0),
      }),
    lines: (t: Translate) => [
      ...(work?.lines(t) ?? []),
      line(
        t,
        'fuel',
        `${plain(way.value)} ÷ ${plain(mileage.value)} × ${usd(price.value)}`,
        usd(cost),
        way.period,
      ),
      ...(each && stops
        ? [line(t, 'trip', `${usd(cost)} ÷ ${plain(stops.value)}`, usd(each))]
        : []),
    ],
  };
}
