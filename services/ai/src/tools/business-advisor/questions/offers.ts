import { plain, signed, tenths } from '../arithmetic/line.js';
import { bare, count } from '../arithmetic/sheet.js';
import { cents, share, usd } from '../dates-and-amounts.js';
import { choicePlan } from '../plans/choice-plan.js';
import { question } from './question.js';

const ordinals = ['fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth', 'eleventh', 'twelfth'];
const free = new RegExp(
  `\\b(?:(${ordinals.join('|')})|(\\d{1,2})th)\\b|\\bbuy (\\d{1,2}),? (?:and )?get (?:1|one)|\\bafter (\\d{1,2})\\b`,
);

/** How many are paid for until one is free: "the tenth drink is free", "buy 9, get 1 free". */
function paidUntilFree(text: string): number | undefined {
  const [, word, digits, bought, after] = free.exec(text) ?? [];
  if (word) return ordinals.indexOf(word) + 4;
  const paid = Number(bought ?? after ?? Number(digits) - 1);
  return paid >= 3 && paid <= 30 ? paid : undefined;
}

/** A card with one free after so many: what it costs of what the paid ones bring. */
export const freeAfterSoMany = question({
  asks: /\b(?:punch|loyalty|stamp|reward|free|gratis)\b/,
  numbers: {
    price:
      'money once named: sells?|sell|price|average|charge|for|is|at|vend~; not: costs?|to make|ingredients?',
    cost: {
      is: 'money once named',
      words: /\b(?:costs?|to make|ingredients?|goes into|cuesta)\b/,
      not: /\bsells?\b/,
    },
    counts: 'count optional many: buy|after|free|get|th',
  },
  answer: ({ price, cost, counts }, sheet, { text }) => {
    const paid = paidUntilFree(text);
    if (!paid || cost.value >= price.value) return undefined;
    if (counts.some(({ value }) => ![1, paid, paid + 1].includes(value))) return undefined;
    const brings = sheet.times('sales', count(paid), bare(price));
    const one = sheet.minus('one', bare(price), bare(cost));
    const leaves = sheet.times('all', count(paid), one);
    const left = sheet.minus('left', leaves, bare(cost));
    const part = sheet.part('part', bare(cost), brings);
    return sheet.tells('retention', 'adviceFreeAfter', {
      cost,
      part: share(part),
      price,
      left,
      paid: String(paid),
    });
  },
});

/** Several things at one price: what is given away, and what the package leaves. */
export const thingsSoldTogether = question({
  asks: /\b(?:bundle|package|combo|together|both|set|paquete|junt[oa]s|las dos|los dos)\b/,
  numbers: {
    prices:
      'money once named many: costs?|la|el|is|are|at|for|sells?|sell|charge|and|alone|separately|each|cuesta|vale|a|y; not: bundle|package|combo|together|both|costs? (?:me|us)|me costs?|supplies|products?|materials?|to make|me cuesta',
    together:
      'money once named: bundle|package|combo|together|both|set|paquete|junt[oa]s|dos; not: costs?|supplies',
    costs:
      'money once optional many: costs?|supplies|products?|materials?|ingredients?|to make|and|cuesta|y',
  },
  answer: ({ prices, together, costs }, sheet) => {
    const all = cents(prices.reduce((sum, { value }) => sum + value, 0));
    if (prices.length < 2 || prices.length > 4 || together.value >= all) return undefined;
    if (prices.some(({ value }) => value >= together.value)) return undefined;
    if (costs.length > 0 && costs.length !== prices.length && costs.length !== 1) return undefined;
    const lowest = Math.min(...prices.map(({ value }) => value));
    if (lowest * 5 < together.value) return undefined;
    if (costs.some(({ value }) => value >= lowest)) return undefined;
    const apart = sheet.plus('apart', ...prices.map(bare));
    const off = sheet.minus('discount', apart, bare(together));
    const part = sheet.part('part', off, apart);
    const left =
      costs.length > 0
        ? sheet.minus('packageLeaves', bare(together), ...costs.map(bare))
        : undefined;
    if (left) sheet.minus('apartLeaves', apart, ...costs.map(bare));
    return sheet.tells('margins', 'adviceSoldTogether', { off, part: share(part), left });
  },
});

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
