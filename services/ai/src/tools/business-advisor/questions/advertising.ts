import { plain } from '../arithmetic/line.js';
import { perBehind } from '../arithmetic/period-words.js';
import { type Amount, bare } from '../arithmetic/sheet.js';
import { usd } from '../dates-and-amounts.js';
import { question } from './question.js';

const advertised =
  /\b(?:ads?|yelp|google|facebook|instagram|tik ?tok|flyers?|mailers?|radio|newspaper|hangers?|postcards?|billboard|sponsor\w*|campaigns?|coupons?)\b/;

/** Two ways to win customers: what one costs by each, against what one leaves. */
export const costOfACustomer = question({
  asks: advertised,
  numbers: {
    spent: {
      is: 'money named two',
      words: new RegExp(`${advertised.source}|\\b(?:spent|spend|cost us)\\b`),
      not: /\b(?:average|order|worth|each (?:job|order|client|customer)|an? (?:job|client|customer))\b/,
    },
    won: 'count two: brought|got|won|gave|new|customers?|clients?|jobs?|orders?',
    order: {
      is: 'money once optional',
      words: /\b(?:average|order|worth|brings?|leaves?|spends?|profit|job|sale|ticket)\b/,
      not: advertised,
    },
    margin: 'percent optional',
    times: 'count of tim optional',
    next: 'money optional: budget|next month',
  },
  answer: ({ spent, won, order, margin, times, next }, sheet) => {
    const [spentFirst, spentSecond] = spent;
    const [wonFirst, wonSecond] = won;
    if (!spentFirst || !spentSecond || !wonFirst || !wonSecond) return undefined;
    // Each pair is told together.
    if (
      spentSecond.sentence === wonFirst.sentence &&
      spentSecond.lead.length < wonFirst.lead.length
    )
      return undefined;
    const first = sheet.over('first', { kind: 'money', value: spentFirst.value }, wonFirst);
    const second = sheet.over('second', { kind: 'money', value: spentSecond.value }, wonSecond);
    sheet.use(spentFirst, spentSecond, next);
    const once = order && (margin ? sheet.times('one', order, margin) : order);
    const leaves = once && (times ? sheet.times('inYear', times, once) : once);
    const [low, high] = first.value < second.value ? [first, second] : [second, first];
    return sheet.tells('marketing', 'adviceCustomerCost', {
      first,
      second,
      better: first.value < second.value ? 'first' : 'second',
      leaves,
      pays: !leaves
        ? 'open'
        : leaves.value < low.value
          ? 'no'
          : leaves.value < high.value
            ? 'one'
            : 'both',
    });
  },
});

/** An advert, those who call or come because of it, how many of them buy, and what one leaves: whether it pays. */
export const adAndCustomers = question({
  asks: /\b(?:ads?|advert\w*|flyers?|google|facebook|yelp|mailers?|postcards?|radio|campaign|billboard|coupons?|marketing|anuncios?|volantes)\b/,
  numbers: {
    spent:
      'money named: ads?|advert~|flyers?|spent|spend|costs?|paid|pay|google|facebook|yelp|mailers?|postcards?|radio|campaign|anuncios?|volantes|gast~; not: leaves?|profit|clear|average|each|job',
    calls:
      'count named optional: calls?|called|leads?|clicks?|inquiries|visitors|people|brings?|llamadas; not: booked|bought|became|hired|signed',
    part: 'percent optional: of (?:them|those)|book|buy|become|close|turn',
    won: 'count named optional: came|people|contrataron|customers?|clients?|jobs?|booked|bought|became|hired|signed|sales|new|clientes',
    each: 'money named optional: job is|pays?|trabajo (?:es|de)|leaves?|profit|clear|average|each|makes?|make|worth|spent|spends?|margin|deja; not: ads?|flyers?|campaign|gets',
    months: 'count of month named optional: stays?|stay about|for about|keeps? coming|se quedan?',
    taken: 'money once named optional: of (?:that|it)|helper gets|materials?|parts|goods|gets',
    kept: 'percent named optional: keep|margin|kept|profit',
  },
  answer: ({ spent, calls, part, won, each, months, taken, kept }, sheet) => {
    if ((part !== undefined) === (won !== undefined)) return undefined;
    if ((part && !calls) || (won && calls && won.value > calls.value)) return undefined;
    if (!each && (taken || kept)) return undefined;
    const per = spent.period ?? calls?.period ?? won?.period;
    if ([calls, won].some((one) => one?.period && one.period !== per) || per === 'hour')
      return undefined;
    const buyers: Amount | undefined =
      part && calls ? sheet.times('goneCount', bare(calls), part) : won && bare(won);
    if (!buyers) return undefined;
    const cost = sheet.over('ads', bare(spent), buyers);
    if (months && each?.period !== 'month') return undefined;
    const stay = each && months ? sheet.times('forEach', months, bare(each)) : each;
    const own = stay && (taken ? sheet.minus('one', bare(stay), bare(taken)) : bare(stay));
    const leaves = own && kept ? sheet.times('one', own, kept) : own;
    const brings = leaves && sheet.times('sales', buyers, leaves);
    const isGain = brings !== undefined && brings.value >= spent.value;
    const gap =
      brings &&
      (isGain
        ? sheet.minus('left', brings, bare(spent))
        : sheet.minus('missing', bare(spent), brings));
    return sheet.tells('marketing', 'adviceAdAndCustomers', {
      isGain: gap ? (isGain ? 'yes' : 'no') : 'open',
      cost,
      gap: usd(gap?.value ?? 0),
      count: leaves ? plain(Math.ceil(spent.value / leaves.value - 1e-9)) : '',
      per: perBehind(per),
    });
  },
});
