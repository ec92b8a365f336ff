import type { Translate } from '@commons/service-kit/texts/package-texts';
import { usd } from '../../dates-and-amounts.js';
import { signed } from '../line.js';
import { perBehind } from '../period-words.js';
import { Sheet } from '../sheet.js';
import type { Question } from './blanks.js';

/** Somebody on commission wants a larger part: what it takes, and what stays. */
export const anotherCommission: Question<'sales' | 'parts' | 'costs'> = {
  asks: /\b(?:commission|split|percent|comisi[oó]n)\b/,
  blanks: {
    sales: {
      kinds: ['money'],
      time: 'flow',
      isNamed: true,
      words: /\b(?:does|do|brings?(?: in)?|sells?|makes?|sales|produces?|hace|vende|trae)\b/,
      not: /\b(?:supplies|costs?|rent)\b/,
    },
    parts: {
      kinds: ['percent', 'count', 'money'],
      many: 2,
      words: /\b(?:commission|split|at|wants?|from|to|now|of|gets?|pide|gana)\b/,
    },
    costs: {
      kinds: ['money', 'count'],
      isOptional: true,
      many: true,
      isNamed: true,
      words: /\b(?:supplies|products?|costs?|color|on (?:me|us)|rent|material\w*|productos)\b/,
    },
  },
  answer: ({ sales: [sales], parts, costs }) => {
    const [low, high] = [...parts].sort((one, other) => one.value - other.value);
    if (!sales?.period || sales.period === 'hour' || !low || !high) return undefined;
    if (low.value < 5 || high.value > 90 || high.value - low.value > 30 || high.value === low.value)
      return undefined;
    if (!parts.some(({ kind }) => kind === 'percent')) return undefined;
    if (parts.some(({ period }) => period) || costs.some(({ value }) => value >= sales.value))
      return undefined;
    const sheet = new Sheet();
    const of = (value: number) => ({ kind: 'percent' as const, value });
    const more = sheet.times('more', sales, of(high.value - low.value));
    const yearly = sheet.inYear(more);
    const bare = costs.map(({ value }) => ({ kind: 'money' as const, value }));
    const now = sheet.minus('leaveNow', sheet.times('kept', sales, of(100 - low.value)), ...bare);
    const later = sheet.minus(
      'leaveThen',
      sheet.times('kept', sales, of(100 - high.value)),
      ...bare,
    );
    sheet.use(sales, ...parts, ...costs);
    return sheet.tells('hiring', (t: Translate) =>
      t('adviceAnotherCommission', {
        more: usd(more.value),
        per: perBehind(t, sales.period),
        yearly: usd(yearly.value),
        now: signed(now.value),
        later: signed(later.value),
      }),
    );
  },
};
