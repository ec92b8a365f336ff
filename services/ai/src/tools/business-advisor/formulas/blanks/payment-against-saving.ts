import type { Translate } from '@commons/service-kit/texts/package-texts';
import { usd } from '../../dates-and-amounts.js';
import { choicePlan } from '../choice-plan.js';
import { bare, Sheet } from '../sheet.js';
import type { Question } from './blanks.js';
import { inPeriod } from './in-period.js';

const saves =
  /\b(?:saves?|saving|would save|brings?(?: in)?|earns?|make|makes|leaves?|clear|extra|more|ahorra\w*)\b/;

/** Something that is paid by the month, against the hours or the money that it saves or brings. */
export const paymentAgainstSaving: Question<'payment' | 'term' | 'hours' | 'rate' | 'saved'> = {
  asks: /\b(?:loan|payments?|lease|financ\w+|subscription|software|a month|pago|pr[eé]stamo)\b[\s\S]*\b(?:worth|pays?|make sense|should|good idea|conviene|vale)\b/,
  blanks: {
    payment: {
      kinds: ['money'],
      time: 'flow',
      isNamed: true,
      words:
        /\b(?:loan|payments?|lease|financ\w+|is|costs?|subscription|software|for|runs?|pago)\b/,
      not: /\b(?:saves?|brings?|earns?|ahorra\w*)\b/,
    },
    term: { kinds: ['count'], counts: /\b(?:month|year)/, isOptional: true },
    hours: { kinds: ['count'], counts: /\bhour/, isOptional: true, isNamed: true, words: saves },
    rate: { kinds: ['money'], time: 'hour', isOptional: true },
    saved: {
      kinds: ['money'],
      time: 'flow',
      isNamed: true,
      isOptional: true,
      many: true,
      words: saves,
      not: /\b(?:payment|loan is|lease is)\b/,
    },
  },
  answer: ({ payment: [payment], term: [term], hours: [hours], rate: [rate], saved }) => {
    if (payment?.period !== 'month' || (hours === undefined) !== (rate === undefined))
      return undefined;
    if (!hours === (saved.length === 0) || term?.period) return undefined;
    const sheet = new Sheet();
    const saving = hours && rate ? [sheet.times('saved', hours, bare(rate))] : saved;
    const brings = saving.map((one) => inPeriod(sheet, one, 'month'));
    if (!brings.every((one) => one !== undefined)) return undefined;
    const all = sheet.plus('saved', ...brings);
    const isGain = all.value >= payment.value;
    const gap = isGain ? sheet.minus('left', all, payment) : sheet.minus('missing', payment, all);
    sheet.use(payment, term, hours, rate, ...saved);
    return sheet.tells(
      'strategy',
      (t: Translate) =>
        t('advicePaymentAgainstSaving', {
          isGain: isGain ? 'yes' : 'no',
          gap: usd(gap.value),
          all: usd(all.value),
          payment: usd(payment.value),
          hours: hours ? 'yes' : 'no',
        }),
      { plan: (t: Translate) => choicePlan(t, true) },
    );
  },
};
