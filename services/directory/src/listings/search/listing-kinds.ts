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

/** The kind of a listing as a number, for {@link fitsKind}; -1 for a category of the town's own. */
export const kindOf = (category: string): number =>
  (listingCategories as readonly string[]).indexOf(category);

/** Share of the weight that the words count for in a listing of no group. */
const unclear = 0.7;

/** How much another word for a trade of that category counts in a listing of this kind, from 0 to 1. */
export function fitsKind(kind: number, category: string): number {
  const own = groupsOf(listingCategories[kind] ?? '');
  const others = groupsOf(category);
  if (others.length === 0) return 1;
  if (own.length === 0) return unclear;
  return own.some((group) => others.includes(group)) ? 1 : 0;
}
