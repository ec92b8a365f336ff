import { perBehind } from '../arithmetic/period-words.js';
import { bare, count } from '../arithmetic/sheet.js';
import { usd } from '../dates-and-amounts.js';
import { question } from './question.js';

/** "6 for $5", "a dozen for $12": what a lot leaves, against as many sold one by one, and in all. */
export const priceOfALot = question({
  asks: /\b\d+ (?:\p{L}+ )?(?:for|por|x) \$?\d/u,
  numbers: {
    lot: { is: 'count named', words: /^\s*(?:\p{L}+ )?(?:for|por|x) *\$?$/u },
    price: { is: 'money once named', words: /\b(?:for|por|x) \$?$/ },
    cost: 'money once named optional: costs?|to make|ingredients?|cuestan?|goods|i pay|we pay; not: normally|usually',
    single:
      'money once named optional: each|normally|usually|regular~|single|instead|apiece|at; not: costs?|to make',
    sold: 'count optional: sell|a day|a week|about|today|vend~',
  },
  answer: ({ lot, price, cost, single, sold }, sheet) => {
    if (lot.value < 2 || lot.value > 144 || (!cost && !single) || sold?.period === 'hour')
      return undefined;
    const one = sheet.over('forEach', bare(price), bare(lot));
    const goods = cost && sheet.times('goods', bare(lot), bare(cost));
    const left = sheet.minus('lotLeaves', bare(price), ...(goods ? [goods] : []));
    const apart = single && sheet.times('apart', bare(lot), bare(single));
    if (apart && apart.value <= price.value) return undefined;
    const gap = apart && sheet.minus('less', apart, bare(price));
    const lots = sold && sheet.over('count', count(sold.value), bare(lot), sold.period);
    const all = lots && sheet.times('all', { ...lots, period: sold?.period }, left);
    return sheet.tells('margins', 'advicePriceOfALot', {
      one,
      left: usd(Math.abs(left.value)),
      isGain: left.value > 0,
      gap,
      all,
      per: perBehind(sold?.period),
    });
  },
});
