import type { EnteredNumber } from '../entered-numbers.js';
import type { Per } from '../questions/worth/figure.js';

/** What the owner wants in figures. */
export interface Aim {
  readonly kind: /** What is left of a period. */
    | 'income'
    /** What comes in during a period. */
    | 'sales'
    /** What is left, in percent of the sales. */
    | 'margin'
    /** What an hour of one's own earns. */
    | 'hour'
    /** The price of one. */
    | 'price'
    /** How many pay each period. */
    | 'payers'
    /** How many are sold in the period. */
    | 'sold';
  readonly value: number;
  readonly per?: Per;
}

const periods: Readonly<Record<string, Per>> = { week: 'week', month: 'month', year: 'year' };

/** The aim that the desired outcome names; nothing where it names none or several. */
export function aimIn(goal: readonly EnteredNumber[]): Aim | undefined {
  const aims = goal.map(aimOf).filter((aim) => aim !== undefined);
  return aims.length === 1 ? aims[0] : undefined;
}

function aimOf({ kind, value, per, before, after, noun }: EnteredNumber): Aim | undefined {
  const period = periods[per ?? ''];
  if (kind === 'percent')
    return /\b(?:profit|margin|left|keep)\b/i.test(`${before} ${after}`)
      ? { kind: 'margin', value }
      : undefined;
  if (kind === 'count')
    return /^(?:members?|clients?|customers?|students?|subscribers?)\b/.test(noun ?? '') ||
      /\breach\s*$/i.test(before)
      ? { kind: 'payers', value }
      : /\b(?:with|in|from)\s*(?:only )?$/i.test(before) && noun
        ? { kind: 'sold', value }
        : undefined;
  if (per === 'hour') return { kind: 'hour', value };
  if (/\b(?:price|charge|charging|sell (?:it|them|one)? ?(?:for|at))\b/i.test(before))
    return { kind: 'price', value };
  if (
    /\b(?:sales|revenue|turnover|sell|back to|take in)\b/i.test(before) ||
    /^\s*(?:a (?:month|week|year) )?in (?:sales|revenue)/i.test(after)
  )
    return { kind: 'sales', value, ...(period && { per: period }) };
  return /^[^.;]{0,20}\bfor (?:myself|me|us)\b/i.test(after) ||
    /\b(?:earn|make|pay (?:myself|us|me)|take home|profit|clear|live on|keep|left)\b/i.test(before)
    ? { kind: 'income', value, ...(period && { per: period }) }
    : undefined;
}
