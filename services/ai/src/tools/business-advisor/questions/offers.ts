import { plain, signed, tenths } from '../arithmetic/line.js';
import { bare, count } from '../arithmetic/sheet.js';
import { usd } from '../dates-and-amounts.js';
import { choicePlan } from '../plans/choice-plan.js';
import { question } from './question.js';

/** A membership, a pass or a subscription against single visits: what a member leaves, and after how many visits it is cheaper. */
export const membershipAgainstVisits = question({
  asks: /\b(?:memberships?|members?|pass|unlimited|subscri\w+|monthly plan|membres[ií]a|suscripci[oó]n|mensualidad)\b/,
  numbers: {
    pass: 'money named: memberships?|pass|unlimited|subscri~|plan|membres[ií]a|suscripci[oó]n|mensualidad; not: single|drop[- ]?in|costs? me',
    single:
      'money once named: single|drop[- ]?in|each|one|visits?|class(?:es)?|wash|haircut|session|is|are|regular~|normally|suelt[ao]|cada; not: costs? (?:me|us)|memberships?|unlimited',
    cost: 'money once named optional: costs? (?:me|us)?|in (?:water|soap|labor|supplies)|supplies|goes into|materials?|cuesta',
    visits: 'count optional: times|visits?|come|use|average|veces|vienen',
    time: 'count of hour|minut optional',
    rate: 'money hour optional',
  },
  answer: ({ pass, single, cost: given, visits, time, rate }, sheet) => {
    const per = pass.period ?? 'month';
    if (!time !== !rate || (time && given)) return undefined;
    const hours = time && (/minut/.test(time.things.join(' ')) ? time.value / 60 : time.value);
    const cost = hours && rate ? sheet.times('pay', count(hours), bare(rate)) : given;
    if (single.value >= pass.value || (cost && cost.value >= single.value)) return undefined;
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
    const most = cost && !visits ? sheet.over('evenForYou', bare(pass), bare(cost)) : undefined;
    return sheet.tells(
      'strategy',
      'adviceMembership',
      {
        left: left ? signed(left.value) : 'none',
        apart: usd(apart?.value ?? 0),
        paid: paid || undefined,
        even: plain(even),
        most: most ? tenths(most.value) : 'none',
        per,
      },
      { plan: choicePlan(true) },
    );
  },
});

/** Somebody wants many at a lower price: what the order leaves, and how far it is below the usual price. */
export const orderAtALowerPrice = question({
  asks: /\b(?:order|wants?|buy|wholesale|offers?)\b/,
  numbers: {
    ordered: 'count named: wants?|order|buy|offers?|take',
    offered:
      'money once named: at|each|for|offers?|pays?; not: sells?|charge|costs?|normally|usually|i get',
    own: 'money once named: sells?|sell|charge|normally|usually|retail|i get|we get; not: costs?|pay',
    cost: 'money once named optional: costs? (?:me|us)?|to make|materials?|ingredients?|comes? to|makes? it',
  },
  answer: ({ ordered, offered, own, cost }, sheet, { text }) => {
    if (own.value <= offered.value || offered.value * 8 < own.value) return undefined;
    const all = sheet.times('order', ordered, bare(offered));
    sheet.minus('below', bare(own), bare(offered));
    if (cost) sheet.minus('ownSale', bare(own), bare(cost));
    const one = cost && sheet.minus('one', bare(offered), bare(cost));
    const left = one && sheet.times('left', ordered, one);
    const isOfAShop =
      /\b(?:shops?|stores?|boutiques?|grocer\w*|wholesale|distributors?|caf[eé]s?)\b/.test(text);
    return sheet.tells(isOfAShop ? 'wholesale' : 'job-bid', 'decisionOrder', {
      all,
      left: left ? signed(left.value) : 'none',
      offered,
    });
  },
});
