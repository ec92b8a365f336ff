import type { Translate } from '@commons/service-kit/texts/package-texts';
import { cents, usd } from '../../dates-and-amounts.js';
import { signed } from '../line.js';
import { count, Sheet } from '../sheet.js';
import type { Question } from './blanks.js';

/** Goods of which a part was sold and the rest is to be cleared at a lower price: what is left in the end. */
export const restOfAPurchase: Question<'bought' | 'cost' | 'sold' | 'price' | 'lower'> = {
  asks: /\b(?:bought|ordered|purchased)\b[\s\S]*\b(?:clear|rest|left ?over|remaining|mark(?:ed|ing)? down|get rid)\b/,
  blanks: {
    bought: { kinds: ['count'], isNamed: true, words: /\b(?:bought|ordered|purchased)\b/ },
    cost: { kinds: ['money'], words: /\b(?:at|for|cost|each)\b/ },
    sold: { kinds: ['count'], isNamed: true, words: /\bsold\b/ },
    price: { kinds: ['money'], words: /\b(?:at|for|sell|each)\b/ },
    lower: { kinds: ['money'], words: /\b(?:clear|rest|down|at|let)\b/ },
  },
  answer: ({ bought: [bought], cost: [cost], sold: [sold], price: [price], lower: [lower] }) => {
    if (!bought || !cost || !sold || !price || !lower) return undefined;
    // They are told in this order: bought at, sold at, the rest at.
    const inOrder = [cost, price, lower].every((one, at, all) => {
      const before = all[at - 1];
      return !before || before.sentence < one.sentence || before.lead.length < one.lead.length;
    });
    if (!inOrder || sold.value >= bought.value || lower.value >= price.value) return undefined;
    const sheet = new Sheet();
    const paid = sheet.times('bought', count(bought.value), cost);
    const took = sheet.times('soldNow', count(sold.value), price);
    const rest = sheet.minus('stayed', count(bought.value), count(sold.value));
    const more = sheet.times('more', rest, lower);
    const left = cents(took.value + more.value - paid.value);
    sheet.minus('left', sheet.plus('sales', took, more), paid);
    sheet.use(bought, sold, cost, price, lower);
    return sheet.tells('stock', (t: Translate) =>
      t('adviceRestOfPurchase', {
        left: left < 0 ? usd(-left) : signed(left),
        sign: left < 0 ? 'loss' : 'profit',
        paid: took.value >= paid.value ? 'yes' : 'no',
        more: usd(more.value),
      }),
    );
  },
};
