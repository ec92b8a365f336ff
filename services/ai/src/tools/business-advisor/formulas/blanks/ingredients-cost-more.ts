import type { Translate } from '@commons/service-kit/texts/package-texts';
import { cents, usd } from '../../dates-and-amounts.js';
import { perBehind } from '../period-words.js';
import { bare, Sheet } from '../sheet.js';
import type { Question } from './blanks.js';

/** What goes into one costs more than before: what that takes, and the price that leaves as much, or the same part. */
export const ingredientsCostMore: Question<'price' | 'from' | 'to' | 'sold'> = {
  asks: /\b(?:used to (?:be|cost|pay)|went (?:up|from)|gone up|goes up|up to|up from|pushed|rose|risen|raised|now (?:it )?costs?|now (?:they|it) (?:is|are)|subi[oó]|subieron|antes)\b/,
  blanks: {
    price: {
      kinds: ['money'],
      time: 'once',
      isNamed: true,
      words: /\b(?:sells?|sell|charge|price|at|for|vendo|cobro)\b/,
      not: /\b(?:used to|went|from|costs?|ingredients?|materials?|supplier|pay|cuesta)\b/,
    },
    from: {
      kinds: ['money'],
      isNamed: true,
      words: /\b(?:used to (?:be|cost|pay)|from|was|were|before|instead of|last year|antes|de)\b/,
      not: /\b(?:sells?|sell|charge|now)\b/,
    },
    to: {
      kinds: ['money'],
      isNamed: true,
      words: /\b(?:to|now|it's|up to|today|ahora|a)\b/,
      not: /\b(?:sells?|sell|charge|used to|from)\b/,
    },
    sold: {
      kinds: ['count'],
      isOptional: true,
      words: /\b(?:sells?|sell|make|do|about|around|vend\w+)\b/,
    },
  },
  answer: ({ price: [price], from: [from], to: [to], sold: [sold] }) => {
    if (!price || !from || !to || price.period === 'hour' || sold?.period === 'hour')
      return undefined;
    if (to.value <= from.value || to.value >= price.value || (sold && !sold.period))
      return undefined;
    const sheet = new Sheet();
    const rise = sheet.minus('rise', bare(to), bare(from));
    const all = sold && sheet.times('lost', sold, rise);
    const yearly = all && sheet.inYear(all);
    const same = sheet.plus('newPrice', bare(price), rise);
    const part = sheet.part('part', bare(from), bare(price));
    const asMuch = sheet.over('atSamePart', bare(to), { kind: 'percent', value: part });
    sheet.use(price, from, to, sold);
    return sheet.tells('margins', (t: Translate) =>
      t('adviceIngredientsCostMore', {
        rise: usd(rise.value),
        all: all ? usd(all.value) : 'none',
        yearly: usd(yearly?.value ?? 0),
        per: perBehind(t, all?.period),
        same: usd(same.value),
        asMuch: usd(cents(asMuch.value)),
      }),
    );
  },
};
