import type { Translate } from '@commons/service-kit/texts/package-texts';
import { usd } from '../../dates-and-amounts.js';
import { bare, count, Sheet } from '../sheet.js';
import type { Question } from './blanks.js';

/** Money that customers owe for some days, at the rate of the credit that stands in for it. */
export const costOfLateMoney: Question<'owed' | 'days' | 'rate'> = {
  asks: /\b(?:owe[ds]?|invoices?|receivables?|outstanding|pay (?:me |us )?late|days late|deben|facturas)\b/,
  blanks: {
    owed: {
      kinds: ['money'],
      time: 'once',
      isNamed: true,
      words: /\b(?:owe[ds]?|invoices?|receivables?|outstanding|late|deben|facturas)\b/,
    },
    days: {
      kinds: ['count'],
      counts: /\b(?:day|month)/,
      isNamed: true,
      words: /\b(?:days?|months?|late|d[ií]as)\b/,
    },
    rate: {
      kinds: ['percent'],
      isNamed: true,
      words: /\b(?:credit|line|rate|interest|bank|loan|card|apr|a year|banco|inter[eé]s)\b/,
    },
  },
  answer: ({ owed: [owed], days: [days], rate: [rate] }) => {
    if (!owed || !days || days.period || !rate || rate.value > 40) return undefined;
    const sheet = new Sheet();
    const time = /month/.test(days.things.join(' ')) ? days.value * 30 : days.value;
    if (time > 400) return undefined;
    const yearly = sheet.times('creditCost', bare(owed), rate);
    const part = sheet.part('part', count(time), count(365));
    const cost = sheet.times('creditCost', bare(yearly), { kind: 'percent', value: part });
    sheet.use(owed, days, rate);
    return sheet.tells('late-payers', (t: Translate) =>
      t('adviceLateMoney', {
        cost: usd(cost.value),
        yearly: usd(yearly.value),
      }),
    );
  },
};
