import type { Translate } from '@commons/service-kit/texts/package-texts';
import { cents } from '../computations/computed.js';
import { usd } from '../dates-and-amounts.js';
import type { Measure } from '../measures/measure.js';
import { isGeneral, sameThing } from '../measures/things.js';
import { perWords } from '../questions/period-words.js';
import { signed } from '../questions/worth/worth-it.js';
import { line, plain, type Related, times } from './relation.js';

const possible =
  /\b(?:could|can|lets? (?:us|me)|would|puedo|able to|room for|capacity for|turn(?:ing|ed)? away|waiting|wait ?list|say(?:ing)? no to)\b/;
const more = /\b(?:more|another|extra|additional|add|fit)\b/;
const bought =
  /\b(?:would cost|costs?|buy|buying|bought|get|getting|need|for a (?:new|used|second)|new|used|second|invest|otra|otro)\b/;
/** What cannot be taken today would be more. */
const turnedAway =
  /\b(?:turn(?:ing|ed)? away|turn(?:ing|ed)? down|say(?:ing)? no to)\s*(?:about |around |maybe )?$/;
const perDay = /^\s*(?:a|per) day for (\d+|two|three|four|five) days?\b/;
const inWords: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5 };

const workday = 8;

/** What a person costs in the period: "$110 a day for 2 days". */
function payOf(
  one: Measure,
  measures: readonly Measure[],
  period: Measure['period'],
): { sum: number; terms: string } | undefined {
  const hours =
    one.period === 'hour'
      ? measures.find(
          ({ kind, things, sentence }) =>
            kind === 'count' && things.includes('hour') && sentence === one.sentence,
        )
      : undefined;
  if (hours) return { sum: cents(hours.value * one.value), terms: times(hours.value, one.value) };
  // Hours that are not told are a working day; the line shows them.
  if (one.period === 'hour' && period === 'day')
    return { sum: cents(workday * one.value), terms: times(workday, one.value) };
  const days = perDay.exec(one.after)?.[1];
  if (!days) return undefined;
  const count = inWords[days] ?? Number(days);
  return { sum: cents(count * one.value), terms: times(count, one.value) };
}

const couldDo =
  /\bcould (?:do|handle|fix|serve|make|take|see|clean|wash|bake|finish|sell|groom|cut|paint|mow)(?: up to)?\s*(?:about )?$/;

/** "I wash 7 a day, with a helper I could do 11": the four more, counted like the seven. */
function moreByHelp(measures: readonly Measure[]): Measure | undefined {
  const then = measures.find(({ kind, lead }) => kind === 'count' && couldDo.test(lead));
  const now =
    then &&
    measures.find(
      (one) =>
        one !== then &&
        one.kind === 'count' &&
        one.period &&
        one.value < then.value &&
        sameThing(one.things, then.things),
    );
  return now && then && { ...then, value: then.value - now.value, period: now.period };
}

/** "45 yards a week at $38, 12 more if I buy a mower for $3,200 and pay somebody $110 a day for 2 days": what the additional ones leave. */
export function moreTaken(measures: readonly Measure[]): Related | undefined {
  const added =
    moreByHelp(measures) ??
    measures.find(
      ({ kind, lead, after, things }) =>
        kind === 'count' &&
        things.length > 0 &&
        possible.test(lead) &&
        (turnedAway.test(lead) ||
          more.test(lead.slice(-12)) ||
          /^\s*(?:more|extra|additional)\b/.test(after)) &&
        !things.some((thing) =>
          /^(?:hour|day|week|month|person|worker|helper|employe)$/.test(thing),
        ),
    );
  if (!added) return undefined;
  const isOfThem = ({ each }: Measure) =>
    each !== undefined && (sameThing(each, added.things) || each.some(isGeneral));
  const price = measures.find(
    (one) =>
      one.kind === 'money' && one.flow !== 'out' && isOfThem(one) && !one.lead.includes('cost'),
  );
  const period =
    added.period ??
    measures.find(
      ({ kind, things, period: per }) => kind === 'count' && per && sameThing(things, added.things),
    )?.period;
  if (!price || !period || period === 'hour') return undefined;
  const unitCosts = measures.filter(
    (one) => one.kind === 'money' && one !== price && one.flow === 'out' && isOfThem(one),
  );
  const others = measures.filter(
    (one) =>
      one.kind === 'money' &&
      one !== price &&
      !unitCosts.includes(one) &&
      !/\brent|lease\b/.test(one.clause),
  );
  const pays = others.flatMap((one) => {
    const pay = payOf(one, measures, period);
    return pay
      ? [{ one, ...pay }]
      : one.period === period
        ? [{ one, sum: one.value, terms: usd(one.value) }]
        : [];
  });
  const outlays = others.filter(
    (one) => !one.period && !one.each && bought.test(one.lead) && one.value >= 100,
  );
  // An amount without a part in it would make the rest wrong.
  if (pays.length + outlays.length < others.length) return undefined;
  const unit = cents(price.value - unitCosts.reduce((sum, { value }) => sum + value, 0));
  const gross = cents(added.value * unit);
  const paid = cents(pays.reduce((sum, one) => sum + one.sum, 0));
  const left = cents(gross - paid);
  const outlay = cents(outlays.reduce((sum, { value }) => sum + value, 0));
  const per = { day: 'day', week: 'week', 'two weeks': 'week', month: 'month', year: 'year' }[
    period
  ];
  return {
    kind: 'expansion',
    found: { idle: { each: gross, per: period } },
    uses: [added, price, ...unitCosts, ...pays.map(({ one }) => one), ...outlays],
    short: (t: Translate) =>
      t('adviceMoreShort', {
        pays: left > 0 ? 'yes' : 'no',
        left: usd(Math.abs(left)),
        per: perWords(t, period),
        outlay: outlay && left > 0 ? 'yes' : 'no',
        periods: left > 0 ? plain(Math.ceil(outlay / left)) : '',
        unit: per,
      }),
    lines: (t: Translate) => [
      ...(unitCosts.length > 0
        ? [
            line(
              t,
              'one',
              [price, ...unitCosts].map(({ value }) => usd(value)).join(' − '),
              usd(unit),
            ),
          ]
        : []),
      line(t, 'more', times(added.value, unit), usd(gross), period),
      ...pays
        .filter(({ terms, sum }) => terms !== usd(sum))
        .map(({ terms, sum }) => line(t, 'pay', terms, usd(sum), period)),
      ...(pays.length > 0
        ? [line(t, 'left', `${usd(gross)} − ${usd(paid)}`, signed(left), period)]
        : []),
      ...(outlay && left > 0
        ? [
            t('adviceMonthBack', {
              outlay: usd(outlay),
              left: usd(left),
              periods: plain(outlay / left),
              per,
            }),
          ]
        : []),
    ],
  };
}
