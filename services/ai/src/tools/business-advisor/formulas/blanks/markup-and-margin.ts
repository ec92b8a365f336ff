import type { Translate } from '@commons/service-kit/texts/package-texts';
import { share, usd } from '../../dates-and-amounts.js';
import { bare, Sheet } from '../sheet.js';
import type { Question } from './blanks.js';

/** A markup on what a thing costs is another part than the margin of its price: which price has the margin. */
export const markupAndMargin: Question<'cost' | 'markup' | 'margin' | 'price'> = {
  asks: /\b(?:margins?|mark(?:ed)? ?(?:\w+ )?up|markup|margen)\b/,
  blanks: {
    cost: {
      kinds: ['money'],
      time: 'once',
      many: true,
      isNamed: true,
      words:
        /\b(?:costs?|buy|bought|wholesale|pay|get (?:it|them)|materials?|ingredients?|labor|to make|cuesta|compro)\b/,
      not: /\b(?:sells?|charge|price)\b/,
    },
    markup: {
      kinds: ['percent'],
      isNamed: true,
      isOptional: true,
      words: /\b(?:mark(?:ed)? ?(?:\w+ )?up|markup|add|on top|agrego)\b/,
    },
    margin: {
      kinds: ['percent'],
      isNamed: true,
      isOptional: true,
      words: /\b(?:margins?|margen|profit|keep)\b/,
      not: /\bmark/,
    },
    price: {
      kinds: ['money'],
      time: 'once',
      isNamed: true,
      isOptional: true,
      words: /\b(?:sells?|charge|price|for|ask|vendo)\b/,
      not: /\b(?:costs?|buy|wholesale|pay)\b/,
    },
  },
  answer: ({ cost: costs, markup: [markup], margin: [margin], price: [price] }) => {
    if (!margin && !markup && !price) return undefined;
    if ((margin && margin.value >= 95) || (price && markup)) return undefined;
    const sheet = new Sheet();
    const cost = sheet.plus('costsEach', ...costs.map(bare));
    const up = markup && sheet.times('more', bare(cost), markup);
    const now = price ? bare(price) : up ? sheet.plus('newPrice', bare(cost), up) : undefined;
    if (now && now.value <= cost.value) return undefined;
    const left = now && sheet.minus('one', now, bare(cost));
    const part = left && now ? sheet.part('part', left, now) : undefined;
    const charge =
      margin && sheet.over('charge', bare(cost), { kind: 'percent', value: 100 - margin.value });
    // A markup of the price that has the margin: what has to be added to the cost.
    const added = charge && sheet.part('part', sheet.minus('more', charge, bare(cost)), bare(cost));
    sheet.use(...costs, markup, margin, price);
    if (!charge && !part) return undefined;
    return sheet.tells('margins', (t: Translate) =>
      t('adviceMarkup', {
        part: part === undefined ? 'none' : share(Math.round(part * 10) / 10),
        price: usd(now?.value ?? 0),
        margin: margin ? share(margin.value) : 'none',
        charge: usd(charge?.value ?? 0),
        markup: added ? share(Math.round(added * 10) / 10) : '',
      }),
    );
  },
};
