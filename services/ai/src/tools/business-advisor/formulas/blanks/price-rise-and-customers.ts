import type { Translate } from '@commons/service-kit/texts/package-texts';
import { usd } from '../../dates-and-amounts.js';
import { plain } from '../line.js';
import { perWords } from '../period-words.js';
import { bare, count, Sheet } from '../sheet.js';
import type { Question } from './blanks.js';

/** A higher price, with those who leave because of it: what is left before and after, and how many may leave. */
export const priceRiseAndCustomers: Question<'price' | 'next' | 'costs' | 'sold' | 'lost'> = {
  asks: /\b(?:rais\w+|go(?:ing)? (?:up )?to|bump\w*|increas\w+|price|charge|sub(?:ir|o|imos)|aumentar)\b[\s\S]*\b(?:los(?:e|es|ing)|leave|quit|drop|fewer|walk|perd\w+|se (?:van|vayan|ir[ií]an))\b/,
  blanks: {
    price: {
      kinds: ['money'],
      isNamed: true,
      words: /\b(?:at|charge|charging|price|from|pays?|is|are|for|now|cobro|cobramos|a)\b/,
      not: /\b(?:costs?|labor|supplies|materials?|raise|to|if)\s*\$?$/,
    },
    next: {
      kinds: ['money', 'count'],
      isNamed: true,
      words: /\b(?:to|if|rais\w+|new|would|sub\w+ a)\b/,
      not: /\bcosts?\b/,
    },
    costs: {
      kinds: ['money'],
      many: true,
      isOptional: true,
      isNamed: true,
      words: /\b(?:costs?|labor|supplies|materials?|ingredients?|to make|goes into|parts|cuesta)\b/,
    },
    sold: {
      kinds: ['count'],
      words:
        /\b(?:clean|sell|have|do|serve|customers?|clients?|members?|a month|a week|a day|tengo|vendo)\b/,
      not: /\b(?:los(?:e|es|ing)|leave|quit|drop|perder\w*)\b/,
    },
    lost: {
      kinds: ['count', 'percent'],
      isNamed: true,
      words: /\b(?:los(?:e|es|ing)|leave|quit|drop|fewer|walk|perd\w+|van|vayan)\b/,
    },
  },
  answer: ({ price: [price], next: [next], costs, sold: [sold], lost: [lost] }) => {
    if (!price || !next || !sold || !lost || next.value <= price.value) return undefined;
    if (
      next.value > price.value * 3 ||
      next.period === 'hour' ||
      (next.kind === 'count' && next.period)
    )
      return undefined;
    if (lost.kind === 'count' && lost.value >= sold.value) return undefined;
    const per = sold.period ?? price.period;
    if (price.period && sold.period && price.period !== sold.period) return undefined;
    const sheet = new Sheet();
    const to = { kind: 'money' as const, value: next.value };
    const now = sheet.minus('one', bare(price), ...costs.map(bare));
    const then = sheet.minus('atNewPrice', to, ...costs.map(bare));
    if (now.value <= 0) return undefined;
    const gone = lost.kind === 'percent' ? sheet.times('goneCount', count(sold.value), lost) : lost;
    const rest = sheet.minus('stayed', count(sold.value), count(gone.value));
    const before = sheet.times('leftNow', { ...count(sold.value), period: per }, bare(now));
    const after = sheet.times('then', { ...rest, period: per }, bare(then));
    const isGain = after.value >= before.value;
    const gap = isGain ? sheet.minus('more', after, before) : sheet.minus('less', before, after);
    const enough = (sold.value * now.value) / then.value;
    const spare = Math.floor(sold.value - enough + 1e-9);
    sheet.use(price, next, sold, lost, ...costs);
    return sheet.tells(
      'price-rise',
      (t: Translate) =>
        t('advicePriceRise', {
          isGain: isGain ? 'yes' : 'no',
          gap: usd(gap.value),
          to: usd(next.value),
          spare: plain(spare),
          per: per && per !== 'hour' ? perWords(t, per) : '',
          costs: costs.length > 0 ? 'yes' : 'no',
        }),
      {
        found: {
          priceRise: { from: price.value, to: next.value, spare, per: per ?? 'month' },
        },
      },
    );
  },
};
