import { plain } from '../arithmetic/line.js';
import { count } from '../arithmetic/sheet.js';
import { usd } from '../dates-and-amounts.js';
import { question } from './question.js';

/** Customers who pay after some days: the money that is always with them, and what sooner payment sets free once. */
export const paidSooner = question({
  asks: /\b(?:pay|pays|paid|payment|terms|net \d|invoices?|bills?|billing)\b[\s\S]*\b(?:free|cash|sooner|faster|on time|if they paid|got them|get them|earlier|sits|tied up|after \d+ days|net \d+|with (?:our|my) customers)\b/,
  numbers: {
    sales: 'money flow: invoice|invoices|bill|billing|sales|revenue|sell|charge',
    now: 'count/money of day: after|pay|pays|takes?|taking|average|wait; not: terms|net|if|within|got|get|cut|down to|say|says|due',
    sooner:
      'count/money named optional: terms|net|if they|in|within|to|got them|get them|on time|say|says|due',
  },
  answer: ({ sales, now, sooner }, sheet) => {
    const days = { month: 30, year: 360, week: 7 }[sales.period as 'month' | 'year' | 'week'];
    if (!days) return undefined;
    if (now.value > 200 || now.period) return undefined;
    const perDay = { kind: 'money', value: sales.value / days } as const;
    if (!sooner) {
      const always = sheet.times('owed', count(now.value), perDay);
      return sheet.tells('cash-flow', 'adviceMoneyTiedUp', { always: usd(always.value) });
    }
    if (sooner.value >= now.value || sooner.period) return undefined;
    const fewer = sheet.minus('fewerDays', count(now.value), count(sooner.value));
    const daily = sheet.over('daily', { kind: 'money', value: sales.value }, count(days));
    // Not the rounded day: $22,000 ÷ 30 × 18 is $13,200.
    const freed = sheet.times('freed', fewer, perDay);
    return sheet.tells('cash-flow', 'advicePaidSooner', {
      freed,
      fewer: plain(fewer.value),
      daily,
      always: usd((now.value * sales.value) / days),
    });
  },
});
