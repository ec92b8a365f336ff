import { arithmetic, type Term, type Unit } from '@commons/calculators/worksheets/term';
import type { WorksheetResult } from '@commons/calculators/worksheets/worksheet';
import type { Translate } from '@commons/service-kit/texts/package-texts';
import { amount, share, usd } from '../dates-and-amounts.js';

/** "$1,200", "12.5%", "6.7": a number as arithmetic shows it. */
export const shown = (value: number, unit: Unit): string =>
  ({
    money: usd,
    percent: share,
    count: (number: number) => amount(number, 2),
    months: amount,
  })[unit](value);

const contains = (term: Term, other: Term): boolean =>
  term.parts.some((part) => part === other || contains(part, other));

/** Each result after those that it is worked out of. */
const inOrder = (results: readonly WorksheetResult[]): WorksheetResult[] => {
  const depth = ({ term }: WorksheetResult) =>
    results.filter((other) => contains(term, other.term)).length;
  return [...results].sort((one, other) => depth(one) - depth(other));
};

/** "372.5, so 373": a number of people or pieces that is enough. */
function resultShown({ value, unit, term }: WorksheetResult, t: Translate): string {
  if (unit === 'months') return t('adviceMonths', { count: Math.round(value * 10) / 10 });
  const isRounded = unit === 'count' && Math.abs(value - term.value) > 0.05;
  return isRounded
    ? t('adviceRoundedUp', { exact: amount(term.value), whole: amount(value) })
    : shown(value, unit);
}

/** Names of results of something that happens once. */
const namesOfOnce: Readonly<Record<string, string>> = {
  'A month leaves': 'It leaves',
  'To sell in a month': 'To sell',
  'Sales needed in a month': 'Sales needed',
  'Fees in a month': 'Fees in all',
  'Left in a month after the advertising': 'Left after the advertising',
};
const ofYear = /\byear\b/;

/**
 * What a worksheet gives, with its arithmetic, one line a number: "A month leaves: $5,500 × 45% − $3,700 = -$1,225".
 * @param names translates the labels of results
 * @param isOnce it happens once, not every month
 */
export function worksheetLines(
  results: readonly WorksheetResult[],
  t: Translate,
  names: (english: string) => string,
  isOnce = false,
): string[] {
  const nameOf = (label: string) => (isOnce ? (namesOfOnce[label] ?? label) : label);
  const told = new Set<Term>();
  return inOrder(results).flatMap((result) => {
    if (isOnce && ofYear.test(result.label)) return [];
    const terms = arithmetic(result.term, shown, told);
    told.add(result.term);
    const value = resultShown(result, t);
    return terms === value ? [] : [`${names(nameOf(result.label))}: ${terms} = ${value}`];
  });
}
