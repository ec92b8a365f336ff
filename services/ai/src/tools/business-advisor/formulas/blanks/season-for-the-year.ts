import type { Translate } from '@commons/service-kit/texts/package-texts';
import { usd } from '../../dates-and-amounts.js';
import { bare, count, Sheet } from '../sheet.js';
import type { Question } from './blanks.js';

/** What a season leaves, against the months that bring nothing and what the owner lives on all year. */
export const seasonForTheYear: Question<'earned' | 'months' | 'costs' | 'living'> = {
  asks: /\b(?:season|winter|summer|months|(?:rest|part) of the year|temporada|invierno|from (?:may|june|april|march|november|october) (?:to|through))\b/,
  blanks: {
    earned: {
      kinds: ['money'],
      isNamed: true,
      words: /\b(?:make|made|earn\w*|clear|left|leaves|after|profit|bring\w*|season|gan\w+|deja)\b/,
      not: /\b(?:live|living|going out|goes out|bills|costs? me)\b/,
    },
    months: {
      kinds: ['count'],
      counts: /\bmonth/,
      words: /\b(?:other|rest|months?|slow|closed|winter)\b/,
    },
    costs: {
      kinds: ['money'],
      time: 'flow',
      isNamed: true,
      isOptional: true,
      words:
        /\b(?:going out|goes out|bills|costs?|expenses|rent|storage|insurance|loan|still (?:pay|have)|gastos)\b/,
      not: /\b(?:live|living)\b/,
    },
    living: {
      kinds: ['money'],
      time: 'flow',
      isNamed: true,
      isOptional: true,
      words: /\b(?:to live|living|household|family|pay myself|at home|take home|home|vivir|casa)\b/,
    },
  },
  answer: ({ earned: [earned], months: [months], costs: [costs], living: [living] }) => {
    if (!earned || !months || months.value > 11 || (!costs && !living)) return undefined;
    if (earned.period && earned.period !== 'year') return undefined;
    if ([costs, living].some((one) => one && one.period !== 'month')) return undefined;
    if ([costs, living].some((one) => one && one.value >= earned.value)) return undefined;
    const sheet = new Sheet();
    const out = costs && sheet.times('slow', count(months.value), bare(costs));
    const own = living && sheet.times('ownYear', count(12), bare(living));
    const all = sheet.plus('goesOut', ...[out, own].filter((one) => one !== undefined));
    const isEnough = earned.value >= all.value;
    const gap = isEnough
      ? sheet.minus('spare', bare(earned), all)
      : sheet.minus('missing', all, bare(earned));
    sheet.use(earned, months, costs, living);
    return sheet.tells('slow-season', (t: Translate) =>
      t('adviceSeasonForTheYear', {
        isEnough: isEnough ? 'yes' : 'no',
        gap: usd(gap.value),
        all: usd(all.value),
        month: usd(gap.value / months.value),
      }),
    );
  },
};
