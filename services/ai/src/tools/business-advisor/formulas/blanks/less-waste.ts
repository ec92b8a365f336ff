import type { Translate } from '@commons/service-kit/texts/package-texts';
import { share, usd } from '../../dates-and-amounts.js';
import { Sheet } from '../sheet.js';
import type { Question } from './blanks.js';

/** Customers who leave are lost, too, and no goods. */
const people =
  /\b(?:customers|clients|members|guests|staff|employees|tenants|students|subscribers)\b/;

/** A part of what is bought is thrown away, and less of it would be: what that saves. */
export const lessWaste: Question<'bought' | 'now' | 'aim'> = {
  asks: /\b(?:waste[ds]?|wasting|throw|thrown|throwing|spoil\w*|spoils|shrink\w*|trash|compost\w*|merma|tiro|tiramos|desperdici\w+)\b|\blos(?:e|es|t) (?:about )?\d+(?:\.\d+)? ?%/,
  blanks: {
    bought: {
      kinds: ['money'],
      time: 'flow',
      words:
        /\b(?:buy|bought|purchases?|spend|order|orders|food|produce|ingredients|meat|sells?|sales|compr\w+)\b/,
    },
    now: {
      kinds: ['percent'],
      words:
        /\b(?:throw|thrown|waste[ds]?|spoil\w*|shrink\w*|trash|compost\w*|loses?|lost|about|tir\w+)\b/,
      not: /\b(?:possible|realistic|goal|down|aim)\b/,
    },
    aim: {
      kinds: ['percent'],
      isOptional: true,
      words:
        /\b(?:to|lower|possible|goal|down|aim|could|think|want|get|bajar|only|realistic|others?|usual|similar|normal|average)\b/,
    },
  },
  answer: ({ bought: [bought], now: [now], aim: [aim] }, { text }) => {
    const per = bought?.period;
    if (!bought || !now || !per || per === 'hour' || (aim && aim.value >= now.value))
      return undefined;
    if (people.test(text)) return undefined;
    const sheet = new Sheet();
    const lost = sheet.times('wasted', bought, now);
    const saved = aim && sheet.minus('saved', lost, sheet.times('then', bought, aim));
    const yearly = sheet.inYear(saved ?? lost);
    return sheet.tells('waste', (t: Translate) =>
      t('adviceLessWaste', {
        lost: usd(lost.value),
        saved: usd(saved?.value ?? 0),
        yearly: usd(yearly.value),
        now: share(now.value),
        aim: aim ? share(aim.value) : 'none',
        per,
      }),
    );
  },
};
