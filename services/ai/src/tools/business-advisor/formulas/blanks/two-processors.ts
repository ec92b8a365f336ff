import type { Translate } from '@commons/service-kit/texts/package-texts';
import { usd } from '../../dates-and-amounts.js';
import type { Quantity } from '../../reading/quantity.js';
import { perWords } from '../period-words.js';
import { type Amount, bare, Sheet } from '../sheet.js';
import type { Question } from './blanks.js';

const isAnother =
  /\b(?:guy|says|bank|another|other|otro|otra|new|offers?|offered|switch\w*|would|instead|quoted?|second)\b/;

/** Two card processors: what each takes of the same sales, in parts, cents of each sale, and by the month. */
export const twoProcessors: Question<'sales' | 'parts' | 'fixed' | 'sale' | 'count' | 'monthly'> = {
  asks: /\b(?:fees?|processors?|cards?|terminals?|machine|square|stripe|clover|tarjetas?)\b/,
  blanks: {
    sales: {
      kinds: ['money'],
      time: 'flow',
      isNamed: true,
      words:
        /\b(?:on|de|run|sales|cards?|do|take|process|sell|through|volume|month|ventas|tarjeta)\b/,
      not: /\b(?:fee|plus|flat|for the (?:machine|terminal))\b/,
    },
    parts: {
      kinds: ['percent', 'count'],
      many: 2,
      words:
        /\b(?:at|takes?|charges?|fees?|pay|offers?|plus|and|is|for|with|rate|says|paying|wants?|cobra|ofrece|son)\b/,
      not: /\b(?:tips?|tax|margin)\b/,
    },
    fixed: {
      kinds: ['money'],
      time: 'once',
      many: true,
      isOptional: true,
      words: /\b(?:plus|and|cents?|m[aá]s|y)\b|\+\s*\$?$/,
      not: /\b(?:average|ticket|sale is)\b/,
    },
    sale: {
      kinds: ['money'],
      time: 'once',
      isOptional: true,
      isNamed: true,
      words: /\b(?:average|tickets?|avg|sales? (?:is|are|of)|order|promedio)\b/,
    },
    count: {
      kinds: ['count'],
      isOptional: true,
      words: /\b(?:transactions?|sales|swipes?|payments?|orders?)\b/,
    },
    monthly: {
      kinds: ['money'],
      time: 'flow',
      isOptional: true,
      words: /\b(?:plus|fee|and|flat|machine|terminal|m[aá]s)\b/,
      not: /\bsales\b/,
    },
  },
  answer: ({
    sales: [sales],
    parts: [now, offered],
    fixed: [cents, otherCents, ...moreCents],
    sale: [sale],
    count: [count],
    monthly: [monthly],
  }) => {
    const per = sales?.period;
    if (now?.kind !== 'percent' && offered?.kind !== 'percent') return undefined;
    if (!sales || !now || !offered || !per || per === 'hour' || now.value > 12) return undefined;
    if (
      offered.value > 12 ||
      !isAnother.test(`${offered.lead.slice(-70)} ${offered.after.slice(0, 20)}`)
    )
      return undefined;
    if (moreCents.length > 0 || (cents && !otherCents && cents.sentence !== now.sentence))
      return undefined;
    if ((cents && cents.value > 2) || (otherCents && otherCents.value > 2)) return undefined;
    if (cents && !sale && !count) return undefined;
    if ((monthly && monthly.period !== per) || (count?.period ?? per) !== per) return undefined;
    if (monthly && (monthly.value * 10 > sales.value || monthly.lead.length < offered.lead.length))
      return undefined;
    const sheet = new Sheet();
    const often: Amount | undefined =
      count ?? (sale && cents && sheet.over('sales', sales, sale, per));
    const taken = (
      part: Quantity,
      each: Quantity | undefined,
      more: readonly Quantity[],
    ): Amount => {
      const share = sheet.times('fees', sales, { kind: 'percent', value: part.value });
      const flat =
        each && often ? [sheet.times('fees', { ...often, period: per }, bare(each))] : [];
      return sheet.plus('together', share, ...flat, ...more);
    };
    const paid = taken(now, cents, []);
    const then = taken(offered, otherCents, monthly ? [monthly] : []);
    const isLess = then.value < paid.value;
    const gap = isLess ? sheet.minus('saved', paid, then) : sheet.minus('more', then, paid);
    const yearly = sheet.inYear({ ...gap, period: per });
    sheet.use(sales, now, offered, cents, otherCents, sale, count, monthly);
    return sheet.tells('card-fees', (t: Translate) =>
      t('adviceTwoProcessors', {
        isLess: isLess ? 'yes' : 'no',
        gap: usd(gap.value),
        per: perWords(t, per),
        yearly: usd(yearly.value),
      }),
    );
  },
};
