import type { Translate } from '@commons/service-kit/texts/package-texts';
import { choicePlan } from '../choice-plan.js';
import { bare, Sheet } from '../sheet.js';
import type { Question } from './blanks.js';
import { savesAndPaysBack } from './saves-and-pays-back.js';

/** "60 a month are sent out at $6; with a machine of $7,800 each would cost $1": when the machine is paid back. */
export const machineMakesEach: Question<'outlay' | 'sold' | 'now' | 'later'> = {
  asks: /\b(?:own|ourselves|myself|in[- ]house|with (?:it|the|a|our|my))\b/,
  blanks: {
    outlay: {
      kinds: ['money'],
      time: 'once',
      words: /\b(?:costs?|is|buy|for|price)\b/,
      not: /\b(?:about|each|own|with it)\b/,
    },
    sold: { kinds: ['count'], words: /./ },
    now: {
      kinds: ['money'],
      time: 'once',
      isNamed: true,
      words: /\b(?:pay|pays|send|outside|now|today|charges?|for each)\b/,
      not: /\b(?:would|own|with)\b/,
    },
    later: {
      kinds: ['money'],
      time: 'once',
      isNamed: true,
      words:
        /\b(?:would|own|with (?:it|the|a|our|my)|ourselves|myself|in[- ]house|thread|material)\b/,
      not: /\b(?:pay|send)\b/,
    },
  },
  answer: ({ outlay: [outlay], sold: [sold], now: [now], later: [later] }) => {
    const per = sold?.period;
    if (!outlay || !sold || !now || !later || !per || per === 'hour') return undefined;
    if (later.value >= now.value || now.value * 20 > outlay.value) return undefined;
    const sheet = new Sheet();
    const each = sheet.minus('saved', bare(now), bare(later));
    const saved = sheet.times('saved', sold, each);
    const times = sheet.periods('paidBackAfter', outlay, saved, per);
    sheet.use(outlay, sold, now, later);
    return sheet.tells('equipment', savesAndPaysBack(saved, times, per), {
      plan: (t: Translate) => choicePlan(t, true),
    });
  },
};
