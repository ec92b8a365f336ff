import type { Translate } from '@commons/service-kit/texts/package-texts';
import { usd } from '../../dates-and-amounts.js';
import { plain } from '../line.js';
import { count, Sheet } from '../sheet.js';
import type { Question } from './blanks.js';

/** Customers who pay some days sooner: the money that is set free once. */
export const paidSooner: Question<'sales' | 'now' | 'sooner'> = {
  asks: /\b(?:pay|pays|paid|payment|terms|net \d|invoices?|bills?|billing)\b[\s\S]*\b(?:free|cash|sooner|faster|on time|if they paid|got them|get them|earlier|sits|tied up)\b/,
  blanks: {
    sales: {
      kinds: ['money'],
      time: 'flow',
      words: /\b(?:invoice|invoices|bill|billing|sales|revenue|sell|charge)\b/,
    },
    now: {
      kinds: ['count', 'money'],
      counts: /\bday/,
      words: /\b(?:after|pay|pays|takes?|taking|average|wait)\b/,
      not: /\b(?:terms|net|if|within|got|get|cut|down to|say|says|due)\b/,
    },
    sooner: {
      kinds: ['count', 'money'],
      words: /\b(?:terms|net|if they|in|within|to|got them|get them|on time|say|says|due)\b/,
    },
  },
  answer: ({ sales: [sales], now: [now], sooner: [sooner] }) => {
    const days = { month: 30, year: 360, week: 7 }[sales?.period as 'month' | 'year' | 'week'];
    if (!sales || !now || !sooner || !days) return undefined;
    if (sooner.value >= now.value || now.value > 200 || now.period || sooner.period)
      return undefined;
    const sheet = new Sheet();
    const fewer = sheet.minus('fewerDays', count(now.value), count(sooner.value));
    const daily = sheet.over('daily', { kind: 'money', value: sales.value }, count(days));
    // Not the rounded day: $22,000 ÷ 30 × 18 is $13,200.
    const freed = sheet.times('freed', fewer, { kind: 'money', value: sales.value / days });
    sheet.use(sales, now, sooner);
    return sheet.tells('cash-flow', (t: Translate) =>
      t('advicePaidSooner', {
        freed: usd(freed.value),
        fewer: plain(fewer.value),
        daily: usd(daily.value),
        always: usd((now.value * sales.value) / days),
      }),
    );
  },
};
