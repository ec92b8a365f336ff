import type { Translate } from '@commons/service-kit/texts/package-texts';
import { usd } from '../../dates-and-amounts.js';
import { perWords } from '../period-words.js';
import { bare, count, Sheet } from '../sheet.js';
import type { Question } from './blanks.js';

/** So many are thrown away each day: what they cost to make, by the week and the year, and what part they are. */
export const goodsThrownAway: Question<'gone' | 'made' | 'cost' | 'price' | 'days'> = {
  asks: /\b(?:throw\w*|thrown|toss\w*|waste[ds]?|wasting|unsold|leftover|left over|spoil\w*|go(?:es)? (?:bad|stale)|tiro|tiramos|merma|sobran?)\b/,
  blanks: {
    gone: {
      kinds: ['count'],
      isNamed: true,
      words:
        /\b(?:throw\w*|thrown|toss\w*|waste[ds]?|unsold|leftover|left over|left|spoil\w*|bad|stale|tir\w+|sobran?)\b/,
    },
    made: {
      kinds: ['count'],
      isOptional: true,
      isNamed: true,
      words: /\b(?:of the|out of|of|bake|make|cook|prepare|buy|order|hacemos|de)\b/,
      not: /\b(?:throw|toss)\b/,
    },
    cost: {
      kinds: ['money'],
      time: 'once',
      isNamed: true,
      words: /\b(?:costs?|to make|flour|ingredients?|labor|material|pay|buy|cuesta)\b/,
      not: /\bsells?\b/,
    },
    price: {
      kinds: ['money'],
      time: 'once',
      isOptional: true,
      isNamed: true,
      words: /\b(?:sells?|sell|price|charge|vend\w+)\b/,
    },
    days: { kinds: ['count'], counts: /\bday/, isOptional: true },
  },
  answer: ({ gone: [gone], made: [made], cost: [cost], price: [price], days: [days] }) => {
    const per = gone?.period ?? made?.period ?? (days?.period === 'week' ? 'day' : undefined);
    if (!gone || !cost || !per || per === 'hour' || (made && made.value <= gone.value))
      return undefined;
    if (price && price.value <= cost.value) return undefined;
    if (days && (per !== 'day' || days.period !== 'week' || days.value > 7)) return undefined;
    const sheet = new Sheet();
    if (made) sheet.part('part', bare(gone), bare(made));
    const each = sheet.times('wasted', { ...bare(gone), period: per }, bare(cost));
    const weekly = days
      ? sheet.times('onAverage', count(days.value), { ...bare(each), period: 'week' })
      : each;
    const yearly = sheet.inYear(weekly);
    if (price) sheet.times('lostSales', { ...bare(gone), period: per }, bare(price));
    sheet.use(gone, made, cost, price, days);
    return sheet.tells(
      'waste',
      (t: Translate) =>
        t('adviceThrownAway', {
          each: usd(each.value),
          per: perWords(t, per),
          yearly: usd(yearly.value),
          price: price ? usd(price.value) : 'none',
        }),
      { found: { leak: { each: each.value, per } } },
    );
  },
};
