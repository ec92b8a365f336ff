import type { Translate } from '@commons/service-kit/texts/package-texts';
import { share, usd } from '../dates-and-amounts.js';
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
  if (!part || !made || !time || !goods) return undefined;
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
