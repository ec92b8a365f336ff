import type { Translate } from '@commons/service-kit/texts/package-texts';
import { amount, share, usd, wholeUsd } from '../dates-and-amounts.js';
import type { Answered } from './answered.js';
import { n, numberIn, type Told, toldIn } from './told.js';
import { openDays } from './worth/scale.js';

const fee = /(\d+(?:\.\d+)?)%(?: (?:and|plus) (0?\.\d+))?/g;

/** The fees of the text: a part of the sale in percent, and dollars for each sale. */
const feesIn = (text: string) =>
  [...text.matchAll(fee)].map(([, part, each = 0]) => ({
    part: Number(part),
    each: Number(each),
  }));

/** "3.4% of 31,000 a month, another takes 2.7% plus 25 a month": both by the month. */
function monthlyFees(told: Told, both: string, now: number, other: number): Answered | undefined {
  const sales = numberIn(
    told,
    `% of ${n} a month`,
    `\\b(?:run|process|do|have|take) ${n} (?:a month )?(?:on|in|through) cards?`,
    `\\bcard sales(?: are| of)? ${n}`,
  );
  if (!sales) return undefined;
  const fixed =
    numberIn({ text: both.slice(both.indexOf(`${other}%`)) }, `% (?:and|plus) ${n} a month`) ?? 0;
  const [today, then] = [(sales * now) / 100, (sales * other) / 100 + fixed];
  return {
    kind: 'card-fees',
    short: (t: Translate) =>
      t('adviceCardMonthShort', {
        better: then < today ? 'yes' : 'no',
        month: usd(Math.abs(today - then)),
        year: wholeUsd(Math.abs(today - then) * 12),
      }),
    lines: (t: Translate) => [
      t('adviceCardMonthly', {
        which: 'now',
        sales: usd(sales),
        part: share(now),
        fixed: '',
        cost: usd(today),
      }),
      t('adviceCardMonthly', {
        which: 'other',
        sales: usd(sales),
        part: share(other),
        fixed: fixed ? ` + ${usd(fixed)}` : '',
        cost: usd(then),
      }),
    ],
  };
}

/** "3.1% plus 10 cents, average ticket 6.40, 210 a day; another takes 2.6% plus 15 cents": which one is cheaper. */
export function cardFees(told: Told): Answered | undefined {
  const both = `${told.text} | ${toldIn(told.aim ?? '').text}`;
  if (!/\b(?:card|processor|square|stripe|clover|toast|swipe|terminal|merchant)\b/.test(both))
    return undefined;
  const [now, other] = feesIn(both);
  const ticket = numberIn(
    told,
    `\\b(?:average|avg)(?: [a-z]+)?(?: is| of)? ${n}`,
    `\\b(?:ticket|sale|check|order)s?(?: is| are| of)? ${n}(?! a (?:day|week|month|year))`,
  );
  const daily = numberIn(
    told,
    `\\b${n} (?:tickets|sales|customers|orders|transactions|swipes) a day`,
  );
  const monthly = numberIn(
    told,
    `\\b(?:cards?|run|process|do) ${n} (?:on cards? |in cards? |in card sales )?a month`,
  );
  if (now && other && !ticket) return monthlyFees(told, both, now.part, other.part);
  if (!now || !other || !ticket) return undefined;
  const cost = ({ part, each }: { part: number; each: number }) => (ticket * part) / 100 + each;
  const less = cost(now) - cost(other);
  const count = daily ? daily * openDays : monthly ? monthly / ticket : undefined;
  const month = count && Math.abs(less) * count;
  const line = (t: Translate, which: 'now' | 'other', one: { part: number; each: number }) =>
    t('adviceCardFee', {
      which,
      ticket: usd(ticket),
      part: `${amount(one.part, 2)}%`,
      each: usd(one.each),
      cost: `$${cost(one).toFixed(4)}`,
    });
  return {
    kind: 'card-fees',
    short: (t: Translate) =>
      t('adviceCardShort', {
        better: less > 0 ? 'yes' : 'no',
        step: amount(Math.abs(less) * 100),
        month: month ? wholeUsd(month) : '',
        known: month ? 'yes' : 'no',
      }),
    lines: (t: Translate) => [
      line(t, 'now', now),
      line(t, 'other', other),
      t('adviceCardPart', {
        now: share((cost(now) / ticket) * 100),
        other: share((cost(other) / ticket) * 100),
      }),
      ...(daily && month
        ? [
            t('adviceCardMonth', {
              daily: amount(daily),
              days: openDays,
              step: amount(Math.abs(less) * 100, 2),
              month: usd(month),
              better: less > 0 ? 'yes' : 'no',
            }),
          ]
        : []),
    ],
  };
}
