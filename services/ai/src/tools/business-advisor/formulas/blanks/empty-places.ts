import type { Translate } from '@commons/service-kit/texts/package-texts';
import { usd } from '../../dates-and-amounts.js';
import { perWords } from '../period-words.js';
import { bare, count, money, Sheet } from '../sheet.js';
import { type Question, sharedPeriod } from './blanks.js';
import { inPeriod } from './in-period.js';

/** Chairs, rooms or plots that nobody rents: what they would bring, and what the others leave. */
export const emptyPlaces: Question<'all' | 'empty' | 'price' | 'costs'> = {
  asks: /\b(?:empty|vacant|not rented|unrented|vac[ií][ao]s?|desocupad[ao]s?)\b/,
  blanks: {
    all: {
      kinds: ['count'],
      isOptional: true,
      words: /./,
      not: /\b(?:empty|vacant|vac[ií])/,
    },
    empty: {
      kinds: ['count'],
      isNamed: true,
      words: /\b(?:empty|vacant|not rented|unrented)\b|\b(?:vac[ií]|desocupad)/,
    },
    price: {
      kinds: ['money'],
      time: 'flow',
      isNamed: true,
      words:
        /\b(?:rent (?:each|them|it|one|for|out|at)?|each|at|charge|for|pays?|cobro|rento|cada)\b/,
      not: /\b(?:insurance|utilities|electric\w*|mortgage|luz|local)\b|\bis(?: about)? \$?$/,
    },
    costs: {
      kinds: ['money'],
      time: 'flow',
      isNamed: true,
      many: true,
      isOptional: true,
      words:
        /\b(?:my rent|rent|mortgage|utilities|insurance|costs?|bills?|power|electric\w*|renta|luz|local|gastos)\b/,
      not: /\b(?:each|rent (?:them|it|out)|rento|cada)\b/,
    },
  },
  answer: ({ all: [all], empty: [empty], price: [price], costs }, { text }) => {
    if (!empty || !price || empty.period || all?.period) return undefined;
    if (all && all.value < empty.value) return undefined;
    const per = sharedPeriod([price], text);
    if (!per || per === 'hour' || per === 'year' || (costs.length > 0 && !all)) return undefined;
    const sheet = new Sheet();
    const lost = sheet.times('lost', count(empty.value), money(price.value, per));
    const yearly = sheet.inYear(lost);
    let left: number | undefined;
    if (all && costs.length > 0) {
      const of = sharedPeriod(costs, text);
      if (of !== 'month' && of !== per) return undefined;
      const taken = sheet.minus('rented', count(all.value), count(empty.value));
      const brings = sheet.times('sales', taken, money(price.value, per));
      const converted = inPeriod(sheet, brings, of);
      if (!converted) return undefined;
      left = sheet.minus('left', converted, ...costs.map(bare)).value;
    }
    sheet.use(all, empty, price, ...costs);
    return sheet.tells('few-customers', (t: Translate) =>
      t('adviceEmptyPlaces', {
        lost: usd(lost.value),
        yearly: usd(yearly.value),
        per: perWords(t, per),
        left: left === undefined ? 'none' : usd(Math.abs(left)),
        sign: (left ?? 0) < 0 ? 'loss' : 'profit',
      }),
    );
  },
};
