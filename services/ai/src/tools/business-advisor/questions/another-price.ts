import type { Decided } from '../arithmetic/decision.js';
import { plain } from '../arithmetic/line.js';
import { perBehind } from '../arithmetic/period-words.js';
import { type Amount, bare, count, money, type Sheet } from '../arithmetic/sheet.js';
import { cents, share, usd } from '../dates-and-amounts.js';
import { kindOfLowerPrice } from '../formulas/lower-price.js';
import type { Quantity } from '../reading/quantity.js';
import { type Numbers, question } from './question.js';

const costWords =
  /\b(?:costs?|labor|supplies|materials?|ingredients?|to make|goes into|parts|filters|gas|packaging|cups?|box(?:es)?|food|goods|eats?|pay our supplier|the stuff|cuestan?|takes)\b|\b(?:i|we) pay (?:about )?\$?$|^\s*to make\b|\p{L}+ (?:is|are|runs?)\s*(?:about )?$/u;

/** Numbers of a price that changes. */
const rows = {
  price: {
    is: 'money',
    words:
      /\b(?:at|charge|charging|price|from|pays?|is|are|for|each|now|cobro|cobramos|vendo|a)\b|^\s*each\b/,
    not: /^\s*to make\b/,
    notBefore:
      /\b(?:(?:i|we) pay|costs?|labor|supplies|materials?|wages?|rent|supplier|if|cuestan?|to|thinking|want)(?: (?:me|us|about|of|charge))*\s*\$?$/,
  },
  costs: {
    is: 'money named optional many',
    words: costWords,
    not: /\b(?:sells?|charge|charging|want|thinking|vendo|cobro)\b/,
  },
  sold: {
    is: 'count: any; not: los(?:e|es|ing)|leave|quit|drop|stop|fewer|perder~|pierdo',
    counts: /^(?!.*\b(?:month|year|day|week))/,
  },
  full: 'percent named optional: full|booked|taken|occupied',
  lost: 'count/percent named optional many: los(?:e|es|ing)|leave|quit|drop|fewer|walk|go|stop|perd~|pierdo|van|vayan',
} as const;

/** How many are sold need not be told. */
const soldOrNot = {
  is: 'count optional: any; not: los(?:e|es|ing)|leave|quit|drop|stop|fewer|perder~|pierdo',
  counts: rows.sold.counts,
} as const;

/** The same where how many are sold need not be told. */
interface Prices extends Omit<Numbers<typeof rows>, 'sold'> {
  readonly sold: Quantity | undefined;
}

/** Pay, rent, bills and what a supplier asks are no price of the owner. */
const isElse =
  /\b(?:wages?|an? raise|landlord|lease|supplier (?:raised|wants)|(?:our|my) (?:subscription|software|plan)|payroll|salary|overtime|employees?|my (?:\d+ )?(?:guys|cooks|crew|staff)|insurance|bills?|premiums?|electric\w*|utilit\w+|(?:went|gone|goes) (?:up )?from)\b/;

const asksForLess =
  /\b(?:wants?|asks?|asking|would like) (?:for )?(?:an? |\d+ with |\d+ at )?\d[\d.]*% (?:off|discount|less)\b|\bif (?:it|they|he|she|we) (?:signs?|commits?|orders?|buys?|gives?)\b/;

/** A customer who wants a discount on an order: what each and all of it leave at that price. */
function orderAt(sheet: Sheet, ordered: Amount, now: Amount, then: Amount): Decided {
  const all = sheet.times('all', ordered, bare(then));
  return sheet.tells('quotes', 'formulaOrderOff', {
    a: then,
    b: now,
    c: all,
    per: ordered.period ?? 'none',
    some: then.value > 0,
  });
}

