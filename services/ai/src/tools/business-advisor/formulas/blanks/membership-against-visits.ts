import type { Translate } from '@commons/service-kit/texts/package-texts';
import { usd } from '../../dates-and-amounts.js';
import { choicePlan } from '../choice-plan.js';
import { plain, signed, tenths } from '../line.js';
import { bare, count, Sheet } from '../sheet.js';
import type { Question } from './blanks.js';

/** A membership, a pass or a subscription against single visits: what a member leaves, and after how many visits it is cheaper. */
export const membershipAgainstVisits: Question<
  'pass' | 'single' | 'cost' | 'visits' | 'time' | 'rate'
> = {
  asks: /\b(?:memberships?|members?|pass|unlimited|subscri\w+|monthly plan|membres[ií]a|suscripci[oó]n|mensualidad)\b/,
  blanks: {
    pass: {
      kinds: ['money'],
      isNamed: true,
      words:
        /\b(?:memberships?|pass|unlimited|subscri\w+|plan|membres[ií]a|suscripci[oó]n|mensualidad)\b/,
      not: /\b(?:single|drop[- ]?in|costs? me)\b/,
    },
    single: {
      kinds: ['money'],
      time: 'once',
      isNamed: true,
      words:
        /\b(?:single|drop[- ]?in|each|one|visits?|class(?:es)?|wash|haircut|session|is|are|regular\w*|normally|suelt[ao]|cada)\b/,
      not: /\b(?:costs? (?:me|us)|memberships?|unlimited)\b/,
    },
    cost: {
      kinds: ['money'],
      time: 'once',
      isOptional: true,
      isNamed: true,
      words:
        /\b(?:costs? (?:me|us)?|in (?:water|soap|labor|supplies)|supplies|goes into|materials?|cuesta)\b/,
    },
    visits: {
      kinds: ['count'],
      isOptional: true,
      words: /\b(?:times|visits?|come|use|average|veces|vienen)\b/,
    },
    time: { kinds: ['count'], counts: /\b(?:hour|minut)/, isOptional: true },
    rate: { kinds: ['money'], time: 'hour', isOptional: true },
  },
  answer: ({
    pass: [pass],
    single: [single],
    cost: [given],
    visits: [visits],
    time: [time],
    rate: [rate],
  }) => {
    const per = pass?.period ?? 'month';
    if (!time !== !rate || (time && given)) return undefined;
    const sheet = new Sheet();
    const hours = time && (/minut/.test(time.things.join(' ')) ? time.value / 60 : time.value);
    const cost = hours && rate ? sheet.times('pay', count(hours), bare(rate)) : given;
    if (!pass || !single || single.value >= pass.value || (cost && cost.value >= single.value))
      return undefined;
    if (
      pass.period === 'hour' ||
      (visits?.period && visits.period !== per) ||
      (visits && visits.value > 31)
    )
      return undefined;
    const taken = cost && visits && sheet.times('visitsCost', bare(visits), bare(cost));
    const left = taken && sheet.minus('monthLeaves', { ...bare(pass), period: per }, taken);
    const one = cost && visits && sheet.minus('onceLeaves', bare(single), bare(cost));
    const apart = one && visits && sheet.times('visitsLeave', bare(visits), one);
    const paid = !cost && visits && sheet.times('visitsPay', bare(visits), bare(single));
    const even = sheet.enough('evenAfter', bare(pass), bare(single), per);
    sheet.use(pass, single, given, visits, time, rate);
    const most = cost && !visits ? sheet.over('evenForYou', bare(pass), bare(cost)) : undefined;
    return sheet.tells(
      'strategy',
      (t: Translate) =>
        t('adviceMembership', {
          left: left ? signed(left.value) : 'none',
          apart: usd(apart?.value ?? 0),
          paid: paid ? usd(paid.value) : 'none',
          even: plain(even),
          most: most ? tenths(most.value) : 'none',
          per,
        }),
      { plan: (t: Translate) => choicePlan(t, true) },
    );
  },
};
