import { type Amount, bare, money, type Sheet } from '../arithmetic/sheet.js';
import type { Period } from '../reading/measure.js';
import { keptPart } from './kept-part.js';
import { type Numbers, sharedPeriod } from './question.js';

/** An aim that asks for a price, which no number of sales answers. */
export const asksPrice =
  /\bwhat (?:to|(?:should|do|would) (?:i|we)(?: have to| need to)?) (?:charge|quote|bid|ask)\b|\bhow much (?:should|do|would) (?:i|we) (?:have to |need to )?(?:charge|raise|go up|ask)\b/;

/** What is paid for something, and what the sales for it leave. */
export const paidAndKept = {
  costs: {
    is: 'money named many',
    words:
      /\b(?:rent|helper|wages|payroll|insurance|permit|lease|loan|utilities|power|electric\w*|booth|spots?|fee|employees?|staff|manager|salary|overhead|bills|expenses|gas|ads?|radio|flyers?|mailers?|billboard|postcards?|costs?|charges?|wants?|asks?|offered|machine|oven|truck|van|freezer|cooler|used|renta|luz|gastos|sueldo|m[aá]quina|usada|anuncios?)\b|\bto\s*\$?$/,
    not: /\b(?:fit\w*(?: it)? out|build ?-?out|to open|remodel\w*|sells?|sell|charge|clear|margin|average|to make|each|vendo|venderia|cada)\b/,
    notBefore: /\b(?:from|de)\s*\$?$/,
  },
  from: { is: 'money named optional', words: /\b(?:from|de)\s*\$?$|\b(?:now|today)\b/ },
  hours: 'count of hour optional',
  rate: 'money hour optional',
  price: {
    is: 'money once named optional',
    words:
      /\b(?:sells?|sell|charge|price|averages?|ticket|each|pays?|at|goes for|my|a|is|are|vender\S*|vendo|cobro)\b/,
    not: /\b(?:costs? (?:me|us)|rent|to make|ingredients?|materials?|cuesta|gasto|clear|from)\b/,
    notBefore: /\b(?:costs?|buy|for|offered|wants|used)\s*(?:about )?\$?$/,
  },
  unitCosts:
    'money once named optional many: costs? (?:me|us|about)|to make|ingredients?|materials?|goes into|packaging|each (?:one )?costs?|cuesta|supplies|product',
  each: 'money once named optional: clear|leaves?|keep|profit|make|margin|after (?:costs|materials|parts)|deja|gano|queda; not: dollar|costs?',
  kept: 'percent/money named optional: margin|keep|kept|after|goes|costs?|profit|of (?:each|every) dollar|on the dollar|queda|ganancia',
  sold: {
    is: 'count optional',
    counts: /^(?!.*\b(?:month|year|day|week|hour|employee|spot|chair))/,
  },
  sales:
    'money flow named optional: (?:we|i) (?:do|sell|make|take in)|sales|take in|vendemos|ventas; not: rent|costs?',
  outlay:
    'money once named optional: build ?-?out|to open|fit~(?: it)? out|equip~|fix~ (?:it )?up|set ?up|remodel~|up ?front',
  // "40 spots for $1,200", "two employees would be $5,600".
  told: 'count named optional many: spots?|employees?|people|clerks?|persons?|chairs?|times; not: more',
} as const;

type Paid = Numbers<typeof paidAndKept>;

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
export function keptOf(sheet: Sheet, { price, unitCosts, each, kept }: Paid) {
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
  { costs, from, hours, rate }: Paid,
  text: string,
): { readonly all: Amount; readonly per: Period | undefined } | undefined {
  const flows = [...costs, ...(hours?.period ? [hours] : [])];
  const per = flows.some(({ period }) => period) ? sharedPeriod(flows, text) : undefined;
  if (per === 'hour' || (flows.some(({ period }) => period) && !per)) return undefined;
  if ((hours === undefined) !== (rate === undefined)) return undefined;
  const [first, ...more] = costs;
  if (from) {
    if (!first || more.length > 0 || rate || first.value <= from.value) return undefined;
    return { all: sheet.minus('rise', money(first.value, per), money(from.value)), per };
  }
  const pay = hours && rate ? [sheet.times('pay', hours, bare(rate))] : [];
  const parts = [...pay, ...costs].map(({ value }) => money(value, per));
  return parts.length > 0 ? { all: sheet.plus('goesOut', ...parts), per } : undefined;
}
