import type { Translate } from '@commons/service-kit/texts/package-texts';
import { cents, usd } from '../../dates-and-amounts.js';
import { Sheet } from '../sheet.js';
import type { Question } from './blanks.js';

/** What a card processor takes of a sale: a part and some cents. */
export const cardFee: Question<'part' | 'cents' | 'sale' | 'count'> = {
  asks: /\b(?:cards?|processor|square|stripe|paypal|clover|toast)\b/,
  blanks: {
    part: { kinds: ['percent'], words: /\b(?:takes?|charges?|fees?|plus|and|of)\b/ },
    cents: { kinds: ['money'], time: 'once', words: /\b(?:plus|and|cents?)\b/ },
    sale: {
      kinds: ['money'],
      time: 'once',
      isNamed: true,
      words: /\b(?:average|sale|ticket|order|check|each|tab|transaction)\b/,
    },
    count: {
      kinds: ['count'],
      isOptional: true,
      words: /\b(?:sales|cards?|transactions?|swipes?|orders?|a day|a week|a month)\b/,
    },
  },
  answer: ({ part: [part], cents: [fixed], sale: [sale], count: [count] }) => {
    if (!part || part.value > 10 || !fixed || fixed.value > 2 || !sale || sale.value <= fixed.value)
      return undefined;
    const sheet = new Sheet();
    const fee = sheet.plus('fees', sheet.times('fees', sale, part), fixed);
    const share = sheet.part('part', fee, sale);
    const all = count && sheet.times('all', count, fee);
    sheet.use(count);
    if (all?.period) sheet.inYear(all);
    return sheet.tells('card-fees', (t: Translate) =>
      t('adviceCardFee', {
        fee: usd(fee.value),
        share: String(cents(Math.round(share * 10) / 10)),
        all: all ? usd(all.value) : 'none',
        per: all?.period ?? 'none',
      }),
    );
  },
};
