import type { Translate } from '@commons/service-kit/texts/package-texts';
import { cents, usd } from '../../dates-and-amounts.js';
import { money, Sheet } from '../sheet.js';
import type { Question } from './blanks.js';

/** A debt with a yearly rate that is paid off by the same payment each month: how long it takes, and what the interest is. */
export const debtPaidOff: Question<'debt' | 'rate' | 'payment'> = {
  asks: /\b(?:owe|debt|credit card|card|balance|loan)\b[\s\S]*\b(?:how long|paid off|pay (?:it |this )?off|when|interest|done)\b/,
  blanks: {
    debt: { kinds: ['money'], time: 'once', words: /\b(?:owe|debt|balance|card|loan)\b/ },
    rate: { kinds: ['percent'], words: /\b(?:at|interest|rate|apr)\b/i },
    payment: { kinds: ['money'], time: 'flow', words: /\b(?:pay|paying|payments?)\b/ },
  },
  answer: ({ debt: [debt], rate: [rate], payment: [payment] }) => {
    if (!debt || !rate || payment?.period !== 'month' || rate.value <= 0 || rate.value > 60)
      return undefined;
    const monthly = rate.value / 1200;
    const sheet = new Sheet();
    const first = sheet.over(
      'firstInterest',
      sheet.times('inYear', debt, rate),
      { kind: 'count', value: 12 },
      'month',
    );
    sheet.use(payment);
    if (payment.value <= first.value)
      return sheet.tells('funding', (t: Translate) =>
        t('adviceDebtPaidOff', { never: 'yes', months: 0, interest: usd(first.value), all: '' }),
      );
    const exact = -Math.log(1 - (debt.value * monthly) / payment.value) / Math.log(1 + monthly);
    const months = Math.ceil(exact);
    const all = money(cents(exact * payment.value));
    const interest = sheet.minus('interest', all, debt);
    return sheet.tells('funding', (t: Translate) =>
      t('adviceDebtPaidOff', {
        never: 'no',
        months,
        interest: usd(Math.round(interest.value)),
        all: usd(Math.round(all.value)),
      }),
    );
  },
};
