import type { Translate } from '@commons/service-kit/texts/package-texts';
import { choicePlan } from '../choice-plan.js';
import { Sheet } from '../sheet.js';
import { type Question, sharedPeriod } from './blanks.js';
import { paidBackWords } from './paid-back-words.js';
import { savesAndPaysBack } from './saves-and-pays-back.js';

/** Something that is bought once and takes the place of what is paid today: when it is paid back. */
export const machineReplaces: Question<'outlay' | 'now' | 'later' | 'within'> = {
  asks: new RegExp(
    `${paidBackWords.source}|\\bbuy\\b|\\bin[- ]house\\b|\\bour own\\b|\\bmy own\\b`,
  ),
  blanks: {
    outlay: {
      kinds: ['money'],
      time: 'once',
      words: /\b(?:costs?|is|price|buy|for|at|quote[ds]?|runs?)\b/,
      not: /\ba (?:month|week|year|day)\b/,
    },
    now: {
      kinds: ['money'],
      time: 'flow',
      many: true,
      words:
        /\b(?:today|now|currently|at the moment|right now|outside|send(?:ing)?|sends|outsourc\w+|pay|paying|spend|rent(?:ing)?)\b/,
      not: /\b(?:would|will)\b/,
    },
    later: {
      kinds: ['money'],
      time: 'flow',
      many: true,
      words:
        /\b(?:would|will|own|ourselves|myself|figure|means|then|new|switch\w*|in[- ]house|itself|with (?:it|the|that|our|my)|power|upkeep|maintenance|service|electric\w*)\b/,
      not: /\b(?:today|now|currently|outside|at the moment)\b/,
    },
    within: { kinds: ['count'], counts: /\b(?:month|year)/, isOptional: true, words: /\bwithin\b/ },
  },
  answer: ({ outlay: [outlay], now, later, within: [within] }, { text }) => {
    const per = sharedPeriod([...now, ...later], text);
    if (!outlay || !per || per === 'hour') return undefined;
    const sheet = new Sheet();
    const before = sheet.plus('goesOut', ...now);
    const saved = sheet.minus('saved', { ...before, period: per }, sheet.plus('then', ...later));
    if (saved.value <= 0 || outlay.value < saved.value) return undefined;
    const times = sheet.periods(
      'paidBackAfter',
      outlay,
      { kind: 'money', value: saved.value },
      per,
    );
    const limit = within && within.value * (/year/.test(within.things.join(' ')) ? 12 : 1);
    sheet.use(within);
    const isSoon =
      limit === undefined || per !== 'month' ? 'open' : times.value <= limit ? 'yes' : 'no';
    return sheet.tells('strategy', savesAndPaysBack(saved, times, per, isSoon), {
      plan: (t: Translate) => choicePlan(t, true),
    });
  },
};
