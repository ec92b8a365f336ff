import type { Figure } from '../../facts/amounts/figures.js';

/** "80 chairs at $2.50", "4 hrs at $75": so many at a price each. */
const counted = /(?:^|[\s,])(\d[\d,.]*) ?[a-z][a-z' -]{0,24} at \$[\d,.]*\d$/i;
/** An amount that was paid before: "$100 paid", "a deposit of $50". */
const before = /\b(?:paid|deposit|down payment|prepaid|credit)[a-z ,:]*\$[\d,.]*\d$/i;
const behind = /^ (?:is |was )?(?:already |has been )?(?:paid|deposit|down|credit)\b/i;
/** An amount that is no item of the bill: for some case only, another price, or a rate. */
const noItem =
  /\b(?:if|unless|late|after|per|each|apiece|an hour|more|additional|extra|instead|was|were|normally|usually|or|off|less|minus|total|balance|owes?|owed|half|up to|between|from|comes to|waived?|free|included|optional|refund\w*|discount|estimated?|budget|quoted?|monthly|weekly|an? (?:month|week|day|year|visit)|added|adds)\b|[=%]/i;

const dollars = (sum: number) =>
  `$${sum.toLocaleString('en-US', {
    minimumFractionDigits: Number.isInteger(sum) ? 0 : 2,
    maximumFractionDigits: 2,
  })}`;

/**
 * What the priced items of an invoice come to, less what was paid before.
 * @param amounts of money that were entered
 * @returns undefined where fewer than two items have a price, or one of them is not surely an item
 */
export function sumOfItems(
  amounts: readonly Figure[],
): { readonly amount: Figure; readonly isRest: boolean } | undefined {
  let sum = 0;
  let items = 0;
  let isRest = false;
  for (const { clause, start, text, value } of amounts) {
    const upTo = clause.slice(0, start + text.length);
    const rest = clause.slice(start + text.length);
    const isPaid = before.test(upTo) || behind.test(rest);
    if (value === undefined || (!isPaid && noItem.test(clause))) return undefined;
    const count = isPaid ? undefined : counted.exec(upTo)?.[1];
    const worth = value * (count ? Number(count.replace(/,/g, '')) : 1);
    sum += isPaid ? -worth : worth;
    if (isPaid) isRest = true;
    else items += 1;
  }
  if (items < 2 || sum <= 0) return undefined;
  const amount: Figure = { kind: 'money', text: dollars(sum), value: sum, clause: '', start: 0 };
  return { amount, isRest };
}
