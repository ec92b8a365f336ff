import type { Translate } from '@commons/service-kit/texts/package-texts';
import { usd } from '../../dates-and-amounts.js';
import { choicePlan } from '../choice-plan.js';
import { tenths } from '../line.js';
import { bare, count, Sheet } from '../sheet.js';
import type { Question } from './blanks.js';

/** Something that is bought once and brings more sales each period, at a price less what goes into one: when it is paid back. */
export const moreSalesPayBack: Question<'outlay' | 'more' | 'each' | 'costs' | 'days' | 'running'> =
  {
    asks: /\b(?:more|lose|turn(?:ing)? away|extra|miss(?:ing)?|could|m[aá]s)\b/,
    blanks: {
      outlay: {
        kinds: ['money'],
        time: 'once',
        isNamed: true,
        words: /\b(?:costs?|is|new|second|buy|price|for|cuesta|nuev[oa]|segund[oa])\b/,
        not: /\b(?:each|leaves|spends?|ingredients|cada|deja)\b|\bto make\b/,
      },
      more: {
        kinds: ['count'],
        isNamed: true,
        words: /\b(?:more|lose|turn\w* away|extra|miss\w*|could|bring|m[aá]s)\b/,
      },
      each: {
        kinds: ['money'],
        time: 'once',
        isNamed: true,
        words: /\b(?:each|leaves?|spends?|pays?|at|clear|brings?|cada|dejan?)\b/,
        not: /\b(?:ingredients?|materials?|cost|is)\b/,
      },
      costs: {
        kinds: ['money'],
        time: 'once',
        isOptional: true,
        isNamed: true,
        words: /\b(?:ingredients?|materials?|of which|to make|goes into|food|supplies)\b/,
      },
      days: { kinds: ['count'], counts: /\bday/, isOptional: true },
      running: {
        kinds: ['money'],
        time: 'flow',
        isOptional: true,
        isNamed: true,
        words: /\b(?:payment|insurance|power|gas|upkeep|maintenance|wages)\b/,
      },
    },
    answer: ({
      outlay: [outlay],
      more: [more],
      each: [each],
      costs: [costs],
      days: [days],
      running: [running],
    }) => {
      if (!outlay || !more?.period || !each || outlay.value < each.value * 10) return undefined;
      if (more.period === 'hour' || (days && (more.period !== 'day' || days.period === 'day')))
        return undefined;
      const per = days ? (days.period ?? 'month') : more.period;
      if (running && running.period !== per) return undefined;
      const sheet = new Sheet();
      const one = sheet.minus('one', bare(each), ...(costs ? [bare(costs)] : []));
      if (one.value <= 0) return undefined;
      const some = sheet.times('more', more, bare(one));
      const all = days ? sheet.times('all', count(days.value), { ...some, period: per }) : some;
      const left = running ? sheet.minus('left', all, running) : all;
      if (left.value <= 0) return undefined;
      const times = sheet.periods('paidBackAfter', outlay, { ...left, period: per }, per);
      sheet.use(outlay, more, each, costs, days, running);
      return sheet.tells(
        'equipment',
        (t: Translate) =>
          t('advicePaidBackBy', { all: usd(left.value), times: tenths(times.value), per }),
        { plan: (t: Translate) => choicePlan(t, true) },
      );
    },
  };
