import { listingCategories } from '@commons/contracts/businesses/business-lists';

/**
 * Categories whose businesses do little of what another group does, so that a word alone says nothing there: "Curry
 * Cleaners" has no curry. Those of no group (Retail, Professional Services, Other) have businesses of every trade.
 */
type Category = (typeof listingCategories)[number];

const groups: readonly (readonly Category[])[] = [
  ['Construction & Contractors', 'Home Services'],
  ['Food & Restaurants', 'Entertainment', 'Event Planning'],
  ['Beauty & Wellness', 'Healthcare', 'Fitness & Sports'],
  ['Education', 'Fitness & Sports', 'Entertainment'],
  ['Automotive', 'Transportation'],
  ['Financial Services', 'Legal Services', 'Real Estate'],
  ['Pet Services'],
];

const groupsOf = (category: string) =>
  groups.filter((group) => group.some((one) => one === category));

/** The kind of a listing as a number, for {@link fitsKind}. */
export const kindOf = (category: string): number =>
  (listingCategories as readonly string[]).indexOf(category);

/** Whether a listing of this kind may be of a trade of that category. */
export function fitsKind(kind: number, category: string): boolean {
  const own = groupsOf(listingCategories[kind] ?? '');
  const others = groupsOf(category);
  return own.length === 0 || others.length === 0 || own.some((group) => others.includes(group));
}
