import type { Translate } from '@commons/service-kit/texts/package-texts';
import { share, usd } from '../../dates-and-amounts.js';
import { bare, count, Sheet } from '../sheet.js';
import type { Question } from './blanks.js';

const ordinals = ['fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth', 'eleventh', 'twelfth'];
const free = new RegExp(
  `\\b(?:(${ordinals.join('|')})|(\\d{1,2})th)\\b|\\bbuy (\\d{1,2}),? (?:and )?get (?:1|one)|\\bafter (\\d{1,2})\\b`,
);

/** How many are paid for until one is free: "the tenth drink is free", "buy 9, get 1 free". */
function paidUntilFree(text: string): number | undefined {
  const [, word, digits, bought, after] = free.exec(text) ?? [];
  if (word) return ordinals.indexOf(word) + 4;
  const paid = Number(bought ?? after ?? Number(digits) - 1);
  return paid >= 3 && paid <= 30 ? paid : undefined;
}

/** A card with one free after so many: what it costs of what the paid ones bring. */
export const freeAfterSoMany: Question<'price' | 'cost' | 'counts'> = {
  asks: /\b(?:punch|loyalty|stamp|reward|free|gratis)\b/,
  blanks: {
    price: {
      kinds: ['money'],
      time: 'once',
      isNamed: true,
      words: /\b(?:sells?|sell|price|average|charge|for|is|at|vend\w+)\b/,
      not: /\b(?:costs?|to make|ingredients?)\b/,
    },
    cost: {
      kinds: ['money'],
      time: 'once',
      isNamed: true,
      words: /\b(?:costs?|to make|ingredients?|goes into|cuesta)\b/,
      not: /\bsells?\b/,
    },
    counts: {
      kinds: ['count'],
      isOptional: true,
      many: true,
      words: /\b(?:buy|after|free|get|th)\b/,
    },
  },
  answer: ({ price: [price], cost: [cost], counts }, { text }) => {
    const paid = paidUntilFree(text);
    if (!price || !cost || !paid || cost.value >= price.value) return undefined;
    if (counts.some(({ value }) => ![1, paid, paid + 1].includes(value))) return undefined;
    const sheet = new Sheet();
    const brings = sheet.times('sales', count(paid), bare(price));
    const one = sheet.minus('one', bare(price), bare(cost));
    const leaves = sheet.times('all', count(paid), one);
    const left = sheet.minus('left', leaves, bare(cost));
    const part = sheet.part('part', bare(cost), brings);
    sheet.use(price, cost, ...counts);
    return sheet.tells('retention', (t: Translate) =>
      t('adviceFreeAfter', {
        cost: usd(cost.value),
        part: share(part),
        price: usd(price.value),
        left: usd(left.value),
        paid: String(paid),
      }),
    );
  },
};
