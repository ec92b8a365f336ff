import type { Translate } from '@commons/service-kit/texts/package-texts';
import { usd } from '../../dates-and-amounts.js';
import { choicePlan } from '../choice-plan.js';
import { signed } from '../line.js';
import { bare, Sheet } from '../sheet.js';
import type { Question } from './blanks.js';
import { keptPart } from './kept-part.js';

/** Two markets, stalls or events side by side: what each leaves of its sales. */
export const twoPlaces: Question<'sales' | 'fees' | 'part'> = {
  asks: /\b(?:markets?|stalls?|booths?|fairs?|spots?|flea|festivals?|events?|tianguis|ferias?|mercados?)\b[\s\S]*\b(?:which|better|or|cu[aá]l|other|keep|drop)\b/,
  blanks: {
    sales: {
      kinds: ['money'],
      isNamed: true,
      many: 2,
      words: /\b(?:sell|sold|sales|makes?|take in|took in|brings?(?: in)?|vendo|vend[ií]|do)\b/,
      not: /\b(?:charges?|fee|rent|costs?)\b/,
    },
    fees: {
      kinds: ['money'],
      isNamed: true,
      many: 2,
      words: /\b(?:charges?|fee|fees|stall|booth|spot|table|rent|costs?|is|cobra|cuesta|puesto)\b/,
      not: /\b(?:sell|sold|sales|make|vendo)\b/,
    },
    part: { kinds: ['percent'], isOptional: true },
  },
  answer: ({ sales, fees, part: [part] }) => {
    const [one, other] = sales;
    const [ofOne, ofOther] = fees;
    if (!one || !other || !ofOne || !ofOther) return undefined;
    if (new Set([...sales, ...fees].map(({ period }) => period ?? 'none')).size > 1)
      return undefined;
    // Each fee stands beside the sales of its place, in the same order.
    const isPaired =
      ofOne.sentence <= one.sentence + 1 && ofOther.sentence >= one.sentence && one !== other;
    if (!isPaired || ofOne.value >= one.value || ofOther.value >= other.value) return undefined;
    const kept = part ? keptPart(part) : undefined;
    if (part && !kept) return undefined;
    const sheet = new Sheet();
    const leaves = (label: 'first' | 'second', from: typeof one, fee: typeof one) =>
      kept
        ? sheet.minus(label, sheet.times('kept', bare(from), kept), bare(fee))
        : sheet.minus(label, bare(from), bare(fee));
    const first = leaves('first', one, ofOne);
    const second = leaves('second', other, ofOther);
    const gap = Math.abs(first.value - second.value);
    sheet.use(...sales, ...fees, part);
    if (gap === 0) return undefined;
    sheet.minus(
      'gap',
      ...(first.value > second.value ? ([first, second] as const) : ([second, first] as const)),
    );
    return sheet.tells(
      'strategy',
      (t: Translate) =>
        t('adviceTwoPlaces', {
          first: signed(first.value),
          second: signed(second.value),
          better: first.value > second.value ? 'first' : 'second',
          gap: usd(gap),
          costs: kept ? 'yes' : 'no',
        }),
      { plan: (t: Translate) => choicePlan(t, false) },
    );
  },
};
