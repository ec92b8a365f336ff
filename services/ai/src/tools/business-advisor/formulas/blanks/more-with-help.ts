import type { Translate } from '@commons/service-kit/texts/package-texts';
import { cents, usd } from '../../dates-and-amounts.js';
import { choicePlan } from '../choice-plan.js';
import { plain } from '../line.js';
import { Sheet } from '../sheet.js';
import { type Question, sharedPeriod } from './blanks.js';

/** Work that is turned away could be done with somebody or something that is paid for each period: does that pay? */
export const moreWithHelp: Question<'more' | 'each' | 'cost' | 'today'> = {
  asks: /\b(?:turn(?:ing)? (?:away|down|people away)|turn \S+ away|could (?:do|get|take|see|serve)|more|miss(?:ing)?|waiting list)\b[\s\S]*\b(?:hir\w+|helper|second|third|another|extra|tech|chair|would cost|worth)\b/,
  blanks: {
    more: {
      kinds: ['count'],
      words: /\b(?:turn\w*|away|more|miss\w*|could|extra|waiting)\b/,
      counts: /^(?!.*\b(?:hour|day|week|month))/,
    },
    each: {
      kinds: ['money'],
      time: 'once',
      words: /\b(?:leaves?|clear|brings?|each|at|make|pays?|worth)\b/,
      not: /\b(?:would cost|costs?|rent)\b/,
    },
    cost: {
      kinds: ['money'],
      time: 'flow',
      words: /\b(?:costs?|would cost|pay|wages?|rent|helper|tech|salary)\b/,
    },
    today: {
      kinds: ['count'],
      isOptional: true,
      words: /\b(?:sell|do|now|today|see|serve|have)\b/,
      not: /\bmore\b/,
    },
  },
  answer: ({ more: [more], each: [each], cost: [cost], today: [today] }, { text }) => {
    if (!more || !each || !cost) return undefined;
    const per = sharedPeriod([cost, ...(more.period ? [more] : [])], text);
    if (!per || per === 'hour') return undefined;
    const sheet = new Sheet();
    const brings = sheet.times('more', { ...more, period: per }, { ...each, period: undefined });
    const left = sheet.minus('left', { ...brings, period: per }, { ...cost, period: per });
    const needed = sheet.enough(
      'count',
      { kind: 'money', value: cents(cost.value) },
      { kind: 'money', value: each.value },
      per,
    );
    sheet.use(more, each, cost, today);
    return sheet.tells(
      'strategy',
      (t: Translate) =>
        t('adviceMoreWithHelp', {
          isGain: left.value > 0 ? 'yes' : 'no',
          left: usd(Math.abs(left.value)),
          needed: plain(needed),
          per,
        }),
      { plan: (t: Translate) => choicePlan(t, false) },
    );
  },
};
