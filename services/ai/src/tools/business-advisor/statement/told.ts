import type { Decided } from '../arithmetic/decision.js';
import type { Amount } from '../arithmetic/sheet.js';
import type { Period } from '../reading/measure.js';
import type { Parts, Statement } from './statement.js';

/** What stands in an answer, and how plausible it is: a loss larger than what comes in is rarely meant. */
export interface Told {
  readonly decided: Decided;
  readonly value: number;
  readonly likely: number;
}

/** All that a business takes in, and not what somebody offers. */
const allSales = /\b(?:sales|bring\w*|tak(?:e|es|ing) in|took in|comes? in|revenue)\b/;

/** The kind of the steps; none where they follow the words of the situation or are about what was computed. */
export function kindOf(
  { volume }: Statement,
  parts: Parts,
  isOne: boolean,
  per: Period | undefined,
  rest: Amount,
): string | undefined {
  if (isOne) return 'margins';
  if (per && parts.sales.some(({ clause }) => allSales.test(clause)))
    return rest.value < 0 ? 'cash-flow' : 'margins';
  return volume !== undefined && parts.share.some(({ role }) => role === 'taken')
    ? 'worth'
    : undefined;
}
