import type { Translate } from '@commons/service-kit/texts/package-texts';
import { usd } from '../../dates-and-amounts.js';
import { bare, Sheet } from '../sheet.js';
import type { Question } from './blanks.js';

/** Employees who left, and what it takes to replace one. */
export const peopleWhoWereReplaced: Question<'gone' | 'all' | 'each' | 'told'> = {
  asks: /\b(?:replac\w+|train\w*|turnover|new (?:one|hire|person)|reemplaz\w+|entren\w+)\b/,
  blanks: {
    gone: {
      kinds: ['count'],
      isNamed: true,
      words: /\b(?:lost|left|quit|replaced?|went through|hired|leave|leaves|se fueron|perdimos)\b/,
    },
    all: {
      kinds: ['count'],
      isOptional: true,
      isNamed: true,
      words: /\b(?:of (?:our|my|the)|out of|de)\b/,
    },
    each: {
      kinds: ['money'],
      time: 'once',
      isNamed: true,
      words: /\b(?:costs?|takes?|to train|training|each new|replac\w+|cuesta)\b/,
    },
    told: {
      kinds: ['money', 'count'],
      isOptional: true,
      many: true,
      isNamed: true,
      words: /\b(?:an hour|weeks?|months?|earn|pay)\b/,
    },
  },
  answer: ({ gone: [gone], all: [all], each: [each], told }) => {
    if (!gone || !each || each.value < 50 || (all && all.value < gone.value)) return undefined;
    if (told.some(({ kind, period }) => kind === 'money' && period !== 'hour')) return undefined;
    const sheet = new Sheet();
    if (all) sheet.part('part', bare(gone), bare(all));
    const sum = sheet.times('turnover', bare(gone), bare(each));
    sheet.use(gone, all, each, ...told);
    return sheet.tells('hiring', (t: Translate) =>
      t('advicePeopleReplaced', { sum: usd(sum.value), each: usd(each.value) }),
    );
  },
};
