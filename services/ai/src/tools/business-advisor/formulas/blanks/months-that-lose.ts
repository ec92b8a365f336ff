import type { Translate } from '@commons/service-kit/texts/package-texts';
import { usd } from '../../dates-and-amounts.js';
import { bare, count, Sheet } from '../sheet.js';
import type { Question } from './blanks.js';

/** Good months and months that lose: what the good ones have to set aside for the others. */
export const monthsThatLose: Question<'clear' | 'good' | 'loss' | 'bad'> = {
  asks: /\b(?:winter|summer|(?:warm|busy|other|good|bad) (?:\w+ )?months|slow|dead|off[- ]?season|season\w*|closed|rainy|invierno|temporada)\b/,
  blanks: {
    clear: {
      kinds: ['money'],
      time: 'flow',
      isNamed: true,
      words: /\b(?:clear|make|earn|profit|left|keep|gan\w+|quedan?)\b/,
      not: /\b(?:lose|losing|short|perd\w+)\b/,
    },
    good: {
      kinds: ['count'],
      counts: /\bmonth/,
      isNamed: true,
      isOptional: true,
      words: /\b(?:for|months?|season|good|warm|busy)\b/,
      not: /\b(?:winter|slow|dead|off|lose)\b/,
    },
    loss: {
      kinds: ['money'],
      time: 'flow',
      isNamed: true,
      words: /\b(?:lose|losing|short|burn|cost|still (?:pay|costs?|have)|goes out|need|perd\w+)\b/,
      not: /\b(?:clear|earn)\b/,
    },
    bad: {
      kinds: ['count'],
      counts: /\bmonth/,
      isNamed: true,
      words: /\b(?:winter|summer|slow|dead|off|closed|rainy|lose|other|rest|invierno)\b/,
      not: /\b(?:clear|good|busy)\b/,
    },
  },
  answer: ({ clear: [clear], good: [good], loss: [loss], bad: [bad] }) => {
    if (!clear || !loss || !bad || clear.period !== 'month' || loss.period !== 'month')
      return undefined;
    if (bad.value > 11 || (good && good.value + bad.value > 12)) return undefined;
    const sheet = new Sheet();
    const needed = sheet.times('slow', count(bad.value), bare(loss));
    const rest = good ? count(good.value) : sheet.minus('stayed', count(12), count(bad.value));
    const each = sheet.over('setAside', needed, rest, 'month');
    const yours = sheet.minus('left', bare(clear), bare(each));
    sheet.use(clear, good, loss, bad);
    return sheet.tells('slow-season', (t: Translate) =>
      t('adviceMonthsThatLose', {
        needed: usd(needed.value),
        each: usd(each.value),
        isEnough: yours.value >= 0 ? 'yes' : 'no',
        left: usd(Math.abs(yours.value)),
      }),
    );
  },
};
