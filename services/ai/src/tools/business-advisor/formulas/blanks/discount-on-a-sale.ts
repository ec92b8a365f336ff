import type { Translate } from '@commons/service-kit/texts/package-texts';
import { cents, usd } from '../../dates-and-amounts.js';
import { plain } from '../line.js';
import { Sheet } from '../sheet.js';
import type { Question } from './blanks.js';

/** A part of the price is given away: what a sale leaves then, and how many times as many it takes. */
export const discountOnASale: Question<'price' | 'costs' | 'off' | 'sold'> = {
  asks: /\b(?:discount|off|rebate|coupon)\b/,
  blanks: {
    price: {
      kinds: ['money'],
      time: 'once',
      words: /\b(?:sells?|charge|price|is|are|job|at|for|of)\b/,
      not: /\b(?:costs?|cost (?:me|us)|materials?|ingredients)\b/,
    },
    costs: {
      kinds: ['money'],
      time: 'once',
      many: true,
      words: /\b(?:costs?|materials?|ingredients?|food|goods|parts|to make)\b/,
    },
    off: { kinds: ['percent'], words: /\b(?:discount|off|rebate|coupon|less)\b/ },
    sold: {
      kinds: ['count'],
      isOptional: true,
      words: /\b(?:sell|do|a day|a week|a month|serve|make)\b/,
    },
  },
  answer: ({ price: [price], costs, off: [off], sold: [sold] }) => {
    if (!price || !off || off.value >= 90) return undefined;
    const sheet = new Sheet();
    const less = sheet.times('discount', price, off);
    const before = sheet.minus('one', price, ...costs);
    const after = sheet.minus('atNewPrice', price, less, ...costs);
    sheet.use(sold);
    if (before.value <= 0) return undefined;
    const isLoss = after.value <= 0;
    const times = before.value / after.value;
    if (!isLoss) sheet.over('asMuch', before, after);
    if (!isLoss && sold)
      sheet.enough(
        'count',
        { kind: 'money', value: cents(sold.value * before.value) },
        after,
        sold.period,
      );
    return sheet.tells('price-rise', (t: Translate) =>
      t('adviceDiscount', {
        isLoss: isLoss ? 'yes' : 'no',
        before: usd(before.value),
        after: usd(Math.abs(after.value)),
        times: isLoss ? '' : plain(Math.round(times * 100) / 100),
      }),
    );
  },
};
