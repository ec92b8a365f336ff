import type { Translate } from '@commons/service-kit/texts/package-texts';
import { usd } from '../../dates-and-amounts.js';
import { choicePlan } from '../choice-plan.js';
import { tenths } from '../line.js';
import { bare, Sheet } from '../sheet.js';
import { type Question, sharedPeriod } from './blanks.js';
import { paidBackWords } from './paid-back-words.js';

/** Something that is paid once and brings or saves so much each period: when it is paid back. */
export const paidBackBy: Question<'outlay' | 'brings' | 'count' | 'resale'> = {
  asks: new RegExp(
    `${paidBackWords.source}|\\bhow (?:soon|fast|long)\\b|\\bcu[aá]nd?t?o\\b|\\bsaves? us\\b|\\bahorrar?[ií]?a?`,
  ),
  blanks: {
    outlay: {
      kinds: ['money'],
      time: 'once',
      isNamed: true,
      words:
        /\b(?:cuesta|nuev[oa]|repair|fix(?:ing)?|costs?|is|new|buy|price|installation|install|sign|for)\b/,
    },
    resale: {
      kinds: ['money'],
      time: 'once',
      isNamed: true,
      isOptional: true,
      words:
        /\b(?:sell|trade|trade[- ]?in|old one|old (?:van|truck|machine|oven)|get for|repair|fix(?:ing)?)\b/,
      not: /\bsells? (?:for|at)\b/,
    },
    brings: {
      kinds: ['money'],
      time: 'flow',
      many: true,
      words: /\b(?:brings?|saves?|save|ahorra\w*|dejan?|earns?|makes?|more|rents? (?:it )?for)\b/,
      not: /\b(?:payments?|rent|insurance|costs?|wages)(?: \w+)? \$?$/,
    },
    count: { kinds: ['count'], isOptional: true, counts: /^(?!.*\b(?:hour|day|week|month|year))/ },
  },
  answer: ({ outlay: [outlay], brings: all, count: [count], resale: [resale] }, { text }) => {
    const [brings] = all;
    const per = sharedPeriod(all, text);
    if (!outlay || !brings || !per || per === 'hour' || outlay.value <= brings.value)
      return undefined;
    if (resale && resale.value >= outlay.value) return undefined;
    const isOfEach = /\b(?:each|every|per)\b/.test(brings.lead);
    if ((count !== undefined) !== isOfEach) return undefined;
    const sheet = new Sheet();
    const together = sheet.plus('saved', ...all.map((one) => ({ ...one, period: per })));
    const each = count ? sheet.times('all', count, together) : together;
    const net = resale ? sheet.minus('toPay', bare(outlay), bare(resale)) : outlay;
    const times = sheet.periods('paidBackAfter', net, each, per);
    sheet.use(outlay, count, resale, ...all);
    return sheet.tells(
      'strategy',
      (t: Translate) =>
        t('advicePaidBackBy', {
          all: usd(each.value),
          times: tenths(times.value),
          per,
        }),
      { plan: (t: Translate) => choicePlan(t, true) },
    );
  },
};
