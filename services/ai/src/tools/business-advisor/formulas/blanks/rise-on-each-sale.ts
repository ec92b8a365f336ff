import type { Translate } from '@commons/service-kit/texts/package-texts';
import { usd } from '../../dates-and-amounts.js';
import { perBehind } from '../period-words.js';
import { bare, count, money, Sheet } from '../sheet.js';
import type { Question } from './blanks.js';

/** A cost of each period rises: what each sale has to bring more for it. */
export const riseOnEachSale: Question<'rise' | 'from' | 'to' | 'price' | 'sold'> = {
  asks: /\b(?:more a (?:week|month|year)|(?:go(?:es|ing)?|went|gone) up (?:by )?\$?\d|up \$?\d|extra \$?\d|\d more|\bfrom \$?\d+|instead of \$?\d+|m[aá]s al mes|m[aá]s de renta)\b/,
  blanks: {
    rise: {
      kinds: ['money', 'count'],
      isNamed: true,
      isOptional: true,
      words: /\b(?:more|up|up by|extra|rise|increase|m[aá]s|sub\w+)\b/,
      not: /\b(?:sells?|sell|charge|each)\b/,
    },
    from: {
      kinds: ['money'],
      isOptional: true,
      isNamed: true,
      words: /\b(?:from|was|instead of|used to be|de)\s*\$?$/,
    },
    to: {
      kinds: ['money'],
      isOptional: true,
      isNamed: true,
      words: /\b(?:to|wants?|now|a)\s*\$?$/,
    },
    price: {
      kinds: ['money'],
      isOptional: true,
      words: /\b(?:each|charge|price|at|is|are|sells?|cada|pays?|cobro)\b/,
      not: /\b(?:from|instead of|wants?|rent)\b/,
    },
    sold: {
      kinds: ['count'],
      words: /\b(?:do|sells?|sell|make|see|serve|about|hago|vendo)\b/,
      not: /\bmore\b/,
    },
  },
  answer: ({ rise: [own], from: [from], to: [to], price: [price], sold: [sold] }, { text }) => {
    if (!from !== !to || !own === !from || (from && to && to.value <= from.value)) return undefined;
    // "Insurance went from $410 to $495 each": it is paid for every one of them.
    if (to && /^[^.;,]{0,15}\b(?:each|apiece|per (?:person|head))\b/.test(to.after))
      return undefined;
    const sheet = new Sheet();
    const rise = from && to ? sheet.minus('rise', to, from) : own;
    const per = sold?.period ?? rise?.period;
    if (!rise || !sold || !per || per === 'hour' || (rise.period && rise.period !== per))
      return undefined;
    if (own?.kind === 'count' && own.things.some((thing) => !/month|week|year/.test(thing)))
      return undefined;
    if (rise.value < 20 || (price && price.value > rise.value)) return undefined;
    if (
      !/\b(?:landlord|rent|insurance|bill|lease|costs?|utilities|electric\w*|casero|renta|seguro)\b/.test(
        text,
      )
    )
      return undefined;
    const each = sheet.over('spread', money(rise.value), count(sold.value));
    const next = price && sheet.plus('newPrice', bare(price), each);
    const yearly = sheet.inYear(money(rise.value, per));
    sheet.use(own, from, to, price, sold);
    return sheet.tells(
      /\b(?:landlord|rent|lease|casero|renta)\b/.test(text) ? 'rent' : 'margins',
      (t: Translate) =>
        t('adviceRiseOnEachSale', {
          each: usd(each.value),
          rise: usd(rise.value),
          per: perBehind(t, per),
          yearly: usd(yearly.value),
          next: next ? usd(next.value) : 'none',
        }),
    );
  },
};
