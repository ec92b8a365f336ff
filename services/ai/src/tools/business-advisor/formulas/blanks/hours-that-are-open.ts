import type { Translate } from '@commons/service-kit/texts/package-texts';
import { cents, usd } from '../../dates-and-amounts.js';
import { Sheet } from '../sheet.js';
import { type Question, sharedPeriod } from './blanks.js';

/** A day or hours more, or less: what its sales leave of their margin, against what is paid for it. */
export const hoursThatAreOpen: Question<'sales' | 'part' | 'costs'> = {
  asks: /\b(?:open(?:ing)?|close[ds]?|closing|cut)\b[\s\S]*\b(?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|hours|evenings?|early|late|lunch|day)\b/,
  blanks: {
    sales: {
      kinds: ['money'],
      isNamed: true,
      words: /\b(?:sales|brings?|take in|do|lose|sell)\b/,
      not: /\b(?:wages|save|lights|power)\b/,
    },
    part: { kinds: ['percent'], words: /\b(?:margin|goes|food|costs?|profit|keep|ingredients)\b/ },
    costs: {
      kinds: ['money'],
      many: true,
      isNamed: true,
      words: /\b(?:wages|save|lights|power|costs?|pay|staff|helper|heat\w*|labor|are|is)\b/,
      not: /\bsales\b/,
    },
  },
  answer: ({ sales: [sales], part: [part], costs }, { text }) => {
    if (!sales || !part) return undefined;
    const own = sharedPeriod([sales, ...costs], '');
    const per =
      own ??
      (/\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b/.test(text) ? 'week' : undefined);
    const isMargin = /\b(?:margin|profit|keep)\b/.test(
      `${part.lead.slice(-30)} ${part.after.slice(0, 20)}`,
    );
    const sheet = new Sheet();
    const kept = isMargin ? part : { kind: 'percent' as const, value: 100 - part.value };
    sheet.use(part);
    const leaves = sheet.times('leavesOfSales', { ...sales, period: per }, kept);
    const left = sheet.minus('left', leaves, ...costs);
    const paid = cents(costs.reduce((sum, { value }) => sum + value, 0));
    sheet.use(sales);
    return sheet.tells('scheduling', (t: Translate) =>
      t('adviceHoursOpen', {
        isGain: left.value > 0 ? 'yes' : 'no',
        leaves: usd(leaves.value),
        costs: usd(paid),
        left: usd(Math.abs(left.value)),
      }),
    );
  },
};
