import type { Translate } from '@commons/service-kit/texts/package-texts';
import { usd } from '../../dates-and-amounts.js';
import { plain } from '../line.js';
import { Sheet } from '../sheet.js';
import { type Question, sharedPeriod } from './blanks.js';

/** What the owner wants to take home, the costs of the same period, and what one sale leaves: how many it takes. */
export const salesForAnAim: Question<'aim' | 'costs' | 'each'> = {
  asks: /\bhow many\b|\bcu[aá]nt[oa]s\b/,
  blanks: {
    aim: {
      kinds: ['money'],
      time: 'flow',
      isNamed: true,
      words:
        /\b(?:take home|want to (?:make|earn|clear|pay myself)|need to (?:make|earn|clear)|pay myself|for myself|earn)\b/,
    },
    costs: {
      kinds: ['money'],
      time: 'flow',
      many: true,
      isOptional: true,
      words:
        /\b(?:rent|bills?|costs?|expenses|insurance|payroll|wages|overhead|lease|loan|utilities)\b/,
    },
    each: {
      kinds: ['money'],
      time: 'once',
      isNamed: true,
      words: /\b(?:leaves?|clear|brings?|make|earn|each|left)\b/,
      not: /\b(?:want|need|take home)\b/,
    },
  },
  answer: ({ aim: [aim], costs, each: [each] }, { text }) => {
    const per = aim && sharedPeriod([aim, ...costs], text);
    if (!aim || !each || !per || per === 'hour' || each.value >= aim.value) return undefined;
    const sheet = new Sheet();
    const all = sheet.plus('needed', { ...aim, period: per }, ...costs);
    const needed = sheet.enough(
      'count',
      { kind: 'money', value: all.value },
      { kind: 'money', value: each.value },
      per,
    );
    sheet.use(aim, each);
    return sheet.tells('growth', (t: Translate) =>
      t('adviceSalesForAim', { needed: plain(needed), aim: usd(aim.value), per }),
    );
  },
};
