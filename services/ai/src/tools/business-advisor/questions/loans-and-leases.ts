import { signed, tenths } from '../arithmetic/line.js';
import { perWords } from '../arithmetic/period-words.js';
import { type Amount, bare, count } from '../arithmetic/sheet.js';
import { question } from './question.js';
import { inPeriod, monthsOf } from './times.js';

/** All payments of a loan, and what is paid on top of what was borrowed. */
export const costOfALoan = question({
  asks: /\b(?:loan|borrow\w*|lend\w*|financ\w+)\b/,
  numbers: {
    loan: 'money once: loan|borrow|lend|lends|offers?|finance|of|for|costs?|is; not: set aside|saved|savings|in the bank',
    cash: 'money once named optional: savings?|saved|in the bank|cash|have|ahorr~|banco; not: costs?|loan',
    bills:
      'money flow named optional: bills|expenses|costs?|goes out|gastos; not: finance|payments?',
    brings:
      'money flow named optional: bring~|more (?:profit|sales)|profit|extra|saves?|earn; not: payments?|loan',
    payment: 'money flow: payments?|pay|pays|paying|at|for',
    term: 'count of month|year: for|over|months|years',
  },
  answer: ({ loan, payment, term, cash, bills, brings }, sheet, { text }) => {
    if (/\bwithout (?:borrowing|a loan|financing)\b/.test(text)) return undefined;
    if (payment.period !== 'month') return undefined;
    const months = term.value * (/year/.test(term.things.join(' ')) ? 12 : 1);
    const all = sheet.times('payments', count(months), { kind: 'money', value: payment.value });
    if (all.value <= loan.value || all.value > 4 * loan.value) return undefined;
    const interest = sheet.minus('interest', all, loan);
    const part = sheet.part('part', interest, loan);
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
    return sheet.tells('funding', 'adviceLoanCost', {
      interest,
      all,
      part: String(Math.round(part)),
      rest: rest ? signed(rest.value) : 'none',
    });
  },
});

const isOfEach = /^[^.;,\d]{0,12}\beach\b/;
const broke = /\b(?:broke|broken|died|dead|repair (?:shop|bill|man)|leak\w*)\b/;

/** Leased or rented, or bought at once or on payments: what each costs in all, with upkeep and what is left of it. */
export const leaseOrBuy = question({
  asks: /\b(?:leas(?:es?|ing)|rent(?:ing)?|rentar\w*)\b[\s\S]*\b(?:buy\w*|purchase|own|loan|financ\w+|compr\w+)\b|\b(?:buy\w*|purchase|loan|financ\w+|compr\w+)\b[\s\S]*\b(?:leas(?:es?|ing)|rent(?:ing)?|rentar\w*)\b/,
  numbers: {
    lease:
      'money flow named: leas(?:es?|ing)|rent(?:ing)?|rentar~; not: loan|financ~|buy|service|worth',
    term: 'count of month|year optional: any',
    price:
      'money once named optional: buy(?:ing)?|purchase|costs?|is|are|for|at|new|compr~|en; not: worth|down|service|upkeep',
    payment:
      'money flow named optional: loan|financ~|payments?|buy~|own; not: leas(?:es?|ing)|service|upkeep|maintenance',
    ofPayment: 'count of month|year optional: any',
    upkeep:
      'money flow named optional: service|upkeep|maintenance|repairs?|insurance|plus|and (?:pay )?about|care; not: leas(?:es?|ing)|rent(?:ing)?',
    worth: 'money once named optional: worth|resale|sell it|after that|trade[- ]?in',
    many: { is: 'count optional', counts: /^(?!.*\b(?:hour|day|week|month|year))/ },
  },
  answer: ({ lease, term, price, payment, ofPayment, upkeep, worth, many }, sheet, { text }) => {
    const flows = [lease, payment, upkeep].filter((one) => one !== undefined);
    if ((price === undefined) === (payment === undefined)) return undefined;
    if (flows.some(({ period }) => period !== 'month' && period !== 'year')) return undefined;
    if (payment && (payment.period !== 'month' || !term)) return undefined;
    if (ofPayment && (!payment || !term || ofPayment.sentence < term.sentence)) return undefined;
    if (many && ![lease, price].every((one) => one && isOfEach.test(one.after))) return undefined;
    const all = (one: Amount): Amount =>
      many ? { ...sheet.times('all', count(many.value), bare(one)), period: one.period } : one;
    const kind = broke.test(text) ? 'equipment' : 'funding';
    if (!term) {
      const care = upkeep && inPeriod(sheet, upkeep, lease.period ?? 'month');
      const monthly = sheet.minus('less', lease, ...(care ? [care] : []));
      const net = sheet.minus('bought', price ?? lease, ...(worth ? [bare(worth)] : []));
      if (monthly.value <= 0 || net.value <= monthly.value) return undefined;
      const even = sheet.periods('asMuch', bare(net), bare(monthly), lease.period ?? 'month');
      return sheet.tells(kind, 'decisionEvenAfter', {
        times: tenths(even.value),
        per: lease.period,
      });
    }
    const times = (period: string, of: number): Amount => count(period === 'year' ? of / 12 : of);
    const months = monthsOf(term);
    const leased = sheet.times('leased', times(lease.period ?? 'month', months), bare(all(lease)));
    const paid = payment
      ? sheet.times('payments', count(monthsOf(ofPayment ?? term)), bare(payment))
      : bare(all(price ?? lease));
    const care =
      upkeep && sheet.times('upkeep', times(upkeep.period ?? 'month', months), bare(upkeep));
    const bought = care ? sheet.plus('bought', paid, care) : paid;
    const net = worth ? sheet.minus('bought', bought, bare(worth)) : bought;
    const isLease = leased.value < net.value;
    const gap = isLease ? sheet.minus('gap', net, leased) : sheet.minus('gap', leased, net);
    if (gap.value === 0 || net.value <= 0) return undefined;
    return sheet.tells(kind, 'decisionWays', {
      first: leased,
      second: net,
      better: isLease ? 'first' : 'second',
      gap,
      per: 'none',
      way: 'lease',
    });
  },
});

/** The old one costs repairs, a new one is paid by the month: the difference, and how long the price of the old one covers it. */
export const keepOrReplace = question({
  asks: /\b(?:repairs?|fix(?:ing)?|maintenance)\b[\s\S]*\b(?:new|replace\w*|another)\b/,
  numbers: {
    repairs: 'money flow named: repairs?|fix~|maintenance; not: new|payment',
    payment: 'money flow named: new|payments?|lease|replace~; not: repairs?|maintenance',
    old: 'money once named optional: old|sell|get|trade~|worth',
  },
  answer: ({ repairs, payment, old }, sheet) => {
    if (repairs.period !== payment.period || payment.value <= repairs.value) return undefined;
    const gap = sheet.minus('gap', payment, repairs);
    const per = payment.period ?? 'month';
    const lasts = old && sheet.periods('lastsFor', bare(old), bare(gap), per);
    return sheet.tells('equipment', 'adviceKeepOrReplace', {
      gap,
      per: perWords(per),
      lasts: lasts && ((t) => t('decisionPeriods', { count: tenths(lasts.value), per })),
    });
  },
});
