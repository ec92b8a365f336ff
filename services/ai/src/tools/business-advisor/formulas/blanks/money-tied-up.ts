import type { Translate } from '@commons/service-kit/texts/package-texts';
import { usd } from '../../dates-and-amounts.js';
import { count, Sheet } from '../sheet.js';
import type { Question } from './blanks.js';

const daysOf = { day: 1, week: 7, 'two weeks': 14, month: 30, year: 365 } as const;

/** Customers who pay some days later: what they always owe of the sales of that time. */
export const moneyTiedUp: Question<'sales' | 'days' | 'rate'> = {
  asks: /\b(?:net \d+|terms?|pays? (?:\w+ ){0,3}(?:late|later|after|in)|days|tied up|d[ií]as)\b/,
  blanks: {
    sales: {
      kinds: ['money'],
      time: 'flow',
      isNamed: true,
      words: /\b(?:buys?|sales|sell|bill|billing|invoice|orders?|do|worth|compra|vendo)\b/,
      not: /\b(?:costs?|rent|pay|payroll)\b/,
    },
    days: { kinds: ['count'], counts: /\bday/, isNamed: true, words: /\b(?:net|days?|d[ií]as)\b/ },
    rate: {
      kinds: ['percent'],
      isOptional: true,
      isNamed: true,
      words: /\b(?:interest|credit|line|loan|bank|rate)\b/,
    },
  },
  answer: ({ sales: [sales], days: [days], rate: [rate] }, { text }) => {
    if (!sales?.period || sales.period === 'hour' || !days || days.period || days.value > 180)
      return undefined;
    if (!/\b(?:tied up|net|terms?|wait\w*|cost|float|cash|owe|carry|after)\b/.test(text))
      return undefined;
    const sheet = new Sheet();
    const daily = sheet.over('onAverage', sales, count(daysOf[sales.period]), 'day');
    const always = sheet.times('outstanding', count(days.value), daily);
    const interest = rate && sheet.times('creditCost', { ...always, period: 'year' }, rate);
    sheet.use(sales, days, rate);
    return sheet.tells('late-payers', (t: Translate) =>
      t('adviceMoneyTiedUp', {
        always: usd(Math.round(always.value)),
        interest: interest ? usd(interest.value) : 'none',
      }),
    );
  },
};
