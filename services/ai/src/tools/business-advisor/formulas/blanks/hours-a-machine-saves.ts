import type { Translate } from '@commons/service-kit/texts/package-texts';
import { choicePlan } from '../choice-plan.js';
import { bare, Sheet } from '../sheet.js';
import type { Question } from './blanks.js';
import { paidBackWords } from './paid-back-words.js';
import { savesAndPaysBack } from './saves-and-pays-back.js';

/** Something that is bought once and takes hours of paid work away: when it is paid back. */
export const hoursAMachineSaves: Question<'outlay' | 'wage' | 'hours'> = {
  asks: new RegExp(`${paidBackWords.source}|\\bbuy\\b`),
  blanks: {
    outlay: {
      kinds: ['money'],
      time: 'once',
      words: /\b(?:costs?|is|price|buy|for|at|quote[ds]?|runs?)\b/,
    },
    wage: { kinds: ['money'], time: 'hour' },
    hours: {
      kinds: ['count'],
      counts: /\bhour/,
      many: 2,
      words: /\b(?:hours?|for|would|by hand|with)\b/,
    },
  },
  answer: ({ outlay: [outlay], wage: [wage], hours: [now, later] }) => {
    const per = now?.period ?? later?.period;
    if (!outlay || !wage || !now || !later || !per || per === 'hour') return undefined;
    if (later.value >= now.value) return undefined;
    const sheet = new Sheet();
    const fewer = sheet.minus('saved', now, later);
    const saved = sheet.times('saved', { ...fewer, period: per }, { ...wage, period: undefined });
    const times = sheet.periods('paidBackAfter', outlay, bare(saved), per);
    sheet.use(outlay, wage);
    return sheet.tells('strategy', savesAndPaysBack(saved, times, per), {
      plan: (t: Translate) => choicePlan(t, true),
    });
  },
};
