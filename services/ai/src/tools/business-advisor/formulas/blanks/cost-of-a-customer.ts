import type { Translate } from '@commons/service-kit/texts/package-texts';
import { usd } from '../../dates-and-amounts.js';
import { Sheet } from '../sheet.js';
import type { Question } from './blanks.js';

const advertised =
  /\b(?:ads?|yelp|google|facebook|instagram|tik ?tok|flyers?|mailers?|radio|newspaper|hangers?|postcards?|billboard|sponsor\w*|campaigns?|coupons?)\b/;

/** Two ways to win customers: what one costs by each, against what one leaves. */
export const costOfACustomer: Question<'spent' | 'won' | 'order' | 'margin' | 'times' | 'next'> = {
  asks: advertised,
  blanks: {
    spent: {
      kinds: ['money'],
      isNamed: true,
      many: 2,
      words: new RegExp(`${advertised.source}|\\b(?:spent|spend|cost us)\\b`),
      not: /\b(?:average|order|worth|each (?:job|order|client|customer)|an? (?:job|client|customer))\b/,
    },
    won: {
      kinds: ['count'],
      many: 2,
      words: /\b(?:brought|got|won|gave|new|customers?|clients?|jobs?|orders?)\b/,
    },
    order: {
      kinds: ['money'],
      time: 'once',
      isOptional: true,
      words: /\b(?:average|order|worth|brings?|leaves?|spends?|profit|job|sale|ticket)\b/,
      not: advertised,
    },
    margin: { kinds: ['percent'], isOptional: true },
    times: { kinds: ['count'], counts: /\btim/, isOptional: true },
    next: { kinds: ['money'], isOptional: true, words: /\b(?:budget|next month)\b/ },
  },
  answer: ({ spent, won, order: [order], margin: [margin], times: [times], next: [next] }) => {
    const [spentFirst, spentSecond] = spent;
    const [wonFirst, wonSecond] = won;
    if (!spentFirst || !spentSecond || !wonFirst || !wonSecond) return undefined;
    // Each pair is told together.
    if (
      spentSecond.sentence === wonFirst.sentence &&
      spentSecond.lead.length < wonFirst.lead.length
    )
      return undefined;
    const sheet = new Sheet();
    const first = sheet.over('first', { kind: 'money', value: spentFirst.value }, wonFirst);
    const second = sheet.over('second', { kind: 'money', value: spentSecond.value }, wonSecond);
    sheet.use(spentFirst, spentSecond, next);
    const once = order && (margin ? sheet.times('one', order, margin) : order);
    const leaves = once && (times ? sheet.times('inYear', times, once) : once);
    sheet.use(order, margin, times);
    const [low, high] = first.value < second.value ? [first, second] : [second, first];
    return sheet.tells('marketing', (t: Translate) =>
      t('adviceCustomerCost', {
        first: usd(first.value),
        second: usd(second.value),
        better: first.value < second.value ? 'first' : 'second',
        leaves: leaves ? usd(leaves.value) : 'none',
        pays: !leaves
          ? 'open'
          : leaves.value < low.value
            ? 'no'
            : leaves.value < high.value
              ? 'one'
              : 'both',
      }),
    );
  },
};