/** What is left at one price and at another, and how many it takes for as much; nothing where the numbers cannot be so. */
function answerOf(
  sheet: Sheet,
  { price, costs, sold, full, lost: guesses }: Prices,
  next: Amount,
  text: string,
): Decided | undefined {
  // "Three or four might quit": the worse guess.
  const lost = guesses.at(-1);
  if (guesses.length > 2 || isElse.test(text) || next.value === price.value) return undefined;
  if (next.value > price.value * 3 || next.value < price.value / 3) return undefined;
  const now = sheet.minus('one', bare(price), ...costs.map(bare));
  const then = sheet.minus('atNewPrice', bare(next), ...costs.map(bare));
  if (now.value <= 0) return undefined;
  const isRise = next.value > price.value;
  const kind = isRise ? 'price-rise' : kindOfLowerPrice(text);
  const hasCosts = costs.length > 0 ? 'yes' : 'no';
  if (!sold || then.value <= 0) {
    if (isRise || lost || full) return undefined;
    if (then.value > 0) sheet.over('asMuch', now, then);
    return sheet.tells(kind, 'adviceDiscount', {
      isLoss: then.value <= 0,
      before: now,
      after: usd(Math.abs(then.value)),
      times: then.value <= 0 ? '' : plain(Math.round((now.value / then.value) * 100) / 100),
    });
  }
  const per = sold.period ?? price.period;
  if (per === 'hour' || (price.period && sold.period && price.period !== sold.period))
    return undefined;
  const places = full && sheet.times('rented', count(sold.value), full);
  const many = { ...(places ?? count(sold.value)), period: per };
  if (!isRise && asksForLess.test(text) && costs.length > 0) return orderAt(sheet, many, now, then);
  const all = sheet.times('all', many, bare(now));
  const isFewer = lost !== undefined && isRise;
  if (isRise && !places) {
    const rise = sheet.minus('rise', bare(next), bare(price));
    sheet.times('ifAllStay', many, rise);
  }
  const needed = sheet.enough('asMuch', bare(all), bare(then), per);
  const spare = Math.floor(many.value - all.value / then.value + 1e-9);
  if (isRise && spare > 0 && !places) sheet.minus('spare', many, count(needed));
  const found = isRise
    ? { found: { priceRise: { from: price.value, to: next.value, spare, per: per ?? 'month' } } }
    : {};
  if (!isFewer)
    return sheet.tells(
      kind,
      'decisionPriceStep',
      {
        to: next,
        step: isRise ? 'rise' : 'cut',
        count: places ? share((all.value / then.value / sold.value) * 100) : plain(needed),
        by: plain(isRise ? spare : needed - many.value),
        places: places ? 'yes' : 'no',
        costs: hasCosts,
      },
      found,
    );
  if (lost.kind === 'count' && lost.value >= many.value) return undefined;
  const gone = lost.kind === 'percent' ? sheet.times('goneCount', many, lost) : lost;
  const rest = sheet.minus('stayed', many, count(gone.value));
  const after = sheet.times('then', { ...rest, period: per }, bare(then));
  const isGain = after.value >= all.value;
  const gap = isGain ? sheet.minus('more', after, all) : sheet.minus('less', all, after);
  return sheet.tells(
    kind,
    'advicePriceRise',
    { isGain, gap, to: next, spare: plain(spare), per: perBehind(per), costs: hasCosts },
    found,
  );
}

/** What others ask for the same. */
const theirs =
  /\b(?:supermarket|competitors?|store|shop|place|motel|salon|across|next door|they|other \p{L}+)\b[^.]* (?:sells?|charges?|asks?|is at|quoted|bid|does (?:it|them) (?:for|at))\b/u;

/** A new price, with those who leave because of it where the owner guesses them. */
export const anotherPrice = question({
  asks: /\b(?:rais\w+|(?:dropp?(?:ing)?|go(?:ing)?) (?:up |down )?to|bump\w*|increas\w+|thinking|wants?(?: to| \$?\d+)|charge|match|from \$?[\d.]+ to|if i go|sub(?:ir|o|imos|irlos)|aumentar|quiero)\b/,
  numbers: {
    ...rows,
    sold: soldOrNot,
    next: {
      is: 'money/count named',
      words: new RegExp(
        `\\b(?:to|if|rais\\w+|new|would|want|thinking|like to charge|charges|sub\\w+ a|cobrar|to charge|a)\\s*(?:about |of |it |them )*\\$?$|${theirs.source}`,
        'u',
      ),
      not: /\bcosts?\b/,
      notBefore: /\bfrom\s*\$?$|\bwe charge\s*\$?$/,
    },
  },
  answer: ({ next, ...filled }, sheet, { text }) => {
    if (next.kind === 'count' && (next.period || next.things.length > 1)) return undefined;
    if (theirs.test(next.lead) && !/\b(?:match|meet|same price|lower)\b/.test(text))
      return undefined;
    return answerOf(sheet, filled, money(next.value), text);
  },
});

/** A part of the price is given away. */
export const discountOnASale = question({
  asks: /\b(?:discount|off|rebate|coupons?|mark (?:them|it) down|descuento)\b/,
  numbers: {
    ...rows,
    sold: soldOrNot,
    off: 'percent: discount|off|rebate|coupons?|less|down|descuento; not: full|booked',
  },
  answer: ({ off, ...filled }, sheet, { text }) => {
    if (off.value >= 90) return undefined;
    const less = sheet.times('discount', bare(filled.price), off);
    const next = sheet.minus('newPrice', bare(filled.price), less);
    return answerOf(sheet, filled, money(cents(next.value)), text);
  },
});
