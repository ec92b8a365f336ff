import type { Period } from '../../reading/measure.js';
import { type Amount, bare, money, type Sheet } from '../sheet.js';
import { type Filled, sharedPeriod } from './blanks.js';
import { keptPart } from './kept-part.js';

/** Numbers of what is paid for something, and of what the sales for it leave. */
export type Name =
  | 'costs'
  | 'from'
  | 'hours'
  | 'rate'
  | 'price'
  | 'unitCosts'
  | 'each'
  | 'kept'
  | 'sold'
  | 'sales'
  | 'outlay'
  | 'told';

/** What is bought or paid tells the steps. */
export const kinds: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:ads?|advert\w*|radio|flyers?|billboard|mailers?|postcards?|anuncios?|volantes)\b/,
    'marketing',
  ],
  [
    /\b(?:landlord|rais\w+ (?:the |my |our )?rent|rent (?:is )?(?:going|goes|went) up|casero)\b/,
    'rent',
  ],
  [
    /\b(?:hire|hiring|helper|location|machine|truck|oven|buy|second|another|space|contratar|m[aá]quina)\b/,
    'expansion',
  ],
  [/\b(?:open(?:ing)?|hours|days?)\b/, 'operations'],
];

/** What one sale, or each dollar of them, leaves; nothing where the numbers tell neither or both. */
export function keptOf(
  sheet: Sheet,
  { price: [price], unitCosts, each: [each], kept: [kept] }: Filled<Name>,
) {
  sheet.use(price, each, kept, ...unitCosts);
  if (kept) {
    const part =
      kept.kind === 'money'
        ? { kind: 'percent' as const, value: kept.value * 100 }
        : keptPart(kept);
    return price || each || unitCosts.length > 0 || !part || part.value >= 100
      ? undefined
      : { part };
  }
  if (each && (unitCosts.length > 0 || (price && price.value <= each.value))) return undefined;
  if (!each && !price) return undefined;
  const one = each ? bare(each) : price && sheet.minus('one', bare(price), ...unitCosts.map(bare));
  return one && one.value > 0 ? { one } : undefined;
}

/** What is paid for it, in a period or once: costs, hours at their pay, or a cost less what it was before. */
export function paidFor(
  sheet: Sheet,
  { costs, from: [from], hours: [hours], rate: [rate] }: Filled<Name>,
  text: string,
): { readonly all: Amount; readonly per: Period | undefined } | undefined {
  const flows = [...costs, ...(hours?.period ? [hours] : [])];
  const per = flows.some(({ period }) => period) ? sharedPeriod(flows, text) : undefined;
  if (per === 'hour' || (flows.some(({ period }) => period) && !per)) return undefined;
  if ((hours === undefined) !== (rate === undefined)) return undefined;
  const [first, ...more] = costs;
  if (from) {
    if (!first || more.length > 0 || rate || first.value <= from.value) return undefined;
    sheet.use(from, first);
    return { all: sheet.minus('rise', money(first.value, per), money(from.value)), per };
  }
  const pay = hours && rate ? [sheet.times('pay', hours, bare(rate))] : [];
  sheet.use(hours, rate, ...costs);
  const parts = [...pay, ...costs].map(({ value }) => money(value, per));
  return parts.length > 0 ? { all: sheet.plus('goesOut', ...parts), per } : undefined;
}
