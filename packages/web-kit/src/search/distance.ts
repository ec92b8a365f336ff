import { milesWithin } from '@commons/contracts/search/search-lists';
import { t } from '@commons/ui/text/texts';

/** Choices of the distance next to the place of a search. */
export const distanceChoices = milesWithin.map((miles) => ({
  value: String(miles),
  label: t('milesMiles', { miles }),
}));

/** Values of the distance in the address. */
export const distances: readonly string[] = ['', ...distanceChoices.map(({ value }) => value)];

interface PlaceFilters {
  readonly location: string;
  /** Miles, or '' when the place is only searched for by its words. */
  readonly within: string;
  /** 'nearest' measures from the place, too, at any distance. */
  readonly sortBy?: string;
}

/** The place of a search: within some miles of it, nearest to it, or the rows that name it. */
export function placeOf({ location, within, sortBy }: PlaceFilters) {
  const place = location.trim();
  if (!place) return {};
  const miles = milesWithin.find((one) => String(one) === within);
  if (!miles && sortBy === 'nearest') return { near: place };
  return miles ? { near: place, within_miles: miles } : { location: place };
}

/** '3 mi', rounded to the precision of a ZIP code's centre. */
export function distanceText(miles: number | undefined): string | undefined {
  if (miles === undefined) return undefined;
  return miles < 1 ? t('underOneMile') : t('roundMi', { round: Math.round(miles) });
}
