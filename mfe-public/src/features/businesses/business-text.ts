import type { BusinessListItem } from '@commons/contracts/businesses';

/** The location as lists show it: 'city, state', else the location text, else a note (D1 §3). */
export function businessLocation({
  location_info,
  location,
}: Pick<BusinessListItem, 'location_info' | 'location'>): string {
  const { city, state } = location_info ?? {};
  if (city && state) return `${city}, ${state}`;
  return location || 'Location not specified';
}

/** Stands in for a logo: the first letter of the name, as one character however it is encoded. */
export const initialOf = (name: string): string => ([...name.trim()][0] ?? '?').toUpperCase();
