import { perBehind } from '../arithmetic/period-words.js';
import { bare, count, money } from '../arithmetic/sheet.js';
import { cents, usd } from '../dates-and-amounts.js';
import { question } from './question.js';

/** What goes into one costs more than before: what that takes, and the price that leaves as much, or the same part. */
export const ingredientsCostMore = question({
  asks: /\b(?:used to (?:be|cost|pay)|instead of|went (?:up|from)|gone up|goes up|up to|up from|pushed|rose|risen|raised|now (?:it )?costs?|now (?:they|it) (?:is|are)|subi[oó]|subieron|antes)\b/,
  numbers: {
    price:
      'money once named: sells?|sell|charge|price|at|for|vendo|cobro; not: used to|went|from|costs?|ingredients?|materials?|supplier|pay|cuesta',
    from: 'money named: used to (?:be|cost|pay)|from|was|were|before|instead of|last year|antes|de; not: sells?|sell|charge|now',
    to: "money named: to|now|it's|up to|today|ahora|a; not: sells?|sell|charge|used to|from",
    sold: 'count optional: sells?|sell|make|do|about|around|vend~',
  },
  answer: ({ price, from, to, sold }, sheet) => {
    if (price.period === 'hour' || sold?.period === 'hour') return undefined;
    if (to.value <= from.value || to.value >= price.value || (sold && !sold.period))
      return undefined;
    const rise = sheet.minus('rise', bare(to), bare(from));
    const all = sold && sheet.times('lost', sold, rise);
    const yearly = all && sheet.inYear(all);
    const same = sheet.plus('newPrice', bare(price), rise);
    const part = sheet.part('part', bare(from), bare(price));
    const asMuch = sheet.over('atSamePart', bare(to), { kind: 'percent', value: part });
    return sheet.tells('margins', 'adviceIngredientsCostMore', {
      rise,
      all,
      yearly: usd(yearly?.value ?? 0),
      per: perBehind(all?.period),
      same,
      asMuch: usd(cents(asMuch.value)),
    });
  },
});

/** A cost of each period rises: what each sale has to bring more for it. */
export const riseOnEachSale = question({
  asks: /\b(?:more a (?:week|month|year)|(?:go(?:es|ing)?|went|gone) up (?:by )?\$?\d|up \$?\d|extra \$?\d|\d more|\bfrom \$?\d+|instead of \$?\d+|m[aá]s al mes|m[aá]s de renta)\b/,
  numbers: {
    rise: 'money/count named optional: more|up|up by|extra|rise|increase|m[aá]s|sub~; not: sells?|sell|charge|each',
    from: { is: 'money named optional', words: /\b(?:from|was|instead of|used to be|de)\s*\$?$/ },
    to: { is: 'money named optional', words: /\b(?:to|wants?|now|a)\s*\$?$/ },
    price:
      'money optional: each|charge|price|at|is|are|sells?|cada|pays?|cobro; not: from|instead of|wants?|rent',
    sold: 'count: do|sells?|sell|make|see|serve|about|hago|vendo; not: more',
  },
  answer: ({ rise: own, from, to, price, sold }, sheet, { text }) => {
    if (!from !== !to || !own === !from || (from && to && to.value <= from.value)) return undefined;
    // "Insurance went from $410 to $495 each": it is paid for every one of them.
    if (to && /^[^.;,]{0,15}\b(?:each|apiece|per (?:person|head))\b/.test(to.after))
      return undefined;
    const rise = from && to ? sheet.minus('rise', to, from) : own;
    const per = sold.period ?? rise?.period;
    if (!rise || !per || per === 'hour' || (rise.period && rise.period !== per)) return undefined;
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
    return sheet.tells(
      /\b(?:landlord|rent|lease|casero|renta)\b/.test(text) ? 'rent' : 'margins',
      'adviceRiseOnEachSale',
      { each, rise, per: perBehind(per), yearly, next },
    );
  },
});
