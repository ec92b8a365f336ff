import type { Translate } from '@commons/service-kit/texts/package-texts';
import { cents, share, usd } from '../../dates-and-amounts.js';
import { bare, Sheet } from '../sheet.js';
import type { Question } from './blanks.js';

/** Several things at one price: what is given away, and what the package leaves. */
export const thingsSoldTogether: Question<'prices' | 'together' | 'costs'> = {
  asks: /\b(?:bundle|package|combo|together|both|set|paquete|junt[oa]s|las dos|los dos)\b/,
  blanks: {
    prices: {
      kinds: ['money'],
      time: 'once',
      many: true,
      isNamed: true,
      words:
        /\b(?:costs?|la|el|is|are|at|for|sells?|sell|charge|and|alone|separately|each|cuesta|vale|a|y)\b/,
      not: /\b(?:bundle|package|combo|together|both|costs? (?:me|us)|me costs?|supplies|products?|materials?|to make|me cuesta)\b/,
    },
    together: {
      kinds: ['money'],
      time: 'once',
      isNamed: true,
      words: /\b(?:bundle|package|combo|together|both|set|paquete|junt[oa]s|dos)\b/,
      not: /\b(?:costs?|supplies)\b/,
    },
    costs: {
      kinds: ['money'],
      time: 'once',
      many: true,
      isOptional: true,
      words: /\b(?:costs?|supplies|products?|materials?|ingredients?|to make|and|cuesta|y)\b/,
    },
  },
  answer: ({ prices, together: [together], costs }) => {
    const all = cents(prices.reduce((sum, { value }) => sum + value, 0));
    if (!together || prices.length < 2 || prices.length > 4 || together.value >= all)
      return undefined;
    if (prices.some(({ value }) => value >= together.value)) return undefined;
    if (costs.length > 0 && costs.length !== prices.length && costs.length !== 1) return undefined;
    const lowest = Math.min(...prices.map(({ value }) => value));
    if (lowest * 5 < together.value) return undefined;
    if (costs.some(({ value }) => value >= lowest)) return undefined;
    const sheet = new Sheet();
    const apart = sheet.plus('apart', ...prices.map(bare));
    const off = sheet.minus('discount', apart, bare(together));
    const part = sheet.part('part', off, apart);
    const left =
      costs.length > 0
        ? sheet.minus('packageLeaves', bare(together), ...costs.map(bare))
        : undefined;
    if (left) sheet.minus('apartLeaves', apart, ...costs.map(bare));
    sheet.use(together, ...prices, ...costs);
    return sheet.tells('margins', (t: Translate) =>
      t('adviceSoldTogether', {
        off: usd(off.value),
        part: share(part),
        left: left ? usd(left.value) : 'none',
      }),
    );
  },
};
