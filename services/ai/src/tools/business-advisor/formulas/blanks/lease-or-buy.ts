import type { Translate } from '@commons/service-kit/texts/package-texts';
import { usd } from '../../dates-and-amounts.js';
import { type Amount, bare, count, Sheet } from '../sheet.js';
import type { Question } from './blanks.js';
import { monthsOf } from './hours-of.js';

const broke = /\b(?:broke|broken|died|dead|repair (?:shop|bill|man)|leak\w*)\b/;

/** Leased or rented for a time, or bought at once or on payments: what each costs in all, with upkeep and what is left of it. */
export const leaseOrBuy: Question<
  'lease' | 'term' | 'price' | 'payment' | 'ofPayment' | 'upkeep' | 'worth'
> = {
  asks: /\b(?:leas(?:es?|ing)|rent(?:ing)?|rentar\w*)\b[\s\S]*\b(?:buy\w*|purchase|own|loan|financ\w+|compr\w+)\b|\b(?:buy\w*|purchase|loan|financ\w+|compr\w+)\b[\s\S]*\b(?:leas(?:es?|ing)|rent(?:ing)?|rentar\w*)\b/,
  blanks: {
    lease: {
      kinds: ['money'],
      time: 'flow',
      isNamed: true,
      words: /\b(?:leas(?:es?|ing)|rent(?:ing)?|rentar\w*)\b/,
      not: /\b(?:loan|financ\w+|buy|service|worth)\b/,
    },
    term: { kinds: ['count'], counts: /\b(?:month|year)/, words: /./ },
    price: {
      kinds: ['money'],
      time: 'once',
      isOptional: true,
      isNamed: true,
      words: /\b(?:buy(?:ing)?|purchase|costs?|is|for|compr\w+|en)\b/,
      not: /\b(?:worth|down|service|upkeep|a (?:month|year|week))\b/,
    },
    payment: {
      kinds: ['money'],
      time: 'flow',
      isOptional: true,
      isNamed: true,
      words: /\b(?:loan|financ\w+|payments?|buy\w*|own)\b/,
      not: /\b(?:leas(?:es?|ing)|service|upkeep|maintenance)\b/,
    },
    ofPayment: { kinds: ['count'], counts: /\b(?:month|year)/, isOptional: true, words: /./ },
    upkeep: {
      kinds: ['money'],
      time: 'flow',
      isOptional: true,
      isNamed: true,
      words: /\b(?:service|upkeep|maintenance|repairs?|insurance|plus|and (?:pay )?about|care)\b/,
      not: /\b(?:leas(?:es?|ing)|rent(?:ing)?)\b/,
    },
    worth: {
      kinds: ['money'],
      time: 'once',
      isOptional: true,
      isNamed: true,
      words: /\b(?:worth|resale|sell it|after that|trade[- ]?in)\b/,
    },
  },
  answer: (
    {
      lease: [lease],
      term: [term],
      price: [price],
      payment: [payment],
      ofPayment: [ofPayment],
      upkeep: [upkeep],
      worth: [worth],
    },
    { text },
  ) => {
    if (!lease || !term || (price === undefined) === (payment === undefined)) return undefined;
    if (lease.period !== 'month' && lease.period !== 'year') return undefined;
    if (ofPayment && (!payment || ofPayment.sentence < term.sentence)) return undefined;
    if (payment && payment.period !== 'month') return undefined;
    if (upkeep && upkeep.period !== 'month' && upkeep.period !== 'year') return undefined;
    const sheet = new Sheet();
    const times = (period: string, of: number): Amount => count(period === 'year' ? of / 12 : of);
    const months = monthsOf(term);
    const leased = sheet.times('leased', times(lease.period, months), bare(lease));
    const paid = payment
      ? sheet.times('payments', count(monthsOf(ofPayment ?? term)), bare(payment))
      : bare(price ?? lease);
    const care =
      upkeep && sheet.times('upkeep', times(upkeep.period ?? 'month', months), bare(upkeep));
    const bought = care ? sheet.plus('bought', paid, care) : paid;
    const net = worth ? sheet.minus('bought', bought, bare(worth)) : bought;
    const isLease = leased.value < net.value;
    const gap = isLease ? sheet.minus('gap', net, leased) : sheet.minus('gap', leased, net);
    sheet.use(lease, term, price, payment, ofPayment, upkeep, worth);
    if (gap.value === 0 || net.value <= 0) return undefined;
    return sheet.tells(broke.test(text) ? 'equipment' : 'funding', (t: Translate) =>
      t('decisionWays', {
        first: usd(leased.value),
        second: usd(net.value),
        better: isLease ? 'first' : 'second',
        gap: usd(gap.value),
        per: 'none',
        way: 'lease',
      }),
    );
  },
};
