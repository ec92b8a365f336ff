import type { Translate } from '@commons/service-kit/texts/package-texts';
import { usd } from '../dates-and-amounts.js';
import type { EnteredNumber } from '../reading/entered-numbers.js';
import type { Quantity } from '../reading/quantity.js';
import { quantitiesIn } from '../reading/read-quantities.js';
import { type Asked, type Need, entered as rolesOfNeed, rows } from './asked-questions.js';

const mostAsked = 3;

/** The question of a situation with the numbers that would decide it and are not entered. */
export interface Missing {
  readonly asked: Asked;
  readonly kind: string;
  readonly needs: readonly Need[];
  /** Entered numbers that nothing tells the meaning of. */
  readonly unclear: readonly Quantity[];
}

const rowOf = (aim: string) => rows.find(({ words }) => words.test(aim.toLowerCase()));

/** The kind of the plan for what an aim asks; nothing where it asks nothing that is known. */
export const kindAsked = (aim: string): string | undefined => rowOf(aim)?.kind;

/**
 * What a situation asks and which numbers are missing for it.
 * @returns nothing where its aim asks nothing that is known, or an entered number has no part in that question: the
 * situation may ask something else, and whoever reads that a number is missing looks in vain for the mistake
 */
export function missingIn(situation: string, aim: string): Missing | undefined {
  const quantities = quantitiesIn(situation).filter(({ role }) => role !== 'aside');
  const has = (need: Need) => quantities.some(({ role }) => rolesOfNeed[need].includes(role));
  const row = rowOf(aim);
  const parts = new Set(row?.needs.flatMap((need) => rolesOfNeed[need]));
  if (!row || !quantities.every(({ role }) => parts.has(role))) return undefined;
  return {
    asked: row.asked,
    kind: row.kind,
    needs: row.needs.filter((need) => !has(need)).slice(0, mostAsked),
    unclear: quantities.filter(({ role, value }) => role === 'open' && value > 1),
  };
}

const mostShown = 6;
/** "Rent on Feb 1". */
const inDate = /\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\p{L}*\.?\s*$/iu;

/** "I see $20, $24 and 380, but no sum of them that I am sure of": nothing where there are not two numbers. */
export function unsureOf(t: Translate, entered: readonly EnteredNumber[]): string | undefined {
  const numbers = entered.filter(({ kind, before }) => kind !== 'count' || !inDate.test(before));
  if (numbers.length < 2) return undefined;
  const shown = numbers.slice(0, mostShown).map(({ kind, value }) => {
    const digits = value.toLocaleString('en-US', { maximumFractionDigits: 2 });
    return kind === 'money' ? usd(value) : kind === 'percent' ? `${digits}%` : digits;
  });
  return t('decisionUnsure', { numbers: shown.join(', ') });
}

/** "To see whether the additional person pays, I need three numbers: …". */
export function askFor(t: Translate, { asked, needs, unclear }: Missing, and: string): string {
  const names = needs.map((need) => t('decisionNeed', { need }));
  const listed =
    names.length > 1 ? `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}` : (names[0] ?? '');
  const marks = unclear.map(({ value, kind }) =>
    kind === 'money' ? `$${value.toLocaleString('en-US')}` : value.toLocaleString('en-US'),
  );
  return names.length > 0
    ? t('decisionAsk', { asked, names: listed, count: names.length })
    : t('decisionUnclear', {
        asked,
        numbers: marks.slice(0, 3).join(', '),
        some: marks.length > 0 ? 'yes' : 'no',
      });
}
