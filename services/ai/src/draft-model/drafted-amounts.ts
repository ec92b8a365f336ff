import { withListedPrices } from '../facts/amounts/listed-prices.js';
import type { Draft } from './draft.js';
import type { ReadDraftOrder } from './draft-order.js';

const amounts = /(?<=\$)\d[\d,]*(?:\.\d\d)?/g;

/** A number without a sign, which is no part of a time, a day, a range or a longer number. */
const bare = (number: string) =>
  new RegExp(
    `(?<![$\\d.,:/#-])${number.replace('.', '\\.')}(?![\\d:/-]|[.,]\\d| ?(?:[ap]\\.?m\\b|%|percent\\b|dollars\\b))`,
    'g',
  );

/** "Tent sites are 22, RVs 38": a number that is surely an amount in its entry has its sign in a draft as well. */
export function withAmountSigns(
  draft: Draft,
  { request: { text, edited = text } }: ReadDraftOrder,
): Draft {
  let signed = draft.text;
  for (const priced of new Set([edited, text].map((entry) => withListedPrices(entry, 'en'))))
    for (const number of new Set(priced.match(amounts)))
      if (!bare(number).test(priced) && !signed.match(amounts)?.includes(number))
        signed = signed.replace(bare(number), `$${number}`);
  return signed === draft.text ? draft : { ...draft, text: signed };
}
