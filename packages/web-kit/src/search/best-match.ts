import { t } from '@commons/ui/text/texts';

/** What determines the best match: words and distance. */
interface Ranked {
  readonly search: string;
  readonly location?: string;
  readonly within?: string;
}

/** The chosen order, and the values it depends on (decision A69). */
interface Ordered<Sort extends string> extends Ranked {
  /** 'newest' while nothing was chosen. */
  readonly sortBy: Sort | 'newest' | 'nearest';
  /** 'Newest first' was chosen although there are words. */
  readonly byDate: boolean;
}

const isRanked = ({ search, location = '', within = '' }: Ranked): boolean =>
  search.trim() !== '' || (within !== '' && location.trim() !== '');

/** The effective order: the chosen one, else the best match with words or a distance, else the newest first. */
export function orderOf<Sort extends string>(
  filters: Ordered<Sort>,
): Sort | 'newest' | 'best' | 'nearest' {
  const { byDate } = filters;
  // Nothing is nearest where no place is named any more.
  const sortBy = filters.sortBy === 'nearest' && !hasPlace(filters) ? 'newest' : filters.sortBy;
  return sortBy === 'newest' && !byDate && isRanked(filters) ? 'best' : sortBy;
}

/** What a choice changes of the filters. */
export function chosenOrder<Sort extends string>(
  filters: Ranked,
  sort: Sort | 'newest' | 'best' | 'nearest',
): { sortBy: Sort | 'newest' | 'nearest'; byDate: boolean } {
  if (sort === 'best') return { sortBy: 'newest', byDate: false };
  return { sortBy: sort, byDate: sort === 'newest' && isRanked(filters) };
}

const hasPlace = ({ location = '' }: Ranked): boolean => location.trim() !== '';

const bestName = t('bestMatch');
const nearestName = t('nearestFirst');

/** What an order is called on the screen. */
export const orderName = <Sort extends string>(
  sort: Sort | 'best' | 'nearest',
  names: Readonly<Record<Sort, string>>,
): string => {
  if (sort === 'best') return bestName;
  return sort === 'nearest' ? nearestName : names[sort as Sort];
};

/** The choices: the best match is one while there is something to match, and the nearest while there is a place. */
export const orderChoices = <Sort extends string>(
  filters: Ranked,
  sorts: readonly Sort[],
  names: Readonly<Record<Sort, string>>,
) => [
  ...(isRanked(filters) ? [{ value: 'best', label: bestName }] : []),
  ...(hasPlace(filters) ? [{ value: 'nearest', label: nearestName }] : []),
  ...sorts.map((sort) => ({ value: sort as string, label: names[sort] })),
];
