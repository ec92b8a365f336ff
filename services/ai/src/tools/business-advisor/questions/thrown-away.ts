import type { Translate } from '@commons/service-kit/texts/package-texts';
import { amount, share, usd } from '../dates-and-amounts.js';
import type { Answered } from './answered.js';
import { perWords } from './period-words.js';
import { find, n, numberIn, per, percent, type Told } from './told.js';
import { openDays } from './worth/scale.js';

const times: Readonly<Record<string, number>> = {
  day: openDays,
  week: 52 / 12,
  month: 1,
  year: 1 / 12,
};

const throwWords =
  '(?:throw(?:ing)? (?:away|out)|threw (?:away|out)|wast(?:e|ing)|toss(?:ing)?|dump)';

/** "30 loaves every evening" and what one costs to make; a day that is open is one of those told, or of 26 in a month. */
function piecesThrown(told: Told) {
  const [count, time] =
    find(
      told,
      `\\b${throwWords} ${n} [a-z ]{2,30}?(?:an?|every|each) (day|evening|night|week|month)`,
    ) ?? [];
  const cost = numberIn(
    told,
    `\\bcosts? (?:me |us )?${n} (?:each )?to (?:bake|make|cook|prepare|produce|buy)`,
    `${n} (?:each |apiece )?to (?:bake|make|cook|prepare|produce|buy)`,
    `\\b(?:pay|cost(?:s)?)(?: me| us)? ${n} (?:each|apiece|for each)`,
  );
  if (!count || !time || !cost) return undefined;
  const price = numberIn(told, `\\b(?:sells?|goes?|go|sold) (?:it |them )?(?:for|at) ${n}`);
  const daysOfWeek = numberIn(told, `\\bopen ${n} days a week`);
  const isDaily = /day|evening|night/.test(time);
  const perMonth =
    isDaily && daysOfWeek ? (daysOfWeek * 52) / 12 : (times[isDaily ? 'day' : time] ?? 1);
  return { count: Number(count), time: isDaily ? 'day' : time, cost, price, perMonth, daysOfWeek };
}

/** "We throw out 30 loaves every evening, a loaf costs 1.40": what they cost, and half of that. */
function thrownByPiece(told: Told): Answered | undefined {
  const pieces = piecesThrown(told);
  if (!pieces) return undefined;
  const { count, time, cost, price, perMonth, daysOfWeek } = pieces;
  const thrown = count * cost;
  const month = thrown * perMonth;
  const days = time === 'day' && !daysOfWeek ? 'yes' : 'no';
  return {
    kind: 'waste',
    short: (t: Translate) =>
      t('adviceThrownShort', { half: usd(month / 2), cost: usd(month), days }),
    lines: (t: Translate) => [
      t('adviceThrownPieces', {
        count: amount(count),
        each: usd(cost),
        cost: usd(thrown),
        per: perWords(t, time),
        known: price ? 'yes' : 'no',
        price: usd(price ?? 0),
        sold: usd(count * (price ?? 0)),
      }),
      ...(daysOfWeek
        ? [
            t('adviceThrownDays', {
              cost: usd(thrown),
              days: amount(daysOfWeek),
              month: usd(month),
            }),
          ]
        : []),
      t('adviceThrownMonth', {
        cost: usd(month),
        half: usd(month / 2),
        year: usd(month * 6),
        days,
      }),
    ],
  };
}

/** "We throw away 15% of what we bake, 900 a day, ingredients 30%": what went into it, and half of that. */
export function thrownAway(told: Told): Answered | undefined {
  const part = numberIn(
    told,
    `\\b(?:throw(?:ing)? (?:away|out)|threw (?:away|out)|waste|wasting|toss) ${percent}`,
    `\\b${percent} (?:of [a-z ]{2,30} )?(?:goes? (?:in the trash|bad|to waste)|is (?:thrown (?:away|out)|wasted)|spoils?|ends up in the trash|stays? unsold)`,
  );
  const [made, time] =
    find(
      told,
      `\\b(?:bake|make|cook|prepare|produce|sell|do|buy)(?:[a-z ]{0,25})?(?: worth)? ${n}(?: worth)?(?: of [a-z]+)? ${per}`,
    ) ?? [];
  const goods = numberIn(
    told,
    `\\b(?:ingredients|food|material|materials|goods|flour|product)(?: cost)?(?: is| are| costs?| run)? ${percent}`,
  );
  if (!part || !made || !time || !goods) return thrownByPiece(told);
  const thrown = (Number(made) * part) / 100;
  const cost = (thrown * goods) / 100;
  const month = cost * (times[time] ?? 1);
  return {
    kind: 'waste',
    short: (t: Translate) =>
      t('adviceThrownShort', {
        half: usd(month / 2),
        cost: usd(month),
        days: time === 'day' ? 'yes' : 'no',
      }),
    lines: (t: Translate) => [
      t('adviceThrownValue', {
        made: usd(Number(made)),
        part: share(part),
        thrown: usd(thrown),
        per: perWords(t, time),
      }),
      t('adviceThrownCost', {
        thrown: usd(thrown),
        goods: share(goods),
        cost: usd(cost),
        per: perWords(t, time),
      }),
      t('adviceThrownMonth', {
        cost: usd(month),
        half: usd(month / 2),
        year: usd(month * 6),
        days: time === 'day' ? 'yes' : 'no',
      }),
    ],
  };
}
