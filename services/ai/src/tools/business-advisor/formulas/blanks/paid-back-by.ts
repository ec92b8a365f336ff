import type { Translate } from '@commons/service-kit/texts/package-texts';
import { usd } from '../../dates-and-amounts.js';
import { choicePlan } from '../choice-plan.js';
import { tenths } from '../line.js';
import { Sheet } from '../sheet.js';
import { type Question, sharedPeriod } from './blanks.js';
import { paidBackWords } from './paid-back-words.js';

/** Something that is paid once and brings or saves so much each period: when it is paid back. */
export const paidBackBy: Question<'outlay' | 'brings' | 'count'> = {
  asks: new RegExp(`${paidBackWords.source}|\\bhow (?:soon|fast|long)\\b`),
  blanks: {
    outlay: {
      kinds: ['money'],
      time: 'once',
      isNamed: true,
      words: /\b(?:repair|fix(?:ing)?|costs?|is|new|buy|price|installation|install|sign|for)\b/,
    },
    brings: {
      kinds: ['money'],
      time: 'flow',
      isNamed: true,
      words: /\b(?:brings?|saves?|save|earns?|makes?|more|rents? (?:it )?for)\b/,
    },
    count: { kinds: ['count'], isOptional: true, counts: /^(?!.*\b(?:hour|day|week|month|year))/ },
  },
  answer: ({ outlay: [outlay], brings: [brings], count: [count] }, { text }) => {
    const per = brings && sharedPeriod([brings], text);
    if (!outlay || !brings || !per || per === 'hour' || outlay.value <= brings.value)
      return undefined;
    const isOfEach = /\b(?:each|every|per)\b/.test(brings.lead);
    if ((count !== undefined) !== isOfEach) return undefined;
    const sheet = new Sheet();
    const all = count ? sheet.times('all', count, { ...brings, period: per }) : brings;
    const times = sheet.over('paidBackAfter', outlay, { kind: 'money', value: all.value });
    sheet.use(outlay, brings, count);
    return sheet.tells(
      'strategy',
      (t: Translate) =>
        t('advicePaidBackBy', {
          all: usd(all.value),
          times: tenths(times.value),
          per,
        }),
      { plan: (t: Translate) => choicePlan(t, true) },
    );
  },
};
