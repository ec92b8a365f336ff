import type { Translate } from '@commons/service-kit/texts/package-texts';
import { usd } from '../../dates-and-amounts.js';
import { signed } from '../line.js';
import { bare, count, Sheet } from '../sheet.js';
import type { Question } from './blanks.js';

/** All payments of a loan, and what is paid on top of what was borrowed. */
export const costOfALoan: Question<'loan' | 'payment' | 'term' | 'cash' | 'bills' | 'brings'> = {
  asks: /\b(?:loan|borrow\w*|lend\w*|financ\w+)\b/,
  blanks: {
    loan: {
      kinds: ['money'],
      time: 'once',
      words: /\b(?:loan|borrow|lend|lends|offers?|finance|of|for|costs?|is)\b/,
      not: /\b(?:set aside|saved|savings|in the bank)\b/,
    },
    cash: {
      kinds: ['money'],
      time: 'once',
      isOptional: true,
      isNamed: true,
      words: /\b(?:savings?|saved|in the bank|cash|have|ahorr\w+|banco)\b/,
      not: /\b(?:costs?|loan)\b/,
    },
    bills: {
      kinds: ['money'],
      time: 'flow',
      isOptional: true,
      isNamed: true,
      words: /\b(?:bills|expenses|costs?|goes out|gastos)\b/,
      not: /\b(?:finance|payments?)\b/,
    },
    brings: {
      kinds: ['money'],
      time: 'flow',
      isOptional: true,
      isNamed: true,
      words: /\b(?:bring\w*|more (?:profit|sales)|profit|extra|saves?|earn)\b/,
      not: /\b(?:payments?|loan)\b/,
    },
    payment: { kinds: ['money'], time: 'flow', words: /\b(?:payments?|pay|pays|paying|at|for)\b/ },
    term: { kinds: ['count'], counts: /\b(?:month|year)/, words: /\b(?:for|over|months|years)\b/ },
  },
  answer: (
    {
      loan: [loan],
      payment: [payment],
      term: [term],
      cash: [cash],
      bills: [bills],
      brings: [brings],
    },
    { text },
  ) => {
    if (/\bwithout (?:borrowing|a loan|financing)\b/.test(text)) return undefined;
    if (!loan || payment?.period !== 'month' || !term) return undefined;
    const months = term.value * (/year/.test(term.things.join(' ')) ? 12 : 1);
    const sheet = new Sheet();
    const all = sheet.times('payments', count(months), { kind: 'money', value: payment.value });
    sheet.use(payment, term);
    if (all.value <= loan.value || all.value > 4 * loan.value) return undefined;
    const interest = sheet.minus('interest', all, loan);
    const part = sheet.part('part', interest, loan);
    sheet.use(cash, bills, brings);
    if (brings) {
      if ((brings.period ?? 'month') !== 'month') return undefined;
      const isGain = brings.value >= payment.value;
      if (isGain) sheet.minus('left', { ...bare(brings), period: 'month' }, payment);
      else sheet.minus('missing', payment, brings);
    }
    if (!cash === (bills !== undefined)) return undefined;
    const rest = cash && sheet.minus('ifPaidAtOnce', cash, loan);
    if (rest && bills && rest.value > 0) {
      if (bills.period !== 'month') return undefined;
      sheet.periods('lastsFor', rest, bills, 'month');
    }
    return sheet.tells('funding', (t: Translate) =>
      t('adviceLoanCost', {
        interest: usd(interest.value),
        all: usd(all.value),
        part: String(Math.round(part)),
        rest: rest ? signed(rest.value) : 'none',
      }),
    );
  },
};
