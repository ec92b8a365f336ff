import { listingCategories } from '@commons/contracts/business-lists';
import { foldText } from '@commons/contracts/fold-text';

/** First match by position in the text wins; the order here decides between matches at one position. */
const words: readonly (readonly [string, RegExp])[] = [
  ['Automotive', /auto|vehicle|car (wash|repair)|tire/i],
  ['Beauty & Wellness', /beauty|barber|salon|wellness|spa\b|hair/i],
  ['Home Services', /home services|cleaning|plumb|lawn|landscap/i],
  ['Construction & Contractors', /construct|contractor|build/i],
  ['Food & Restaurants', /food|restaurant|drink|catering|bakery|cafe/i],
  ['Healthcare', /health|medic|dental|clinic|nurs/i],
  ['Real Estate', /real estate|property|realt/i],
  ['Financial Services', /financ|bank|insurance|accounting/i],
  ['Legal Services', /legal|\blaw\b|attorney/i],
  ['Marketing & Advertising', /advertis|marketing/i],
  ['Education', /educat|school|tutor/i],
  ['Pet Services', /\bpets?\b|veterinar|kennel/i],
  ['Photography', /photo/i],
  ['Event Planning', /event/i],
  ['Fitness & Sports', /fitness|gym|sport/i],
  ['Entertainment', /entertain|recreation|amusement|theat/i],
  ['Technology', /technolog|software|computer|communication/i],
  ['Transportation', /transport|taxi|freight|truck/i],
  ['Retail', /retail|shop|store/i],
  ['Professional Services', /professional|consult|^services?$/i],
];

/** "Health and beauty" is first of all beauty in licence files; medical words stand alone there. */
const combined: readonly (readonly [string, RegExp])[] = [
  ['Beauty & Wellness', /health (and|&) beauty/i],
  ['Construction & Contractors', /construction (and|&) home/i],
];

/** The category of the list that comes nearest to a foreign one (decision A61); 'Other' when none does. */
export function listingCategoryOf(text: string | undefined): string {
  const stated = (text ?? '').trim();
  const exact = listingCategories.find((category) => foldText(category) === foldText(stated));
  if (exact) return exact;
  const both = combined.find(([, pattern]) => pattern.test(stated));
  if (both) return both[0];
  const found = words
    .map(([category, pattern]) => ({ category, at: stated.search(pattern) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at);
  return found[0]?.category ?? 'Other';
}
