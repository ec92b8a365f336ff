import type { Translate } from '@commons/service-kit/texts/package-texts';
import { usd } from '../../dates-and-amounts.js';
import { plain } from '../line.js';
import { perBehind } from '../period-words.js';
import { type Amount, bare, Sheet } from '../sheet.js';
import type { Question } from './blanks.js';

/** An advert, those who call or come because of it, how many of them buy, and what one leaves: whether it pays. */
export const adAndCustomers: Question<
  'spent' | 'calls' | 'part' | 'won' | 'each' | 'months' | 'taken' | 'kept'
> = {
  asks: /\b(?:ads?|advert\w*|flyers?|google|facebook|yelp|mailers?|postcards?|radio|campaign|billboard|coupons?|marketing|anuncios?|volantes)\b/,
  blanks: {
    spent: {
      kinds: ['money'],
      isNamed: true,
      words:
        /\b(?:ads?|advert\w*|flyers?|spent|spend|costs?|paid|pay|google|facebook|yelp|mailers?|postcards?|radio|campaign|anuncios?|volantes|gast\w+)\b/,
      not: /\b(?:leaves?|profit|clear|average|each|job)\b/,
    },
    calls: {
      kinds: ['count'],
      isOptional: true,
      isNamed: true,
      words: /\b(?:calls?|called|leads?|clicks?|inquiries|visitors|people|brings?|llamadas)\b/,
      not: /\b(?:booked|bought|became|hired|signed)\b/,
    },
    part: {
      kinds: ['percent'],
      isOptional: true,
      words: /\b(?:of (?:them|those)|book|buy|become|close|turn)\b/,
    },
    won: {
      kinds: ['count'],
      isOptional: true,
      isNamed: true,
      words:
        /\b(?:came|people|contrataron|customers?|clients?|jobs?|booked|bought|became|hired|signed|sales|new|clientes)\b/,
    },
    each: {
      kinds: ['money'],
      isNamed: true,
      isOptional: true,
      words:
        /\b(?:job is|pays?|trabajo (?:es|de)|leaves?|profit|clear|average|each|makes?|make|worth|spent|spends?|margin|deja)\b/,
      not: /\b(?:ads?|flyers?|campaign|gets)\b/,
    },
    months: {
      kinds: ['count'],
      counts: /\bmonth/,
      isOptional: true,
      isNamed: true,
      words: /\b(?:stays?|stay about|for about|keeps? coming|se quedan?)\b/,
    },
    taken: {
      kinds: ['money'],
      time: 'once',
      isOptional: true,
      isNamed: true,
      words: /\b(?:of (?:that|it)|helper gets|materials?|parts|goods|gets)\b/,
    },
    kept: {
      kinds: ['percent'],
      isOptional: true,
      isNamed: true,
      words: /\b(?:keep|margin|kept|profit)\b/,
    },
  },
  answer: ({
    spent: [spent],
    calls: [calls],
    part: [part],
    won: [won],
    each: [each],
    months: [months],
    taken: [taken],
    kept: [kept],
  }) => {
    if (!spent || (part !== undefined) === (won !== undefined)) return undefined;
    if ((part && !calls) || (won && calls && won.value > calls.value)) return undefined;
    if (!each && (taken || kept)) return undefined;
    const per = spent.period ?? calls?.period ?? won?.period;
    if ([calls, won].some((one) => one?.period && one.period !== per) || per === 'hour')
      return undefined;
    const sheet = new Sheet();
    const buyers: Amount | undefined =
      part && calls ? sheet.times('goneCount', bare(calls), part) : won && bare(won);
    if (!buyers) return undefined;
    const cost = sheet.over('ads', bare(spent), buyers);
    sheet.use(spent, calls, part, won, each, months, taken, kept);
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
    return sheet.tells('marketing', (t: Translate) =>
      t('adviceAdAndCustomers', {
        isGain: gap ? (isGain ? 'yes' : 'no') : 'open',
        cost: usd(cost.value),
        gap: usd(gap?.value ?? 0),
        count: leaves ? plain(Math.ceil(spent.value / leaves.value - 1e-9)) : '',
        per: perBehind(t, per),
      }),
    );
  },
};
