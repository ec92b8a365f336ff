import type { Translate } from '@commons/service-kit/texts/package-texts';
import { usd } from '../../dates-and-amounts.js';
import { plain } from '../line.js';
import { count, Sheet } from '../sheet.js';
import type { Question } from './blanks.js';

/** They left in another time than a month. */
const otherTime =
  /\b(?:this|last|a|per|each) (?:quarter|year|spring|summer|fall|winter|season|week)\b|\bsince\b/;

/** More members leave than join: what that takes from each month. */
export const membersWhoLeave: Question<'lost' | 'won' | 'price' | 'now'> = {
  asks: /\b(?:members?|subscribers?|students?|clients?|customers?|tenants?)\b[\s\S]*\b(?:lose|losing|leave|leaves|quit|cancel\w*)\b|\b(?:lose|losing|quit|cancel\w*)\b[\s\S]*\b(?:members?|subscribers?|students?)\b/,
  blanks: {
    lost: {
      kinds: ['count'],
      isNamed: true,
      words: /\b(?:lose|losing|lost|leave|quit|cancel\w*|drop)\b/,
    },
    won: {
      kinds: ['count'],
      isNamed: true,
      words: /\b(?:win|gain|join|joins|sign|get|new|add|pick up)\b/,
      not: /\b(?:lose|quit|cancel\w*)\b/,
    },
    price: { kinds: ['money'], words: /\b(?:pays?|paying|dues|at|fee|charge|is|are)\b/ },
    now: {
      kinds: ['count'],
      isOptional: true,
      words: /\b(?:have|now|are|members|there)\b/,
      not: /\b(?:lose|quit|cancel\w*|join)\b/,
    },
  },
  answer: ({ lost: [lost], won: [won], price: [price], now: [now] }, { text }) => {
    if (otherTime.test(text)) return undefined;
    if (!lost || !won || !price || won.value >= lost.value) return undefined;
    if (price.period !== 'month' || (lost.period ?? 'month') !== 'month') return undefined;
    if (now && now.value < lost.value) return undefined;
    const sheet = new Sheet();
    const net = sheet.minus('fewer', count(lost.value), count(won.value));
    const sum = sheet.times('lostEach', net, { ...price, period: 'month' });
    // Each month some more are missing: after a year twelve times as many.
    const yearly = sheet.times('afterAYear', { kind: 'money', value: sum.value }, count(12));
    if (now) sheet.part('part', net, now);
    sheet.use(lost, won, price, now);
    return sheet.tells('retention', (t: Translate) =>
      t('adviceMembersLeave', {
        net: plain(net.value),
        sum: usd(sum.value),
        yearly: usd(yearly.value),
      }),
    );
  },
};
