import type { Translate } from '@commons/service-kit/texts/package-texts';
import { usd } from '../../dates-and-amounts.js';
import { tenths } from '../line.js';
import { count, money, Sheet } from '../sheet.js';
import type { Question } from './blanks.js';
import { keptPart } from './kept-part.js';

/** How many months the stock lasts, and what money a smaller one would set free. */
export const monthsOfStock: Question<'stock' | 'sold' | 'enough' | 'dead' | 'goods'> = {
  asks: /\b(?:stock|inventory|shelves|warehouse|in the (?:yard|shop|store|back|cooler|cellar))\b/,
  blanks: {
    stock: {
      kinds: ['money'],
      time: 'once',
      words:
        /\b(?:stock|inventory|shelves|carry|carrying|warehouse|in the (?:yard|shop|store|back|cooler|cellar))\b/,
      not: /\bsell|\bsold\b|\bmoved\b|\bcost of (?:goods|sales)\b/,
    },
    sold: {
      kinds: ['money'],
      time: 'flow',
      words:
        /\b(?:sell|sells|sold|use|cost of goods|cost of sales|go(?:es)? through|each month|a month)\b/,
    },
    enough: {
      kinds: ['count'],
      counts: /\bmonth|\bweek|^\s*(?:would|is)\b/,
      isOptional: true,
      words: /\b(?:enough|carry|would|hold|keep|like|want|plenty|need|if)\b/,
    },
    dead: {
      kinds: ['money'],
      time: 'once',
      isOptional: true,
      words:
        /\b(?:has ?n.?t moved|not moved|dead|old|slow|over (?:a|one) year|older|last (?:year|season)|obsolete|discontinued|expired)\b/,
    },
    goods: {
      kinds: ['percent'],
      isOptional: true,
      isNamed: true,
      words: /\b(?:costs?|margin|markup|goods|of the price|keep)\b/,
    },
  },
  answer: ({ stock: [stock], sold: [sold], enough: [enough], dead: [dead], goods: [goods] }) => {
    if (!stock || !sold || (sold.period && !/^(?:month|year)$/.test(sold.period))) return undefined;
    const target = enough && enough.value * (/week/.test(enough.things.join(' ')) ? 12 / 52 : 1);
    const isYearly = sold.period === 'year';
    const kept = goods && keptPart(goods);
    if (goods && !kept) return undefined;
    const cost = kept ? (100 - kept.value) / 100 : 1;
    const monthly = (isYearly ? sold.value / 12 : sold.value) * cost;
    const months = stock.value / monthly;
    if (months < 0.2 || months > 60 || (target !== undefined && target >= months)) return undefined;
    if (dead && dead.value >= stock.value) return undefined;
    const sheet = new Sheet();
    if (isYearly) sheet.over('turns', money(sold.value), money(stock.value));
    const sales = isYearly
      ? sheet.over('soldNow', money(sold.value), count(12), 'month')
      : money(sold.value);
    const each = kept
      ? sheet.times('goods', sales, { kind: 'percent', value: 100 - kept.value })
      : sales;
    sheet.use(goods);
    const lasts = sheet.over('stockMonths', stock, each);
    const needed = target ? sheet.times('enoughStock', count(target), each) : undefined;
    const freed = needed && sheet.minus('freed', stock, needed);
    sheet.use(stock, sold, enough);
    if (dead) sheet.part('deadStock', dead, stock);
    return sheet.tells('stock', (t: Translate) =>
      t('adviceStockMonths', {
        months: tenths(lasts.value),
        freed: freed ? usd(freed.value) : 'none',
        dead: dead ? usd(dead.value) : 'none',
      }),
    );
  },
};
