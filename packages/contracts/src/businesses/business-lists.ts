// Option lists of businesses. Each is verbatim the list of its place in the specification, even where another one shares
// most of its entries: they change independently. No zod here: front ends import this file.

/** Categories of the listing form (D2 §3). */
export const listingCategories = [
  'Automotive',
  'Beauty & Wellness',
  'Construction & Contractors',
  'Food & Restaurants',
  'Healthcare',
  'Professional Services',
  'Technology',
  'Transportation',
  'Retail',
  'Entertainment',
  'Education',
  'Home Services',
  'Real Estate',
  'Financial Services',
  'Legal Services',
  'Marketing & Advertising',
  'Photography',
  'Event Planning',
  'Fitness & Sports',
  'Pet Services',
  'Other',
] as const;

/** Categories of the directory's filter (D1 §9). */
export const directoryFilterCategories = [
  'Automotive',
  'Beauty & Wellness',
  'Construction & Contractors',
  'Food & Restaurants',
  'Healthcare',
  'Professional Services',
  'Technology',
  'Transportation',
  'Retail',
  'Entertainment',
  'Education',
  'Home Services',
  'Other',
] as const;

/** Sort orders of the directory (D1 §9); 'newest' is the default without search text. */
export const businessSorts = [
  'newest',
  'oldest',
  'rating',
  'reviews',
  'name_asc',
  'name_desc',
] as const;
/** With "best match", the default with search text (decision A69), and "nearest" to the place of `near` (decision B52). */
export const businessSearchSorts = ['best', 'nearest', ...businessSorts] as const;
export type BusinessSort = (typeof businessSorts)[number];
