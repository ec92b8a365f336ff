import type { Translate } from '@commons/service-kit/texts/package-texts';
import { cents, usd } from '../../dates-and-amounts.js';
import { signed, tenths } from '../line.js';
import { perWords } from '../period-words.js';
import { money, Sheet } from '../sheet.js';
import { type Question, sharedPeriod } from './blanks.js';
import { keptPart } from './kept-part.js';

/** A second place: the margin of its sales less its costs, and when what it takes to open is paid back. */
export const secondLocation: Question<'sales' | 'part' | 'costs' | 'outlay' | 'now'> = {
  asks: /\b(?:second|another|new|other|2nd|segund[oa]|otr[oa])\b(?: \w+){0,2} (?:locations?|places?|shops?|stores?|trucks?|studios?|salons?|restaurants?|spots?|sites?|branch|cafes?|local|tienda|sucursal)\b/,
  blanks: {
    sales: {
      kinds: ['money'],
      time: 'flow',
      isNamed: true,
      words:
        /\b(?:would (?:bring|do|make|sell|take)|brings?(?: in)?|expect|could (?:do|make|sell)|sales|should do|think it)\b/,
      not: /\b(?:rent|costs?|wages|payroll|clears?)\b/,
    },
    part: { kinds: ['percent'], isOptional: true },
    costs: {
      kinds: ['money'],
      time: 'flow',
      isNamed: true,
      many: true,
      words:
        /\b(?:rent|payroll|wages|staff|utilities|manager|teachers?|helpers?|cook|food|insurance|costs?|expenses|lease|loan|power|electric|employees?|everything else|other (?:costs|bills)|renta|luz|sueldos)\b/,
      not: /\b(?:sales|sell|would bring)\b/,
    },
    outlay: {
      kinds: ['money'],
      time: 'once',
      isNamed: true,
      isOptional: true,
      words:
        /\b(?:build ?-?out|to open|open(?:ing)? it|equip\w*|fix(?:ing)? (?:it )?up|set ?up|once|remodel\w*|up ?front|move in)\b/,
    },
    now: {
      kinds: ['money'],
      time: 'flow',
      isNamed: true,
      isOptional: true,
      words:
        /\b(?:(?:we|i) (?:do|make|sell|clear)|now|today|current\w*|first|this (?:one|place|shop)|clears?)\b/,
      not: /\b(?:would|expect|second)\b/,
    },
  },
  answer: ({ sales: [sales], part: [part], costs, outlay: [outlay], now: [now] }, { text }) => {
    if (!sales) return undefined;
    const per = sharedPeriod([sales, ...costs], text);
    const kept = part ? keptPart(part) : undefined;
    if (!per || per === 'hour' || (part && !kept)) return undefined;
    // What the sales cost in goods is not told: nothing can be said of what is left.
    if (!part && !/\b(?:clear|profit|margin|all (?:costs|in))\b/.test(text) && costs.length < 2)
      return undefined;
    const sheet = new Sheet();
    const brings = kept ? sheet.times('leavesOfSales', { ...sales, period: per }, kept) : sales;
    const left = sheet.minus('left', { ...brings, period: per }, ...costs);
    const back =
      outlay && left.value > 0
        ? sheet.periods('paidBackAfter', money(outlay.value), money(left.value), per)
        : undefined;
    const fixed = cents(costs.reduce((sum, { value }) => sum + value, 0));
    if (kept) sheet.over('needed', money(fixed), kept, per);
    sheet.use(sales, part, outlay, now, ...costs);
    return sheet.tells('expansion', (t: Translate) =>
      t('adviceSecondLocation', {
        isGain: left.value > 0 ? 'yes' : 'no',
        left: usd(Math.abs(left.value)),
        times: back ? tenths(back.value) : 'none',
        outlay: signed(outlay?.value ?? 0),
        unit: per,
        per: perWords(t, per),
      }),
    );
  },
};
