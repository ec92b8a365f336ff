import type { BusinessListItem } from '@commons/contracts/businesses/businesses';
import { t } from '@commons/ui/text/texts';

/** The location in lists: 'city, state', else the location text, else a placeholder (D1 §3). */
export function businessLocation({
  location_info,
  location,
}: Pick<BusinessListItem, 'location_info' | 'location'>): string {
  const { city, state } = location_info ?? {};
  if (city && state) return `${city}, ${state}`;
  return location || t('locationNotSpecified');
}

/** Shown when there is no logo: the first letter of the name, as one character whatever its encoding. */
export const initialOf = (name: string): string => ([...name.trim()][0] ?? '?').toUpperCase();
