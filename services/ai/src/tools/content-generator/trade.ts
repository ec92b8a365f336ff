import { vocabularyOf } from '@commons/service-kit/search/vocabulary/all';
import { spanish } from '@commons/service-kit/search/vocabulary/vocabulary-lists';
import { foldWords } from '@commons/service-kit/search/words/words';
import { spanishSpelling } from '../wording/spanish-spelling.js';

/** Longest name of a trade, in words. */
const longest = 3;
/** Single words that name a trade beyond doubt; other single words of the vocabulary are everyday words, too. */
const plainTrades =
  /^(?:bakery|plumber|plumbing|electrician|roofer|roofing|landscaper|landscaping|salon|barber|barbershop|florist|restaurant|cafe|caf\u00e9|pizzeria|catering|caterer|daycare|preschool|gym|yoga|pilates|dentist|chiropractor|veterinarian|vet|groomer|photography|photographer|bookkeeping|bookkeeper|accountant|mechanic|locksmith|handyman|tailor|brewery|jeweler|hvac|tutoring|carpenter|upholstery|remodeling|massage|spa|bookstore|diner|taqueria|deli|butcher|nursery|laundromat)$/;

const vagueTrades =
  /^(?:clogged drains?|drains?|background check\w*|check\w*|hot dogs?|ice cream cone|food|repair|free|open house|old|home|take out|carry out|full time|place to|no experience|office|happy hour|cold beer|hair|nails|store|shop|school|work|class|classes)$|\b(?:teacher|clerk|cook|cooks|cashier|manager|worker|assistant|driver|hot dogs?)\b/;

/** "Child Care" → "guardería": what a trade is called in Spanish; undefined where the words of search have none. */
export function spanishTradeOf(category: string | undefined): string | undefined {
  const trade = category?.toLowerCase();
  const line =
    trade && spanish.split('\n').find((one) => namesIn(one.split('>')[1]).includes(trade));
  const names = namesIn(line?.split('>')[0]);
  // "plomería" is the trade, "plomero" who has it.
  const name = names.find((one) => /(?:ia|cion|aje|eto|ado)$/.test(one)) ?? names[0];
  return name && spanishSpelling(name);
}

const namesIn = (list: string | undefined) => (list ?? '').split(',').map((name) => name.trim());

/** The trade that a text speaks of, by the words of search: "lawn care", "barber shop". The longest name wins. */
export function tradeOf(...texts: readonly (string | undefined)[]): string | undefined {
  const vocabulary = vocabularyOf();
  for (const text of texts) {
    // "Across from the feed store" is another's trade.
    const words = foldWords(
      (text ?? '').replace(
        /\b(?:across from|next to|next door to|behind|near|beside|by|at|in) (?:the|our) (?:[\w']+ ?){1,3}/gi,
        ' ',
      ),
    );
    for (let length = longest; length > 0; length -= 1) {
      for (let at = 0; at + length <= words.length; at += 1) {
        const name = words.slice(at, at + length);
        const isTrade =
          length > 1
            ? vocabulary.isName(name) && !vagueTrades.test(name.join(' '))
            : plainTrades.test(name[0] ?? '');
        if (isTrade) return name.join(' ');
      }
    }
  }
  return undefined;
}
