import { loan as repaid } from '@commons/calculators/loan';
import { bare, count, money } from '../arithmetic/sheet.js';
import { cents, share, usd } from '../dates-and-amounts.js';
import { question } from './question.js';
import { inPeriod, monthsOf } from './times.js';

/** An amount that is lent at a yearly rate for a time: the payment of a month, the interest, and what it is set against. */
export const loanPayment = question({
  asks: /\b(?:loans?|borrow\w*|lend\w*|financ\w+|bank|credit union|mortgage|note|sba|pr[eé]stamo|banco)\b/,
  numbers: {
    loan: 'money once: loan|borrow~|lend~|financ~|costs?|buy|for|of|note; not: down|rent',
    down: 'money/percent named optional: down',
    rate: 'percent: at|interest|rate|apr|al; not: down|margin|off',
    term: 'count of month|year: over|for|months?|years?',
    rent: 'money flow named optional: rent|lease|leasing|now pay|renta',
    brings:
      'money flow named optional: bring~|clears?|earns?|makes?|makes me|leaves?|extra|saves?|profit|deja; not: rent',
  },
  answer: ({ loan, down, rate, term, rent, brings }, sheet) => {
    if (rate.value > 40 || monthsOf(term) > 480 || (rent && brings)) return undefined;
    const first = down && (down.kind === 'percent' ? sheet.times('down', loan, down) : bare(down));
    const lent = first ? sheet.minus('toPay', bare(loan), first) : bare(loan);
    const months = monthsOf(term);
    const result = repaid({
      principal: lent.value,
      interest_rate: rate.value,
      years: 0,
      term_months: months,
    });
    if (!result) return undefined;
    const payment = money(cents(result.payment), 'month');
    sheet.states('loanPayment', payment, (t) =>
      t('adviceLoanTerms', { loan: usd(lent.value), rate: share(rate.value), months }),
    );
    const all = sheet.times('payments', count(months), bare(payment));
    const interest = sheet.minus('interest', all, lent);
    const other = rent ?? brings;
    const monthly = other && inPeriod(sheet, { ...bare(other), period: other.period }, 'month');
    if (other && !monthly) return undefined;
    const isGain = monthly !== undefined && monthly.value >= payment.value;
    const gap =
      monthly &&
      sheet.minus(
        'gap',
        ...(isGain ? ([monthly, payment] as const) : ([payment, monthly] as const)),
      );
    return sheet.tells('funding', 'adviceLoanPayment', {
      payment: bare(payment),
      interest,
      gap,
      isGain,
      against: rent ? 'rent' : brings ? 'brings' : 'none',
    });
  },
});
