import type { Translate } from '@commons/service-kit/texts/package-texts';
import { usd } from '../../dates-and-amounts.js';
import { bare, count, Sheet } from '../sheet.js';
import type { Question } from './blanks.js';

/** Goods that do not sell, and what somebody offers for all of them: what comes back, and what is lost of their cost. */
export const stockCleared: Question<'left' | 'cost' | 'price' | 'offer'> = {
  asks: /\b(?:liquidat\w+|clear(?:ance|ing)?|get rid|don't (?:move|sell)|do not (?:move|sell)|left ?over|dead stock|remat\w+)\b/,
  blanks: {
    left: {
      kinds: ['count'],
      isNamed: true,
      words: /\b(?:left|have|stuck|still|over|tengo|quedan)\b/,
    },
    cost: {
      kinds: ['money'],
      time: 'once',
      isNamed: true,
      words: /\b(?:costs?|cost me|paid|bought|costaron|pagu[eé])\b/,
      not: /\b(?:offers?|sells?|liquidat\w+)\b/,
    },
    price: {
      kinds: ['money'],
      time: 'once',
      isNamed: true,
      isOptional: true,
      words: /\b(?:sells?|sold|normally|usually|retail|price|vendo)\b/,
      not: /\b(?:offers?|costs?)\b/,
    },
    offer: {
      kinds: ['money'],
      time: 'once',
      isNamed: true,
      words: /\b(?:offers?|would (?:pay|take)|clear|let (?:them|it) go|for|at|ofrece|a)\b/,
      not: /\b(?:costs?|paid|normally|usually)\b/,
    },
  },
  answer: ({ left: [left], cost: [cost], price: [price], offer: [offer] }) => {
    if (!left || left.period || !cost || !offer || offer.period || offer.value >= cost.value * 5)
      return undefined;
    if (price && (price.value <= cost.value || price.value <= offer.value)) return undefined;
    const sheet = new Sheet();
    const back = sheet.times('paidBack', count(left.value), bare(offer));
    const each = sheet.minus('one', bare(offer), bare(cost));
    const all = sheet.times('left', count(left.value), each);
    sheet.use(left, cost, price, offer);
    return sheet.tells('stock', (t: Translate) =>
      t('adviceStockCleared', {
        back: usd(back.value),
        isLoss: all.value < 0 ? 'yes' : 'no',
        gap: usd(Math.abs(all.value)),
      }),
    );
  },
};
