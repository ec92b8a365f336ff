import { behind } from './clauses.js';
import type { EnteredNumber } from './entered-numbers.js';

/** "A 30 pound bag", "a 12 oz bottle": part of the name. */
export const isSize = (n: EnteredNumber) =>
  n.kind === 'count' &&
  /^[\s-]*(?:(?:square|sq) )?(?:lb|pound|oz|ounce|inch|foot|feet|ft|gallon|quart|liter|page|seat|bedroom|person|piece|year|minute|hour|day|week)s? (?!(?:an?|per|each|every|of|at|for|and|or|to|in|on|is|are|from|with|so|but|that|later|ago|old)\b)[a-z]+/i.test(
    behind(n),
  ) &&
  /\b(?:an?|the|each|every|my|our|same)\s*$/i.test(n.sentence.slice(0, n.start));

/** An amount with its sign. */
export const isMarked = ({ kind, sentence, start }: EnteredNumber) =>
  kind === 'money' && /^(?:US)?\$/.test(sentence.slice(start));

/** "I pay 4.20 shipping": two decimals are cents. */
const isInCents = ({ kind, text }: EnteredNumber) => kind === 'count' && /^\d+\.\d\d$/.test(text);

/** A number with the kind that the other numbers tell. */
export const withKind = (n: EnteredNumber, numbers: readonly EnteredNumber[]): EnteredNumber =>
  isUnmarked(n, numbers) ? { ...n, kind: 'count' } : isInCents(n) ? { ...n, kind: 'money' } : n;

const isNamedCost =
  /\p{L} (?:is|are|would be|will be|costs?|runs?)(?: me| us)? (?:about |around )?$/iu;

/** Somebody who marks amounts of money marks all of them: "make 4 a month" is a count then. */
const isUnmarked = (n: EnteredNumber, numbers: readonly EnteredNumber[]) =>
  n.kind === 'money' &&
  !isMarked(n) &&
  n.value < 1_000 &&
  Number.isInteger(n.value) &&
  !/\bfrom\s*$/i.test(n.before) &&
  // "900 insurance" and "glue would be 110 a month" are amounts also among marked ones.
  !/^\s*(?:insurance|rent|utilities|payroll)\b/i.test(behind(n)) &&
  !(isNamedCost.test(n.before) && /^\s*(?:a|per) (?:week|month|year)\b/i.test(behind(n))) &&
  numbers.filter(isMarked).length > 1;
